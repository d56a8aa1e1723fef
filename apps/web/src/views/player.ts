import type { View, WireClock } from '@arbiter/client';
import { classes, h, type VNode } from '../dom/h.ts';
import { pilesOf } from '../play/piles.ts';
import { poolText } from '../play/words.ts';
import { minutes, timeLeft } from '../state/clock.ts';
import { cardView, pileView, type CardLook } from './cards.ts';

/** What is known of how a game is watched. */
export interface Watching {
  readonly names: readonly [string, string];
  readonly clock: WireClock | null;
  /** Milliseconds since the clock was told. */
  readonly since: number;
  readonly look: CardLook;
}

/** A player's numbers, in one line. */
export function playerLine(view: View, seat: 0 | 1, { names, clock, since }: Watching): VNode {
  const player = view.players[seat];
  const pool = poolText(player.pool);
  const acts = view.decision?.seat === seat && view.outcome === null;
  return h(
    'header',
    { class: classes({ player: true, acts }) },
    h('h2', {}, names[seat]),
    view.turn.number > 0 && view.turn.active === seat && h('span', { class: 'badge' }, 'active'),
    acts && h('span', { class: 'badge strong' }, 'to decide'),
    !player.connected && h('span', { class: 'badge warn' }, 'connection lost'),
    player.offersDraw && h('span', { class: 'badge warn' }, 'offers a draw'),
    h(
      'dl',
      {},
      number('Life', player.life, 'life'),
      Object.entries(player.counters).map(([kind, count]) => number(kind, count)),
      number('Hand', player.handCount),
      number('Library', player.libraryCount),
      number('Graveyard', player.graveyard.length),
      player.exile.length > 0 && number('Exile', player.exile.length),
      pool !== '' && number('Mana', pool, 'mana'),
      clock !== null && number('Clock', minutes(timeLeft(clock, seat, since)), 'clock'),
    ),
  );
}

function number(name: string, value: string | number, look = ''): VNode {
  return h(
    'div',
    { key: name, class: look === '' ? null : look },
    h('dt', {}, name),
    h('dd', {}, value),
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
  const row = (what: string, some: typeof mine): VNode =>
    h(
      'ul',
      { class: 'row', 'aria-label': `${what} of ${names[seat]}`, key: what },
      pilesOf(some, view, look).map((pile) => pileView(pile, view, look)),
    );
  return h(
    'section',
    { class: 'battlefield', 'aria-label': `Battlefield of ${names[seat]}` },
    mine.length === 0 && h('p', { class: 'quiet' }, 'Nothing in play'),
    row(
      'Other permanents',
      mine.filter((one) => !isLand(one)),
    ),
    row('Lands', mine.filter(isLand)),
  );
}

/** Graveyard and exile, folded away. */
export function piles(view: View, seat: 0 | 1, { look, names }: Watching): VNode | false {
  const { graveyard, exile } = view.players[seat];
  if (graveyard.length + exile.length === 0) return false;
  return h(
    'details',
    { class: 'piles', key: `piles ${seat}` },
    h('summary', {}, `Graveyard of ${names[seat]} (${graveyard.length})`),
    h(
      'div',
      { class: 'row' },
      graveyard.toReversed().map((card) => cardView(card, look)),
    ),
    exile.length > 0 && h('p', {}, `Exile (${exile.length})`),
    exile.length > 0 &&
      h(
        'div',
        { class: 'row' },
        exile.map((card) => ('hidden' in card ? h('span', {}, 'a card') : cardView(card, look))),
      ),
  );
}

/** A hand that lies open: to an operator, and to everybody when the match is over. */
export function openHand(view: View, seat: 0 | 1, { look, names }: Watching): VNode | false {
  const { hand } = view.players[seat];
  if (view.viewer !== 'operator' || hand === null) return false;
  return h(
    'section',
    { class: 'open-hand', 'aria-label': `Hand of ${names[seat]}`, key: `hand ${seat}` },
    h('h4', {}, `Hand (${hand.length})`),
    h(
      'div',
      { class: 'row' },
      hand.map((card) => cardView(card, look)),
    ),
  );
}
