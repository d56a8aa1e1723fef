import type { Amount } from '../amounts.ts';
import type { Ability, Modification, Supertype } from '../language.ts';
import { amountText } from '../amounts.ts';
import { forEachText } from './amounts.ts';
import { colorsText } from './colors.ts';
import { article, listed, numberWord, pluralOf } from './grammar.ts';
import { possessive, verbFor, type Noun } from './noun.ts';
import { saidTogether } from './shared-mana-lines.ts';
import type { Clause, Say, Sentence } from './word.ts';

interface How {
  /** ` until end of turn`; nothing for what a permanent's text says all the time. */
  readonly lasts: string;
  /** Whether it is about the object whose text it is. */
  readonly isOfItself: boolean;
  /** It is so as long as the permanent is there: `has`, not `gains`. */
  readonly isStatic?: true;
}

type Predicate = Clause['does'][number];

/** A change of characteristics as a sentence: `white creatures get +1/+1`. */
export function changes(subject: Noun, by: Modification, say: Say, how: How): Sentence {
  const { becomes } = by;
  if (by.switches === true) {
    return `switch ${possessive(subject)} power and toughness${how.lasts}`;
  }
  const does: Predicate[] = [];
  const after: string[] = [];
  if (becomes !== undefined) {
    const size = sizeAlone(subject, becomes, say, how);
    if (size !== null) return size;
    does.push(becoming(subject, becomes, how, say));
    if (becomes.addTypes !== undefined) after.push(stillWhatItWas(subject, how, say));
  }
  if (by.losesAllAbilities === true) does.push(['lose', 'all abilities']);
  if (by.is !== undefined) does.push(being(by.is.power, by.is.toughness, subject, say));
  let where = '';
  if (by.power !== undefined || by.toughness !== undefined) {
    const got = getting(by, say);
    does.push(['get', got.size]);
    where = got.where;
  }
  if (by.colors !== undefined) {
    does.push([how.isStatic === true ? 'be' : 'become', colorsText(by.colors)]);
  }
  const gain = how.isStatic === true ? 'have' : 'gain';
  if (by.grants !== undefined) {
    does.push([gain, listed(saidTogether(by.grants, (one) => granted(one, subject, say)))]);
  }
  if (by.gains !== undefined) does.push([gain, listed(by.gains)]);
  if (by.loses !== undefined) does.push(['lose', listed(by.loses)]);
  if (by.losesLandwalk === true) does.push(['lose', 'all landwalk abilities']);
  const last = does.length - 1;
  const ending = `${how.lasts}${where}${after.map((sentence) => `. ${sentence}`).join('')}`;
  return {
    subject,
    does: does.map(([verb, rest], i) => [verb, i === last ? `${rest}${ending}` : rest]),
  };
}

/** A keyword stands there as it is, an ability with a text in quotation marks. */
function granted(ability: Ability, subject: Noun, say: Say): string {
  const said = say.quoted(ability, subject);
  if (ability.kind !== 'keyword') return said;
  const bare = said.slice(1, -1);
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** As texts call them beside a noun. */
const SUPERTYPE_WORDS: Readonly<Record<Supertype, string>> = {
  Basic: 'basic',
  Legendary: 'legendary',
  World: 'world',
  'Snow-Covered': 'snow',
};

type Becomes = NonNullable<Modification['becomes']>;

/** `Maro’s power and toughness are each equal to …`, `its power is equal to …`, where that is all that it says. */
function sizeAlone(subject: Noun, becomes: Becomes, say: Say, how: How): Sentence | null {
  const { power: ownPower, toughness, ...rest } = becomes;
  // A number of its own stands on the card already.
  const isPrinted = how.isOfItself && how.isStatic === true && typeof ownPower === 'number';
  const power = isPrinted && typeof toughness === 'object' ? undefined : ownPower;
  if (Object.keys(rest).length > 0) return null;
  const whose = possessive(subject);
  if (power === undefined || toughness === undefined) {
    const [amount, which] = power === undefined ? [toughness, 'toughness'] : [power, 'power'];
    return amount === undefined ? null : `${whose} ${which} is equal to ${amountText(amount, say)}`;
  }
  if (JSON.stringify(power) === JSON.stringify(toughness)) {
    return `${whose} power and toughness are each equal to ${amountText(power, say)}`;
  }
  return `${whose} power is equal to ${amountText(power, say)} and ${whose} toughness is equal to ${amountText(toughness, say)}`;
}

function becoming(subject: Noun, becomes: Becomes, how: How, say: Say): Predicate {
  const verb = how.isStatic === true ? 'be' : 'become';
  const { power, toughness, types, addTypes, subtypes, addSubtypes, colors, keywords, land } =
    becomes;
  const supertypes = (becomes.addSupertypes ?? []).map((one) => SUPERTYPE_WORDS[one]);
  if (supertypes.length > 0 && Object.keys(becomes).length === 1) return [verb, listed(supertypes)];
  const isMany = subject.number === 'many';
  if (land !== undefined) {
    const kind = land === 'chosen' ? 'land of the chosen type' : land;
    return [verb, isMany ? pluralOf(kind) : article(kind)];
  }
  const nouns = [
    ...(subtypes ?? []),
    ...(addSubtypes ?? []),
    ...[...(types ?? []), ...(addTypes ?? [])].map((type) => type.toLowerCase()),
  ];
  const isNumber = typeof power === 'number' || power === 'X';
  const size = isNumber ? [`${power}/${amountText(toughness ?? 0, say)}`] : [];
  const color = colors === undefined ? [] : [colorsText(colors)];
  const noun = [
    ...size,
    ...supertypes,
    ...color,
    ...(nouns.length === 0 ? ['permanent'] : nouns),
  ].join(' ');
  const having = [
    ...(power === undefined || isNumber ? [] : [sizeOf(power, toughness ?? 0, subject, say)]),
    ...(keywords ?? []),
  ];
  const rest = having.length === 0 ? '' : ` with ${listed(having)}`;
  return [verb, `${isMany ? pluralOf(noun) : article(noun)}${rest}`];
}

/** The types that it had remain. */
function stillWhatItWas(subject: Noun, { isOfItself }: How, { ownTypes }: Say): string {
  const kind = isOfItself ? ownTypes.join(' ') : (subject.kind ?? '');
  if (subject.number !== 'many') {
    return kind === '' ? 'It keeps its other types' : `It’s still ${article(kind)}`;
  }
  return kind === '' ? 'They keep their other types' : `They’re still ${pluralOf(kind)}`;
}

/** `power and toughness each equal to its converted mana cost`. */
function sizeOf(power: Amount, toughness: Amount, { number }: Noun, say: Say): string {
  const text = (amount: Amount): string => {
    const said = amountText(amount, say);
    return number === 'many' && amount === 'its mana value' ? 'their converted mana costs' : said;
  };
  return JSON.stringify(power) === JSON.stringify(toughness)
    ? `power and toughness each equal to ${text(power)}`
    : `power equal to ${text(power)} and toughness equal to ${text(toughness)}`;
}

/** `is 1/1`. */
function being(power: Amount, toughness: Amount, subject: Noun, say: Say): Predicate {
  const isPlain = (amount: Amount): boolean => typeof amount === 'number' || amount === 'X';
  return isPlain(power) && isPlain(toughness)
    ? ['be', `${amountText(power, say)}/${amountText(toughness, say)}`]
    : ['have', sizeOf(power, toughness, subject, say)];
}

interface Got {
  readonly size: string;
  /** What X is, said behind how long it lasts. */
  readonly where: string;
}

/** `+2/+0`; `-X/-X` and `, where X is …`; `+1/+1 for each creature blocking it beyond the first`. */
function getting({ power = 0, toughness = 0 }: Modification, say: Say): Got {
  const [amount] = [power, toughness].filter(
    (one) => typeof one === 'object' || one === 'its mana value',
  );
  const sized = (part: (one: Amount) => string): string =>
    inStep(part(power), part(toughness), [power, toughness]);
  if (amount === undefined) return { size: sized(signed), where: '' };
  if (isOpen(power) && isOpen(toughness) && JSON.stringify(power) !== JSON.stringify(toughness)) {
    const [x, y] = [power, toughness].map((one) => amountText(one, say));
    return { size: '+X/+Y', where: `, where X is ${x ?? ''}, and Y is ${y ?? ''}` };
  }
  if (typeof amount !== 'object' || !('times' in amount)) {
    return { size: sized(signed), where: `, where X is ${amountText(amount, say)}` };
  }
  const { times, of, less } = amount;
  if (less === undefined && Math.abs(times) === 1 && !isCounted(of)) {
    const x = times < 0 ? '-X' : '+X';
    const where = of === 'X' ? '' : `, where X is ${amountText(of, say)}`;
    return { size: sized((one) => (typeof one === 'object' ? x : signed(one))), where };
  }
  const size = sized((one) => signed(typeof one === 'object' ? timesOf(one) : one));
  const beyond =
    less === undefined ? '' : ` beyond the first${less === 1 ? '' : ` ${numberWord(less)}`}`;
  return { size: `${size}${forEachText(of, say)}${beyond}`, where: '' };
}

/** Left open by the text: said with a letter. */
const isOpen = (amount: Amount): boolean => typeof amount === 'object' && !('times' in amount);

/** Beside what is taken away nothing is taken away as well: `-2/-0`. */
function inStep(power: string, toughness: string, [one, other]: readonly Amount[]): string {
  if (one === 0 && toughness.startsWith('-')) return `-0/${toughness}`;
  return other === 0 && power.startsWith('-') ? `${power}/-0` : `${power}/${toughness}`;
}

/** How much it is for each that is counted. */
const timesOf = (amount: Exclude<Amount, string | number>): number =>
  'times' in amount ? amount.times : 1;

/** What "for each" can count. */
const isCounted = (amount: Amount): boolean =>
  typeof amount === 'object' && ('count' in amount || 'countOf' in amount || 'counters' in amount);

/** With its sign: `+2`, `-1`, `+X`. */
function signed(amount: Amount): string {
  if (typeof amount === 'object' || amount === 'its mana value') return '+X';
  return typeof amount === 'number' && amount < 0 ? String(amount) : `+${amount}`;
}

/** The whole of it with its subject: `Enchanted creature gets +2/+0 and has trample`. */
export const clauseText = ({ subject, does }: Clause): string =>
  `${subject.text} ${does.map(([verb, rest]) => `${verbFor(subject, verb)} ${rest}`).join(' and ')}`;
