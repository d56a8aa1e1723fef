import type { Field, Value } from './check.ts';
import type { Match } from '../play/match.ts';
import { SEES_FIELD } from './sees-field.ts';
import { STACK_FIELD } from './stack-field.ts';
import { storyField } from './story-fields.ts';

/** What may be said about the game as a whole. */
export const GAME_FIELDS: Readonly<Record<string, Field<null>>> = {
  stack: STACK_FIELD,
  'power of': storyField('power'),
  'toughness of': storyField('toughness'),
  sees: SEES_FIELD,
  step: {
    read: (entry) => entry.text(),
    find: ({ game }) => game.turn.step,
  },
  active: {
    read: (entry) => entry.text(),
    find: ({ game, players }) => players[game.turn.active],
  },
  asked: {
    read: (entry) => entry.text(),
    find: whoIsAsked,
  },
  'not asked': {
    read: (entry) => `not ${entry.text()}`,
    find(match, _, expected) {
      // Priority is no question; everything else since the last expectation is.
      const asked = match.sinceHeld.find(
        (event) =>
          event.type === 'DecisionRequested' &&
          event.question.kind !== 'priority' &&
          expected === `not ${match.players[event.seat]}`,
      );
      return asked?.type === 'DecisionRequested' ? asked.question.kind : expected;
    },
  },
  decision: {
    read: (entry) => entry.text(),
    find: ({ game }) => game.decision?.kind ?? 'none',
  },
  over: {
    read: (entry) => entry.flag(),
    find: ({ game }) => game.outcome !== null,
  },
  winner: {
    read: (entry) => entry.text(),
    find({ game, players }) {
      const winner = game.outcome?.winner;
      return winner === undefined || winner === null ? 'nobody' : players[winner];
    },
  },
  draw: {
    read: (entry) => entry.flag(),
    find: ({ game }) => game.outcome !== null && game.outcome.winner === null,
  },
};

function whoIsAsked({ game, players }: Match): Value & string {
  return game.decision === null ? 'nobody' : players[game.decision.seat];
}
