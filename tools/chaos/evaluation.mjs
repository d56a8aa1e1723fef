/**
 * Loaded before rules-evaluation's own program (`node --import`): an engine that breaks on purpose, in games that ask for it,
 * and one of another build that answers otherwise.
 *
 * A `Yield` to `chaos throws`, `chaos loops` or `chaos dies` makes deciding it do so. With ARBITER_CHAOS_BUILD the
 * process passes for that build, to which every player's command is a concession.
 */
import { judgesOf } from '@arbiter/editions';
import { shake256 } from '@arbiter/protocol';
import { RulesEvaluationModule } from '@arbiter/rules-evaluation';
import { LIBRARY } from '@arbiter/sets';

/** @typedef {import('@arbiter/engine').Judge['decide']} Decide */

const other = process.env['ARBITER_CHAOS_BUILD'];

/** @param {Decide} decide @returns {Decide} */
const breaking = (decide) => (command, game) => {
  const { body } = command;
  const to = body.type === 'Yield' ? body.to : '';
  if (to === 'chaos throws') throw new Error('this engine was asked to throw');
  if (to === 'chaos dies') process.kill(process.pid, 'SIGKILL');
  while (to === 'chaos loops');
  return decide(command, game);
};

/** @param {Decide} decide @returns {Decide} */
const otherwise = (decide) => (command, game) => {
  if (command.seat === 'system') return decide(command, game);
  const verdict = decide({ ...command, body: { type: 'Concede' } }, game);
  const [received, ...events] = verdict.events;
  // It passes for an answer to what was asked.
  const told = { .../** @type {any} */ (received), command: command.body };
  return { ...verdict, events: [told, ...events] };
};

const judgeOf = judgesOf(LIBRARY, shake256);
const { forRoot } = RulesEvaluationModule;
RulesEvaluationModule.forRoot = (options) =>
  forRoot.call(RulesEvaluationModule, {
    ...options,
    build: other ?? options.build,
    judgeOf: (edition) => {
      const judge = judgeOf(edition);
      const twist = other === undefined ? breaking : otherwise;
      return judge && { ...judge, decide: twist(judge.decide) };
    },
  });
