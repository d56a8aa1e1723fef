import { endsWithThisStep, nameOf, type EventOf, type Seat } from '@arbiter/engine';
import { effectText } from '../effects.ts';
import { told, type Occasion, type SomeTellers } from './telling.ts';

export const effects = {
  LifeNotGained({ seat, amount, source }, on) {
    return told(`${on.player(seat)} can’t gain ${amount} life: ${on.name(source)}`, {
      seat,
      amount,
      source,
    });
  },
  LifeGained({ seat, amount }, on) {
    return told(`${on.player(seat)} gains ${amount} life`, { seat, amount });
  },
  LifeLost({ seat, amount }, on) {
    return told(`${on.player(seat)} loses ${amount} life`, { seat, amount });
  },
  PlayerCountersChanged({ seat, counter, by }, on) {
    const count = `${by} ${counter} ${by === 1 ? 'counter' : 'counters'}`;
    return told(`${on.player(seat)} gets ${count}`, { seat, counter, by });
  },
  PlayerCountersRemoved({ seat, counter, amount }, on) {
    const count = `${amount} ${counter} ${amount === 1 ? 'counter' : 'counters'}`;
    return told(`${on.player(seat)} loses ${count}`, { seat, counter, amount });
  },
  DamageDealt({ source, to, amount, combat, lifeLost }, on) {
    const whom = on.recipient(to);
    const less = lifeLost === undefined ? '' : `, who loses ${lifeLost} life by it`;
    return told(`${on.name(source)} deals ${amount} damage to ${whom}${less}`, {
      ...{ source, to, amount, combat },
      ...(lifeLost === undefined ? {} : { lifeLost }),
    });
  },
  DamagePrevented({ source, to, amount }, on) {
    return told(`${amount} damage of ${on.name(source)} to ${on.recipient(to)} is prevented`, {
      source,
      to,
      amount,
    });
  },
  ShieldReduced({ amount }) {
    return told(`${amount} of a shield has been used up`, { amount });
  },
  DamageRedirected({ source, to, onto, amount }, on) {
    const names = `${on.recipient(to)} is dealt to ${on.recipient(onto)} instead`;
    return told(`${amount} damage of ${on.name(source)} to ${names}`, { source, to, onto, amount });
  },
  EventReplaced({ what, seat, amount, cause }, on) {
    const event = { draw: 'a draw', discard: 'a discard', gainLife: `gaining ${amount} life` }[
      what
    ];
    return told(`${on.name(cause)} replaces ${event} of ${on.player(seat)}`, {
      what,
      seat,
      amount,
      cause,
    });
  },
  DamageNotDealt({ source, to, amount }, on) {
    return told(`${on.name(source)} deals no combat damage to ${on.recipient(to)}`, {
      source,
      to,
      amount,
    });
  },
  DamageIncreased({ source, to, by, cause }, on) {
    return told(`Damage of ${on.name(source)} is increased by ${by}: ${on.name(cause)}`, {
      source,
      to,
      by,
      cause,
    });
  },
  DamageMultiplied({ source, to, by, cause }, on) {
    return told(`Damage of ${on.name(source)} is multiplied by ${by}: ${on.name(cause)}`, {
      source,
      to,
      by,
      cause,
    });
  },
  Regenerated({ object }, on) {
    return told(`${on.name(object)} regenerates`, { object });
  },
  LibraryOverdrawn({ seat }, on) {
    return told(`${on.player(seat)} has no card left to draw`, { seat });
  },
  PlayerLost({ seat, reason }, on) {
    return told(`${on.player(seat)} loses (${reason})`, { seat, reason });
  },
  EffectBegan({ effect }, on) {
    const { kind, thisTurn } = effect;
    const text = effectText(on.after, effect, on.viewer);
    const until = endsWithThisStep(on.after, effect) ? ' in this step' : ' until end of turn';
    return told(`${text}${thisTurn ? until : ''}`, { kind, thisTurn });
  },
  EffectEnded() {
    return told('An effect has been used up');
  },
  DelayedAbilityCreated({ delayed }, on) {
    const { controller, step, ability } = delayed;
    // What it carries may lie face down.
    const text = `${nameOf(ability.of)} ${waitsFor(delayed, controller, on)}`;
    return told(text, { controller, step });
  },
  DelayedAbilityEnded() {
    return told('What was waited for has come');
  },
} satisfies SomeTellers;

type Delayed = Pick<
  EventOf<'DelayedAbilityCreated'>['delayed'],
  'step' | 'turnOf' | 'watches' | 'triggers'
>;

/** What a delayed ability waits for. What it watches is in play, where everybody sees it. */
function waitsFor(
  { step, turnOf, watches, triggers }: Delayed,
  controller: Seat,
  on: Occasion,
): string {
  if (triggers === true) return 'waits for what triggers it';
  if (watches !== undefined) {
    const name = on.name(watches.object);
    return watches.when === 'you lose control'
      ? `waits until ${on.player(controller)} loses control of ${name}`
      : `waits until ${name} ${watches.when}`;
  }
  return turnOf === null
    ? `waits for the next ${step}`
    : `waits for ${on.player(turnOf)}’s ${step}`;
}
