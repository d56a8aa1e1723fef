import type { CardDefinition } from '@arbiter/cards';
import { compile, type CardData, type Refusal } from '@arbiter/compiler';

/** What became of the cards of a file. */
export interface CompiledFile {
  readonly form: string;
  /** In the order of their names. */
  readonly definitions: readonly CardDefinition[];
  readonly refused: readonly { readonly name: string; readonly why: readonly Refusal[] }[];
  /** What the compiler was not given. */
  readonly left: CardData['left'];
  /** So many come with Arbiter, and are not compiled again. */
  readonly ours: number;
}

/** Compiles all cards but ours. */
export function compiledFrom(
  { form, cards, left }: CardData,
  ours: ReadonlySet<string>,
): CompiledFile {
  const others = cards
    .filter(({ name }) => !ours.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const definitions: CardDefinition[] = [];
  const refused: { name: string; why: readonly Refusal[] }[] = [];
  for (const card of others) {
    const compiled = compile(card);
    if ('definition' in compiled) definitions.push(compiled.definition);
    else refused.push({ name: card.name, why: compiled.refusals });
  }
  return { form, definitions, refused, left, ours: cards.length - others.length };
}

/** The report: how many, what stands in the way most often, and each card that was not compiled. */
export function reportOf({ form, definitions, refused, left, ours }: CompiledFile): string {
  const words = refused.flatMap(({ why }) =>
    why.flatMap((one) => (one.why === 'missing words' ? one.words : [])),
  );
  return [
    `read as ${form}: ${definitions.length} compiled, ${refused.length} refused, ${left.length} of other kinds, ${ours} that come with Arbiter`,
    '',
    'Words that the card language lacks, by the cards that ask for them:',
    ...ranked(words).map(([word, times]) => `${String(times).padStart(6)}  ${word}`),
    '',
    'Refused:',
    ...refused.map(({ name, why }) => `${name}: ${why.map(reasonOf).join('; ')}`),
    '',
    'Of other kinds:',
    ...left.map(({ name, why }) => `${name}: ${why}`),
    '',
  ].join('\n');
}

function ranked(words: readonly string[]): readonly (readonly [string, number])[] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

function reasonOf(refusal: Refusal): string {
  switch (refusal.why) {
    case 'not read':
      return `not read: “${refusal.clause}”`;
    case 'ambiguous':
      return `${refusal.says}: “${refusal.clause}”`;
    case 'missing words':
      return `the card language has no word for it: ${refusal.words.join(', ')}`;
    case 'faulty':
      return refusal.says;
    default:
      return refusal satisfies never;
  }
}
