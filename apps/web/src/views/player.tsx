import type { ReadonlySignal } from '@preact/signals';
import type { View, WireClock } from '@arbiter/client';
import type { ComponentChildren, VNode } from 'preact';
import { classes } from '../dom/classes.ts';
import { pilesOf } from '../play/piles.ts';
import { poolText } from '../play/words.ts';
import type { Recipient } from '../play/fields.ts';
import { textOfCard } from '../play/texts.ts';
import { cardView, pileView, type Card, type CardLook } from './cards.tsx';
import { screens } from '../state/screens.ts';
import { Clock } from './clock.tsx';
import { say, tell } from '../words/say.ts';

/** What is known of how a game is watched. */
export interface Watching {
  readonly names: readonly [string, string];
  readonly clock: WireClock | null;
  /** When the clock was told, in milliseconds of this machine; and what time it is now. */
  readonly receivedAt: number;
  readonly now: ReadonlySignal<number> | null;
  readonly look: CardLook;
  /** What a click on a player or an object does. */
  readonly touch: ((what: Recipient) => void) | null;
  /** What tells it from another one beside it, whose view it is. */
  readonly apart?: string;
}

/** What a part of somebody's side is called; two of the same name nobody could tell apart. */
function partOf(what: string, seat: 0 | 1, { names, apart }: Watching): string {
  const part = { what, name: names[seat] };
  return apart === undefined
    ? say('{what} of {name}', part)
    : say('{what} of {name}, {apart}', { ...part, apart });
}

/** So many cards in a row show their text; with more than so many, they are drawn small. */
const ROOMY = 6;
const DENSE = 12;

/** A player's numbers, in one line. */
export function playerLine(view: View, seat: 0 | 1, watching: Watching): VNode {
  const { names, clock, receivedAt, now, look, touch } = watching;
  const player = view.players[seat];
  const pool = poolText(player.pool);
  const acts = view.decision?.seat === seat && view.outcome === null;
  return (
    <header class={classes({ player: true, acts })}>
      {nameLine(names[seat], `p${seat}`, look, touch)}
      {view.turn.number > 0 && view.turn.active === seat && (
        <span class="badge">{say('active')}</span>
      )}
      {acts && <span class="badge strong">{say('to decide')}</span>}
      {!player.connected && <span class="badge warn">{say('connection lost')}</span>}
      {player.offersDraw && <span class="badge warn">{say('offers a draw')}</span>}
      <dl>
        {number(say('Life'), player.life, 'life')}
        {Object.entries(player.counters).map(([kind, count]) => number(tell(kind), count))}
        {number(say('Hand'), handText(player))}
        {number(say('Library'), libraryText(player))}
        {pool !== '' && number(say('Mana'), pool, 'mana')}
        {player.snow !== undefined && number(say('of it snow'), poolText(player.snow), 'mana')}
        {player.limited?.map(({ mana, only }) =>
          number(say('of it, only to {only}', { only }), mana),
        )}
        {clock !== null &&
          number(
            say('Clock'),
            <Clock clock={clock} seat={seat} receivedAt={receivedAt} now={now} />,
            'clock',
          )}
      </dl>
      {zones(view, seat, watching)}
    </header>
  );
}

/** A player's name; a button, where the player can be chosen. */
function nameLine(
  name: string,
  id: 'p0' | 'p1',
  { marks }: CardLook,
  touch: Watching['touch'],
): VNode {
  const mark = marks.get(id);
  if (mark === undefined || touch === null) return <h2 data-id={id}>{name}</h2>;
  return (
    <h2>
      <button
        type="button"
        data-id={id}
        class={classes({ who: true, may: true, picked: mark.picked })}
        aria-pressed={mark.picked ? 'true' : 'false'}
        onClick={() => {
          touch(id);
        }}
      >
        {name}
        {mark.note !== '' && <span class="note">{mark.note}</span>}
      </button>
    </h2>
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

/** How many cards are left, and which one lies shown on top, if one does. */
const libraryText = ({ libraryCount, topCard }: View['players'][0 | 1]): string =>
  topCard === undefined
    ? `${libraryCount}`
    : say('{count}, {topCard} on top', { count: libraryCount, topCard });

/** How many cards are in the hand, and which of them are shown to all for now, if some are. */
const handText = ({ handCount, shownInHand }: View['players'][0 | 1]): string =>
  shownInHand === undefined
    ? `${handCount}`
    : say('{count}, {cards} shown', { count: handCount, cards: shownInHand.join(', ') });

/** What a player has in play: lands apart from the rest. */
export function battlefield(view: View, seat: 0 | 1, watching: Watching): VNode {
  const { look, names } = watching;
  const ids = new Set(view.permanents.map(({ id }) => id));
  const mine = view.permanents.filter(
    // Auras lie with what they are attached to, whoever controls them.
    ({ controller, attachedTo }) => controller === seat && !ids.has(attachedTo),
  );
  const isLand = (one: (typeof mine)[number]): boolean =>
    one.types.includes('Land') && !one.types.includes('Creature');
  const row = (what: string, some: typeof mine, most: number): VNode => {
    const piled = pilesOf(some, view, look);
    const roomy = piled.length <= most;
    return (
      <ul
        class={classes({ row: true, roomy, dense: piled.length > DENSE })}
        aria-label={say('{what} of {name}', { what, name: names[seat] })}
        key={what}
      >
        {piled.map((pile) => pileView(pile, view, look, roomy))}
      </ul>
    );
  };
  return (
    <section class="battlefield" aria-label={partOf(say('Battlefield'), seat, watching)}>
      {mine.length === 0 && <p class="quiet">{say('Nothing in play')}</p>}
      {row(
        say('Other permanents'),
        mine.filter((one) => !isLand(one)),
        ROOMY,
      )}
      {row(say('Lands'), mine.filter(isLand), 0)}
    </section>
  );
}

/** Graveyard, exile, ante and what has phased out: each opens as a sheet over the table; one with something to choose is open. */
function zones(view: View, seat: 0 | 1, { look, names }: Watching): VNode[] {
  const { graveyard, exile, ante = [] } = view.players[seat];
  const phasedOut = view.phasedOut.filter(({ controller }) => controller === seat);
  const zone = (what: string, cards: readonly (Card | { readonly hidden: true })[]): VNode => (
    <details
      class="zone"
      key={what}
      open={cards.some((card) => !('hidden' in card) && look.marks.has(card.id))}
    >
      <summary>
        {`${what} `}
        <span class="unseen">{`${say('of {name}:', { name: names[seat] })} `}</span>
        <b>{cards.length}</b>
      </summary>
      <div
        class="sheet"
        role="group"
        aria-label={say('{what} of {name}', { what, name: names[seat] })}
      >
        {cards.length === 0 && <p class="quiet">{say('empty')}</p>}
        {screens.value.filter?.(cards.length)}
        {cards.map((card) =>
          'hidden' in card ? (
            <span class="card colour-none">{say('a card')}</span>
          ) : (
            cardView(card, look, textOfCard(view, card))
          ),
        )}
      </div>
    </details>
  );
  return [
    zone(say('Graveyard'), graveyard.toReversed()),
    ...(exile.length > 0 ? [zone(say('Exile'), exile)] : []),
    ...(ante.length > 0 ? [zone(say('Ante'), ante)] : []),
    ...(phasedOut.length > 0 ? [zone(say('Phased out'), phasedOut.map(asCard))] : []),
  ];
}

/** What has phased out is shown as a card: its counters are told when it is back. */
const asCard = ({ counters: _, ...card }: View['phasedOut'][number]): Card => card;

/** A hand that lies open: to an operator, and to everybody when the match is over. */
export function openHand(view: View, seat: 0 | 1, watching: Watching): VNode | false {
  const { hand } = view.players[seat];
  if (view.viewer !== 'operator' || hand === null) return false;
  return (
    <section
      class="open-hand"
      aria-label={partOf(say('Hand'), seat, watching)}
      key={`hand ${seat}`}
    >
      <h3>{say('Hand ({count})', { count: hand.length })}</h3>
      <div class="row">{hand.map((card) => cardView(card, watching.look))}</div>
    </section>
  );
}
