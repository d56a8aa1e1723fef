import { fits } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { ResolveFrame } from '../state/frames.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { openEffect, type Run } from '../decide/stack/run.ts';
import type { EffectOf } from './meaning.ts';

/** Who searches is asked even where nothing is to be found, or else the others would learn that. */
export function search(run: Run, effect: EffectOf<'search'>): boolean {
  const answer = run.takeAnswer() as readonly ObjectId[] | null;
  if (answer === null) {
    run.work.askToChoose(run.controller, 'search', 'search');
    return false;
  }
  if (answer.length > 0) run.bind(effect.as, answer);
  return true;
}

/**
 * The options of an open search: of cards of a kind none need be found; of any card, as many as asked for or all
 * that there are (6ED Glossary: Search).
 */
export function searchOptions(
  sight: Sight,
  frame: ResolveFrame,
): { readonly from: readonly ObjectId[]; readonly least: number; readonly most: number } {
  const effect = openEffect<'search'>(sight, frame);
  const { for: wanted, count = 1, zones = ['library'], whose = 'you' } = effect;
  const seats = seatsAmong(referTo(sight, whose, frame));
  const from = seats
    .flatMap((seat) => zones.flatMap((zone) => sight.game.players[seat][zone]))
    .filter((id) => fits(sight, wanted, id, frame));
  const isAnyCard = 'all' in wanted && wanted.all.length === 0;
  const most = Math.min(count, from.length);
  return { from, least: isAnyCard ? most : 0, most };
}

export function nameCard(run: Run, effect: EffectOf<'nameCard'>): boolean {
  const answer = run.takeAnswer();
  if (typeof answer !== 'string') {
    run.work.ask(run.controller, { kind: 'name' }, 'nameCard');
    return false;
  }
  run.work.emit('CardNamed', 'nameCard', { seat: run.controller, name: answer });
  run.bind(effect.as, answer);
  return true;
}
