import type { TimeName, WirePlayer } from '@arbiter/client';
import { keptName } from '../state/chosen-deck.ts';
import type { Books } from '../state/state.ts';
import { say, type Plain } from '../words/say.ts';
import type { Choice } from './parts.tsx';

/** A choice whose label is a message: said when it is shown. */
interface Unsaid extends Choice {
  readonly label: Plain;
}

/** Choices as they are shown. */
export const saidOf = (choices: readonly Unsaid[]): Choice[] =>
  choices.map(({ value, label }) => ({ value, label: say(label) }));

/** Bots that one may play against, the strongest first, each with its strength. */
export const botsOf = ({ bots }: Pick<Books, 'bots'>): Choice[] =>
  bots.map(({ bot }) => ({ value: bot, label: botText(bot, bots) })).reverse();

/** A bot as people call it, and how strong it is. */
export const botText = (bot: string, bots: Books['bots']): string =>
  say('{bot}, strength {points}', {
    bot: NAMES[bot] === undefined ? bot : say(NAMES[bot]),
    points: bots.find((one) => one.bot === bot)?.strength ?? '?',
  });

/** A player in a list of matches: of a bot one sees how strong it is. */
export const playerText = ({ name, strength }: Omit<WirePlayer, 'player'>): string =>
  strength === undefined ? name : say('{name} (strength {points})', { name, points: strength });

const NAMES: Readonly<Record<string, Plain>> = {
  sensible: 'sensible',
  rare: 'rare (prefers unusual plays)',
  random: 'random',
};

/** How many games a match has. */
export const LENGTHS: readonly Unsaid[] = [
  { value: '1', label: 'one game' },
  { value: '3', label: 'best of three' },
  { value: '5', label: 'best of five' },
];

/** How both get time to think: as the server plays the format, or by name. */
export const TIMES: readonly (Unsaid & { readonly value: TimeName | '' })[] = [
  { value: '', label: 'as the format is played' },
  { value: 'standard', label: '25 minutes' },
  { value: 'quick', label: '8 minutes, and 10 s a turn' },
  { value: 'blitz', label: '3 minutes, and 5 s a turn' },
  { value: 'each', label: 'a minute for each decision' },
];

export const editionsOf = ({ editions }: Pick<Books, 'editions'>): Choice[] =>
  editions.map(({ code, name }) => ({ value: code, label: `${code}: ${name}` }));

export const formatsOf = ({ formats }: Pick<Books, 'formats'>): Choice[] =>
  formats.map(({ format, name }) => ({ value: format, label: name }));

/**
 * The decks that come with the server, and the player's own; of an edition, those that are played under it, if there are
 * any.
 */
export function decksOf({ decks, kept }: Books, edition?: string): Choice[] {
  const isUnder = (one: string | undefined): boolean => edition !== undefined && one === edition;
  const under = decks.filter(({ playedUnder }) => isUnder(playedUnder));
  const keptUnder = kept.filter((deck) => isUnder(deck.edition));
  const isAny = under.length + keptUnder.length > 0;
  return [
    ...(isAny ? under : decks).map(({ name, player, day }) => {
      const said = [player, day?.slice(0, 4)].filter((one) => one !== undefined);
      return { value: name, label: said.length === 0 ? name : `${name} (${said.join(', ')})` };
    }),
    ...(isAny ? keptUnder : kept).map(({ name }) => ({
      value: keptName(name),
      label: say('your deck “{name}”', { name }),
    })),
  ];
}
