import type { Position } from '@arbiter/client';
import type { Plain } from '../words/say.ts';

/** What a newcomer sits before: a table, and whose eyes see it. */
export interface Moment {
  readonly view: Position['view'];
  readonly options: Position['options'];
  readonly seat: 0 | 1;
}

/** What an edition does its own way about what a tip tells, and the rule that says so. */
export interface Difference {
  readonly says: Plain;
  /** With its edition: `6ED 310.4`. */
  readonly rule: string;
}

/** One thing to know, told the first time that it comes up. */
export interface Tip {
  readonly id: string;
  readonly title: Plain;
  readonly says: Plain;
  /** By edition. */
  readonly differs: Readonly<Partial<Record<string, Difference>>>;
  readonly isTime: (moment: Moment) => boolean;
}

const asked = ({ options }: Moment, ...kinds: readonly string[]): boolean =>
  options?.decision != null && kinds.includes(options.decision.kind);

const offers = ({ options }: Moment, type: string): boolean =>
  options?.commands.some((one) => one.type === type) === true;

const isMine = ({ view, seat }: Moment): boolean => view.turn.active === seat;

/** In the order in which they are told where several fit. */
export const TIPS: readonly Tip[] = [
  {
    id: 'mulligan',
    title: 'Your first seven cards',
    says: 'A hand with two to five lands is worth keeping. Otherwise shuffle it away, and draw one card fewer.',
    differs: {
      '6ED': { says: 'The player who begins makes up their mind first.', rule: '6ED 101.5' },
      TSP: { says: 'One may go on, down to no cards.', rule: 'TSP 101.4' },
    },
    isTime: (moment) => asked(moment, 'mulligan'),
  },
  {
    id: 'land',
    title: 'Play a land',
    says: 'Lands make the mana that pays for everything else. A card that glows can be played: click it.',
    differs: {
      '6ED': { says: 'One land a turn, in your own main phase.', rule: '6ED 305.4' },
      '4ED': { says: 'Nobody can respond to a land.', rule: '4ED land.1' },
    },
    isTime: (moment) => isMine(moment) && offers(moment, 'PlayLand'),
  },
  {
    id: 'cast',
    title: 'Cast a spell',
    says: 'Click a card that glows, and then what it is aimed at. The server taps your lands for you; the prompt says which, and you may choose others.',
    differs: {
      '6ED': {
        says: 'Creatures, artifacts, enchantments and sorceries only in your own main phase, while nothing is on the stack.',
        rule: '6ED 305.3',
      },
      TSP: { says: 'What it costs is settled before you make mana.', rule: 'TSP 409.1f' },
      '5ED': {
        says: 'You pay first, and choose targets after that.',
        rule: '5ED Playing Spells and Abilities.2',
      },
    },
    isTime: (moment) => isMine(moment) && offers(moment, 'CastSpell'),
  },
  {
    id: 'burn',
    title: 'Mana that nobody uses',
    says: 'There is mana in your pool. Spend it before the phase ends: what is left hurts you, one life for each.',
    differs: {
      '6ED': { says: 'It burns as a phase ends, not as a step does.', rule: '6ED 300.4' },
      TSP: {
        says: 'It burns as a phase ends. Today’s rules know no mana burn.',
        rule: 'TSP 300.3',
      },
      '5ED': {
        says: 'It burns before each check of life, also as an attack begins and ends.',
        rule: '5ED Mana Burn.2',
      },
    },
    isTime: ({ view, seat }) => view.players[seat].pool.some((count) => count > 0),
  },
  {
    id: 'damage',
    title: 'Damage waits on the stack',
    says: 'Who deals how much to whom is settled now, and not yet dealt. Both may still play instants and abilities.',
    differs: {
      '6ED': {
        says: 'It is dealt as it was assigned, even if the creature that deals it is gone by then.',
        rule: '6ED 310.4',
      },
      TSP: { says: 'Nothing can counter it.', rule: 'TSP 310.3' },
    },
    isTime: ({ view }) => view.stack.some(({ kind }) => kind === 'damage'),
  },
  {
    id: 'prevention',
    title: 'Damage may be prevented now',
    says: 'It is assigned, and not yet dealt. Only what prevents or redirects it may be used, and only now: a pass takes it.',
    differs: {
      '5ED': {
        says: 'Circles of Protection and the like work in this step alone.',
        rule: '5ED Damage Prevention.12',
      },
      '4ED': {
        says: 'There is one such step for all the damage of a batch.',
        rule: '4ED damage-prevention.2',
      },
    },
    isTime: ({ view, options }) =>
      options?.decision != null && view.priority?.window === 'prevention',
  },
  {
    id: 'interrupts',
    title: 'A spell may be interrupted',
    says: 'Before anything else is played, both may interrupt what was just announced; a pass lets it be cast.',
    differs: {
      '5ED': {
        says: 'An interrupt is aimed at that spell and at nothing else.',
        rule: '5ED Interrupts.4',
      },
    },
    isTime: ({ view, options }) =>
      options?.decision != null && view.priority?.window === 'interrupts',
  },
  {
    id: 'respond',
    title: 'Your opponent plays something',
    says: 'It has not happened yet. You may respond with what glows; a pass lets it happen. What was played last happens first.',
    differs: {
      '5ED': {
        says: 'Once both pass, the whole batch resolves, and nobody adds to it in between.',
        rule: '5ED Series and Batches.7',
      },
      '4ED': {
        says: 'Once both pass, everything resolves, and damage is prevented after all of it.',
        rule: '4ED damage-prevention.2',
      },
    },
    isTime: (moment) =>
      asked(moment, 'priority') &&
      moment.view.stack.some(
        ({ controller, kind }) => controller !== moment.seat && kind !== 'damage',
      ),
  },
  {
    id: 'attack',
    title: 'Attack',
    says: 'Click the creatures that attack; they tap for it. They attack your opponent, who may block each of them. Creatures that came this turn can’t attack yet.',
    differs: {
      '6ED': { says: 'Walls can’t attack.', rule: '6ED 308.1' },
    },
    isTime: (moment) => offers(moment, 'DeclareAttackers'),
  },
  {
    id: 'block',
    title: 'Block',
    says: 'Click one of your untapped creatures, and then the attacker that it blocks. Several may block the same one. What is not blocked hits you.',
    differs: {
      '6ED': {
        says: 'What is blocked stays blocked, even if its blocker goes away.',
        rule: '6ED 309.3',
      },
    },
    isTime: (moment) => offers(moment, 'DeclareBlockers'),
  },
  {
    id: 'discard',
    title: 'Too many cards',
    says: 'Your turn ends with seven cards in hand at most: choose what to discard.',
    differs: {
      '6ED': { says: 'Nobody can respond to that.', rule: '6ED 314.1a' },
    },
    isTime: (moment) =>
      isMine(moment) &&
      asked(moment, 'choose') &&
      moment.view.stack.length === 0 &&
      (moment.view.players[moment.seat].hand?.length ?? 0) > 7,
  },
  {
    id: 'pass',
    title: 'Nothing to do',
    says: 'You may act here, or pass. The button says where a pass leads. Space presses it, and Esc takes back what you have begun.',
    differs: {},
    isTime: (moment) => asked(moment, 'priority'),
  },
];

/** The first tip that fits and has not been read. */
export function tipFor(moment: Moment, seen: ReadonlySet<string>): Tip | null {
  return TIPS.find((tip) => !seen.has(tip.id) && tip.isTime(moment)) ?? null;
}
