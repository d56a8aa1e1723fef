/**
 * Loaded before a service's own program (`node --import`): with ARBITER_CHAOS_RELEASE the process passes for a release whose
 * engine has that digest. It decides as ours does, but nobody can know that.
 */
import { GameStateModule } from '@arbiter/game-state';
import { MatchmakingModule } from '@arbiter/matchmaking';
import { RulesEvaluationModule } from '@arbiter/rules-evaluation';

const build = process.env['ARBITER_CHAOS_RELEASE'];

/**
 * Has a module take the release's digest for its own.
 *
 * @template {{ forRoot: (options: any) => unknown }} M
 * @param {M} module @param {(build: string) => object} own
 */
function passesFor(module, own) {
  const { forRoot } = module;
  if (build === undefined) return;
  module.forRoot = (options) => forRoot.call(module, { ...options, ...own(build) });
}

passesFor(RulesEvaluationModule, (engine) => ({ build: engine }));
passesFor(GameStateModule, (engine) => ({ pinned: { engine } }));
passesFor(MatchmakingModule, (engine) => ({ pinned: { engine } }));
