import type { ReadonlySignal } from '@preact/signals';
import type { View, WireClock } from '@arbiter/client';
import type { ComponentChildren, VNode } from 'preact';
import { classes } from '../dom/classes.ts';
import { pilesOf } from '../play/piles.ts';
import { poolText } from '../play/words.ts';
import { cardView, pileView, type CardLook } from './cards.tsx';
import { Clock } from './clock.tsx';

/** What is known of how a game is watched. */
export interface Watching {
  readonly names: readonly [string, string];
  readonly clock: WireClock | null;
  /** When the clock was told, in milliseconds of this machine; and what time it is now. */
  readonly receivedAt: number;
  readonly now: ReadonlySignal<number> | null;
  readonly look: CardLook;
}

/** A player's numbers, in one line. */
export function playerLine(
  view: View,
  seat: 0 | 1,
  { names, clock, receivedAt, now }: Watching,
): VNode {
  const player = view.players[seat];
  const pool = poolText(player.pool);
  const acts = view.decision?.seat === seat && view.outcome === null;
  return (
    <header class={classes({ player: true, acts })}>
      <h2>{names[seat]}</h2>
      {view.turn.number > 0 && view.turn.active === seat && <span class="badge">active</span>}
      {acts && <span class="badge strong">to decide</span>}
      {!player.connected && <span class="badge warn">connection lost</span>}
      {player.offersDraw && <span class="badge warn">offers a draw</span>}
      <dl>
        {number('Life', player.life, 'life')}
        {Object.entries(player.counters).map(([kind, count]) => number(kind, count))}
        {number('Hand', player.handCount)}
        {number('Library', player.libraryCount)}
        {number('Graveyard', player.graveyard.length)}
        {player.exile.length > 0 && number('Exile', player.exile.length)}
        {pool !== '' && number('Mana', pool, 'mana')}
        {clock !== null &&
          now !== null &&
          number(
            'Clock',
            <Clock clock={clock} seat={seat} receivedAt={receivedAt} now={now} />,
            'clock',
          )}
      </dl>
    </header>
  );
}

function number(name: string, value: ComponentChildren, look = ''): VNode {
  return (
    <div key={name} class={look}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What a player has in play: lands apart from the rest. */
export function battlefield(view: View, seat: 0 | 1, { look, names }: Watching): VNode {
  const ids = new Set(view.permanents.map(({ id }) => id));
  const mine = view.permanents.filter(
    // Auras lie with what they are attached to, whoever controls them.
    ({ controller, attachedTo }) => controller === seat && !ids.has(attachedTo),
  );
  const isLand = (one: (typeof mine)[number]): boolean =>
    one.types.includes('Land') && !one.types.includes('Creature');
  const row = (what: string, some: typeof mine): VNode => (
    <ul class="row" aria-label={`${what} of ${names[seat]}`} key={what}>
      {pilesOf(some, view, look).map((pile) => pileView(pile, view, look))}
    </ul>
  );
  return (
    <section class="battlefield" aria-label={`Battlefield of ${names[seat]}`}>
      {mine.length === 0 && <p class="quiet">Nothing in play</p>}
      {row(
        'Other permanents',
        mine.filter((one) => !isLand(one)),
      )}
      {row('Lands', mine.filter(isLand))}
    </section>
  );
}

/** Graveyard and exile, folded away. */
export function piles(view: View, seat: 0 | 1, { look, names }: Watching): VNode | false {
  const { graveyard, exile } = view.players[seat];
  if (graveyard.length + exile.length === 0) return false;
  return (
    <details class="piles" key={`piles ${seat}`}>
      <summary>{`Graveyard of ${names[seat]} (${graveyard.length})`}</summary>
      <div class="row">{graveyard.toReversed().map((card) => cardView(card, look))}</div>
      {exile.length > 0 && <p>{`Exile (${exile.length})`}</p>}
      {exile.length > 0 && (
        <div class="row">
          {exile.map((card) => ('hidden' in card ? <span>a card</span> : cardView(card, look)))}
        </div>
      )}
    </details>
  );
}

/** A hand that lies open: to an operator, and to everybody when the match is over. */
export function openHand(view: View, seat: 0 | 1, { look, names }: Watching): VNode | false {
  const { hand } = view.players[seat];
  if (view.viewer !== 'operator' || hand === null) return false;
  return (
    <section class="open-hand" aria-label={`Hand of ${names[seat]}`} key={`hand ${seat}`}>
      <h4>{`Hand (${hand.length})`}</h4>
      <div class="row">{hand.map((card) => cardView(card, look))}</div>
    </section>
  );
}
