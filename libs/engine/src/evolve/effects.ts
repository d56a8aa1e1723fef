import type { Game } from '../state/game.ts';
import type { LastingEffect } from '../state/effects.ts';
import { isPlayer, seatOf } from '../state/basics.ts';
import { remember, rememberDamage } from './history.ts';
import { leaveCombat } from './leaving.ts';
import type { Appliers } from './appliers.ts';

export const effects: Appliers<
  | 'LifeNotGained'
  | 'LifeGained'
  | 'LifeLost'
  | 'PlayerCountersChanged'
  | 'PlayerCountersRemoved'
  | 'DamageDealt'
  | 'DamagePrevented'
  | 'ShieldReduced'
  | 'DamageRedirected'
  | 'EventReplaced'
  | 'DamageNotDealt'
  | 'DamageIncreased'
  | 'DamageMultiplied'
  | 'Regenerated'
  | 'LibraryOverdrawn'
  | 'PlayerLost'
  | 'EffectBegan'
  | 'EffectEnded'
  | 'DelayedAbilityCreated'
  | 'DelayedAbilityEnded'
> = {
  LifeNotGained() {
    // Nothing was gained.
  },
  LifeGained(draft, { seat, amount }) {
    draft.player(seat).life += amount;
  },
  LifeLost(draft, { seat, amount }) {
    draft.player(seat).life -= amount;
  },
  PlayerCountersChanged(draft, { seat, counter, by }) {
    const player = draft.player(seat);
    player.counters = { ...player.counters, [counter]: (player.counters?.[counter] ?? 0) + by };
  },
  PlayerCountersRemoved(draft, { seat, counter, amount }) {
    const player = draft.player(seat);
    const left = (player.counters?.[counter] ?? 0) - amount;
    player.counters = { ...player.counters, [counter]: left };
  },
  DamageDealt(draft, { source, to, amount, asCounters, lifeLost = amount }) {
    remember(draft, 'was dealt damage', to);
    rememberDamage(draft, source, to, amount);
    if (asCounters === true) return;
    if (isPlayer(to)) draft.player(seatOf(to)).life -= lifeLost;
    else draft.object(to).damage += amount;
  },
  DamagePrevented() {
    // What was prevented never happened; that a shield was used up is told by its own event.
  },
  ShieldReduced(draft, { effect, amount }) {
    const { game } = draft;
    game.effects = game.effects.map((one) =>
      one.id === effect && one.kind === 'prevention' && typeof one.amount === 'number'
        ? { ...one, amount: one.amount - amount }
        : one,
    );
  },
  DamageRedirected() {
    // The damage that is then dealt is told by its own event.
  },
  EventReplaced() {
    // What happens instead is told by its own events.
  },
  DamageNotDealt() {
    // Nothing was dealt.
  },
  DamageIncreased() {
    // The damage that is then dealt is told by its own event.
  },
  DamageMultiplied() {
    // The damage that is then dealt is told by its own event.
  },
  Regenerated(draft, { object }) {
    const saved = draft.object(object);
    saved.damage = 0;
    saved.tapped = true;
    // Old records tell nothing else of it; new ones have told before that it was removed from combat.
    leaveCombat(draft, object);
  },
  LibraryOverdrawn(draft, { seat }) {
    draft.player(seat).overdrew = true;
  },
  PlayerLost(draft, { seat }) {
    draft.player(seat).lost = true;
  },
  EffectBegan(draft, { effect }) {
    const { game } = draft;
    game.effects = [...game.effects, effect];
    game.nextNumber = effect.id + 1;
    game.nextMoment = effect.timestamp + 1;
    if (changesLook(effect)) draft.lookAgain();
  },
  EffectEnded(draft, { effect }) {
    const { game } = draft;
    const ended = game.effects.find(({ id }) => id === effect);
    game.effects = game.effects.filter(({ id }) => id !== effect);
    if (ended !== undefined && changesLook(ended)) draft.lookAgain();
    if (
      ended?.kind === 'prevention' &&
      typeof ended.amount === 'number' &&
      isAwaited(game, effect)
    ) {
      game.turn = { ...game.turn, unused: { ...game.turn.unused, [effect]: ended.amount } };
    }
  },
  DelayedAbilityCreated(draft, { delayed }) {
    draft.game.delayed = [...draft.game.delayed, delayed];
    draft.game.nextNumber = delayed.id + 1;
  },
  DelayedAbilityEnded(draft, { delayed }) {
    draft.game.delayed = draft.game.delayed.filter(({ id }) => id !== delayed);
  },
};

const LOOKED_AT: readonly string[] = ['modification', 'control', 'standing', 'lingering'];

/** Whether characteristics or controllers may be others because of it. */
function changesLook({ kind }: LastingEffect): boolean {
  return LOOKED_AT.includes(kind);
}

/** Whether something that is done later may ask how much of it was used. */
const isAwaited = (game: Game, effect: number): boolean =>
  game.delayed.some(({ bindings }) => Object.values(bindings).includes(effect));
