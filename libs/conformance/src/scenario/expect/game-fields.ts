import { made } from '../form/form.ts';
import { mainGamesOf } from '@arbiter/engine';
import { COUNT, FLAG, WORD } from '../form/scalars.ts';
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
    form: WORD,
    find: ({ game }) => game.turn.step,
  },
  active: {
    form: WORD,
    find: ({ game, players }) => players[game.turn.active],
  },
  asked: {
    form: WORD,
    find: whoIsAsked,
  },
  'not asked': {
    form: made(WORD, (player) => `not ${player}`),
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
    form: WORD,
    find: ({ game }) => game.decision?.kind ?? 'none',
  },
  'main games': {
    form: COUNT,
    find: ({ game }) => mainGamesOf(game).length,
  },
  over: {
    form: FLAG,
    find: ({ game }) => game.outcome !== null,
  },
  winner: {
    form: WORD,
    find({ game, players }) {
      const winner = game.outcome?.winner;
      return winner === undefined || winner === null ? 'nobody' : players[winner];
    },
  },
  draw: {
    form: FLAG,
    find: ({ game }) => game.outcome !== null && game.outcome.winner === null,
  },
};

function whoIsAsked({ game, players }: Match): Value & string {
  return game.decision === null ? 'nobody' : players[game.decision.seat];
}
