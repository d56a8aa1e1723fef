import { plainForm, pluralOf, possessiveOf, thirdPerson } from './grammar.ts';

/** Of whom or what a sentence speaks. */
export interface Noun {
  /** `target creature`, `each creature`, `you`. */
  readonly text: string;
  readonly number: 'you' | 'one' | 'many';
  /** All of them together, for what is done to them at one time: `all green creatures`. */
  readonly all?: string;
  /** Of each of them, in the plural: `green creatures`. */
  readonly plural?: string;
  /** What it is, without what it must be like: `creature`. */
  readonly kind?: string;
  /** What stands for it in a later sentence: `that creature`. */
  readonly later?: string;
  readonly isPlayer?: true;
  /** Whose cards they are, where the text knows it: `your`. Otherwise they go to `its owner’s` zones. */
  readonly owner?: string;
  /** Cards that nobody has seen in play: they are put into a hand, not returned to it. */
  readonly isPut?: true;
  /** How they came to be spoken of: `destroyed this way`. */
  readonly way?: string;
}

export const YOU: Noun = { text: 'you', number: 'you', isPlayer: true };

/** A single thing. */
export const one = (text: string, more: Partial<Noun> = {}): Noun => ({
  text,
  number: 'one',
  ...more,
});

/** Several things. */
export const many = (text: string, more: Partial<Noun> = {}): Noun => ({
  text,
  number: 'many',
  ...more,
});

/** `each green creature` as the subject `green creatures`; others as they are. */
export function inThePlural(noun: Noun): Noun {
  const { plural, ...rest } = noun;
  return plural === undefined ? noun : { ...rest, text: plural, number: 'many' };
}

/** Of a creature or player, where only the creature can be meant. */
export const asPermanent = (noun: Noun): Noun => ({
  ...noun,
  text: noun.text.replace(/^that creature or player$/u, 'that creature'),
});

/** What a later sentence calls it. */
export function laterOn(noun: Noun): Noun {
  if (noun.number === 'you') return noun;
  const text =
    noun.later ?? (noun.number === 'many' ? 'them' : noun.isPlayer === true ? 'that player' : 'it');
  const { number, isPlayer, owner, isPut, way, kind } = noun;
  return {
    text,
    number,
    ...(isPlayer === undefined ? {} : { isPlayer }),
    ...(owner === undefined ? {} : { owner }),
    ...(isPut === undefined ? {} : { isPut }),
    ...(way === undefined ? {} : { way }),
    ...(kind === undefined ? {} : { kind }),
  };
}

/** The verb as it stands after this subject. */
export const verbFor = ({ number }: Noun, verb: string): string =>
  number === 'one' ? thirdPerson(verb) : plainForm(verb);

/** `It`, `they`, as a subject. */
export function pronounOf({ number, isPlayer }: Noun): string {
  if (number === 'you') return 'you';
  if (number === 'many') return 'they';
  return isPlayer === true ? 'he or she' : 'it';
}

/** Before what belongs to it: `your`, `its`, `target player’s`. */
export function possessive({ text, number }: Noun): string {
  if (number === 'you') return 'your';
  if (text === 'it') return 'its';
  return text === 'them' ? 'their' : possessiveOf(text);
}

/** Before what is the subject's own: `your`, `his or her`, `their`, `its`. */
export function ownPossessive({ number, isPlayer }: Noun): string {
  if (number === 'you') return 'your';
  if (number === 'many') return 'their';
  return isPlayer === true ? 'his or her' : 'its';
}

/** The zone of those who own it: `your hand`, `its owner’s hand`, `their owners’ libraries`. */
export function ownersZone({ owner, number }: Noun, zone: string): string {
  if (owner !== undefined) return `${owner} ${zone}`;
  return number === 'many' ? `their owners’ ${pluralOf(zone)}` : `its owner’s ${zone}`;
}
