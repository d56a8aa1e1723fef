/** Of abilities that differ in nothing but the mana that they add, a card has one line. */
import { costKinds } from '../deeds.ts';
import { filterText } from '../filter-text.ts';
import type { Ability } from '../language.ts';
import { COLORS, MANA_KINDS } from '../mana.ts';
import { article, listed, numberWord } from './grammar.ts';
import { exiled, type Terms } from './terms.ts';

/** A line, and the abilities that it stands for. */
export interface SharedLine {
  readonly of: readonly Ability[];
  readonly text: string;
}

/** @param textOf what an ability says by itself */
export function sharedManaLines(
  abilities: readonly Ability[],
  textOf: (ability: Ability) => string,
  name: string,
  terms: Terms,
): readonly SharedLine[] {
  const allowed = ofWhatIsAllowed(abilities, name, terms);
  const others = abilities.filter((ability) => !allowed.some(({ of }) => of.includes(ability)));
  return [...allowed, ...ofColors(others, textOf)];
}

/** What each of these says, and once for those that differ in the color alone. @param textOf what an ability says by itself */
export function saidTogether(
  abilities: readonly Ability[],
  textOf: (ability: Ability) => string,
): readonly string[] {
  const shared = ofColors(abilities, textOf);
  return abilities.flatMap((ability) => {
    const line = shared.find(({ of }) => of.includes(ability));
    if (line === undefined) return [textOf(ability)];
    return line.of[0] === ability ? [line.text] : [];
  });
}

/** `Add {W}{W}{W} to your mana pool`: colored mana. */
const ADDED = /Add ((?:\{[WUBRG]\})+) to your mana pool/u;

/** `Add {B} or {R} to your mana pool`, `Add three mana of any one color to your mana pool`. */
function ofColors(
  abilities: readonly Ability[],
  textOf: (ability: Ability) => string,
): readonly SharedLine[] {
  const byRest = new Map<string, { of: Ability[]; added: string[]; text: string }>();
  const adding = abilities.filter(addsMana);
  for (const ability of adding.length < 2 ? [] : adding) {
    const text = textOf(ability);
    const [said, added] = ADDED.exec(text) ?? [];
    if (said === undefined || added === undefined) continue;
    const rest = text.replace(said, String(added.length));
    const group = byRest.get(rest) ?? { of: [], added: [], text };
    group.of.push(ability);
    group.added.push(added);
    byRest.set(rest, group);
  }
  return [...byRest.values()]
    .filter(({ of, added }) => of.length > 1 && new Set(added).size === of.length)
    .map(({ of, added, text }) => ({
      of,
      text: text.replace(ADDED, `Add ${eitherOf(added, text)} to your mana pool`),
    }));
}

const addsMana = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.effect.some((effect) => effect.do === 'addMana');

/** @param added as many mana in all of them */
function eitherOf(added: readonly string[], text: string): string {
  const colors = new Set(added.filter((one) => /^(\{.\})\1*$/u.test(one)));
  if (colors.size < COLORS.length || colors.size < added.length) return listed(added, 'or');
  const many = (added[0]?.length ?? 0) / '{W}'.length;
  const isOneColor = many > 1 || / to your mana pool (?:for each|a number of times)/u.test(text);
  return `${numberWord(many)} mana of any ${isOneColor ? 'one ' : ''}color`;
}

/** Abilities for one kind of mana each, of which the game allows some. */
function ofWhatIsAllowed(
  abilities: readonly Ability[],
  name: string,
  terms: Terms,
): readonly SharedLine[] {
  const byKind = new Map<string, Ability[]>();
  for (const ability of abilities) {
    const kind = kindOfMana(ability, name, terms);
    if (kind !== null) byKind.set(kind, [...(byKind.get(kind) ?? []), ability]);
  }
  return [...byKind].flatMap(([kind, of]) => {
    if (of.length < COLORS.length) return [];
    const said = of.length === MANA_KINDS.length ? kind.replace('any color', 'any type') : kind;
    return [{ of, text: `{T}: Add one mana ${said}.` }];
  });
}

/** Of "{T}: Add {G}, only if …", where that says of green what another says of another kind: which mana is allowed. */
function kindOfMana(ability: Ability, name: string, terms: Terms): string | null {
  if (ability.kind !== 'activated' || costKinds(ability.cost).join() !== 'tap') return null;
  const [effect, ...others] = ability.effect;
  const [only, ...more] = ability.onlyIf ?? [];
  if (effect?.do !== 'addMana' || others.length > 0 || more.length > 0) return null;
  if (typeof only !== 'object') return null;
  const { mana } = effect;
  if ('couldProduce' in only && only.couldProduce === mana) {
    return `to your mana pool, of any color that ${article(filterText(only.by))} could produce`;
  }
  if (!('object' in only)) return null;
  const { object, is } = only;
  if (object === 'self' && 'chose' in is && is.chose === mana) {
    return 'of the chosen color to your mana pool';
  }
  const isOfExiled = typeof object === 'object' && 'exiledWith' in object;
  return isOfExiled && object.exiledWith === 'self' && 'color' in is && is.color === mana
    ? `of any color of the card ${exiled(terms)} with ${name} to your mana pool`
    : null;
}
