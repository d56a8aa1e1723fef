import type { Position, View } from '@arbiter/client';
import { el, type Child } from './dom.ts';

type Card = NonNullable<View['players'][0]['hand']>[number];
type Permanent = View['permanents'][number];

/** What a table needs to be drawn. */
export interface TableOptions {
  readonly names: readonly [string, string];
  /** Asks for a card of the hand to be played, whether that is legal or not. */
  readonly onHand?: ((card: Card) => void) | undefined;
}

const MANA = ['W', 'U', 'B', 'R', 'G', 'C'];

/** The table as a viewer sees it: the other player above, the own seat below. */
export function tableOf(
  { view, clock }: Pick<Position, 'view' | 'clock'>,
  options: TableOptions,
): HTMLElement {
  const own = typeof view.viewer === 'number' ? view.viewer : 0;
  const other = own === 0 ? 1 : 0;
  return el(
    'div',
    {},
    turnLine(view, options),
    side(view, other, clock, options),
    stackSection(view, options),
    side(view, own, clock, options),
  );
}

function turnLine(
  { turn, priority, outcome, decision }: View,
  { names }: TableOptions,
): HTMLElement {
  const asked = decision === null ? '' : `${names[decision.seat]} decides: ${decision.kind}`;
  const over =
    outcome === null
      ? ''
      : outcome.winner === null
        ? `A draw (${outcome.reason}, ${outcome.rule})`
        : `${names[outcome.winner]} wins (${outcome.reason}, ${outcome.rule})`;
  return el(
    'p',
    { class: 'bar turn', id: 'turn' },
    turn.number === 0
      ? 'Before the first turn'
      : `Turn ${turn.number}, ${names[turn.active]}: ${turn.step}`,
    priority !== null && outcome === null && el('span', {}, `Priority: ${names[priority.seat]}`),
    el('span', { id: 'asked' }, over === '' ? asked : over),
  );
}

function side(
  view: View,
  seat: 0 | 1,
  clock: Position['clock'],
  options: TableOptions,
): HTMLElement {
  const player = view.players[seat];
  const name = options.names[seat];
  const mine = view.permanents.filter(({ controller }) => controller === seat);
  const isLand = ({ types }: Permanent): boolean =>
    types.includes('Land') && !types.includes('Creature');
  const pool = player.pool.map((amount, i) => (MANA[i] ?? '').repeat(amount)).join('');
  return el(
    'section',
    { 'aria-label': name },
    el(
      'p',
      { class: 'bar' },
      el('strong', {}, name),
      el('span', {}, `Life ${player.life}`),
      el('span', {}, `Hand ${player.handCount}`),
      el('span', {}, `Library ${player.libraryCount}`),
      pool !== '' && el('span', {}, `Mana pool ${pool}`),
      clock !== null &&
        el('span', {}, `Clock ${minutes(clock.left[seat])}${clock.running === seat ? ' ⏵' : ''}`),
      !player.connected && el('span', {}, 'not connected'),
      player.offersDraw && el('span', {}, 'offers a draw'),
    ),
    el('h3', {}, 'In play'),
    mine.length === 0
      ? el('p', { class: 'empty' }, 'nothing')
      : el(
          'ul',
          { class: 'cards' },
          ...mine.filter((one) => !isLand(one)).map((one) => permanent(view, one)),
          ...mine.filter(isLand).map((one) => permanent(view, one)),
        ),
    player.hand !== null && hand(player.hand, options),
    pile(
      'Graveyard',
      player.graveyard.map(({ name: card }) => card),
    ),
    pile(
      'Out of the game',
      player.exile.map((card) => ('hidden' in card ? 'face down' : card.name)),
    ),
  );
}

function hand(cards: readonly Card[], { onHand }: TableOptions): HTMLElement {
  return el(
    'div',
    { id: 'hand' },
    el('h3', {}, 'Your hand'),
    cards.length === 0 && el('p', { class: 'empty' }, 'empty'),
    el(
      'ul',
      { class: 'cards' },
      ...cards.map((card) =>
        el(
          'li',
          { class: `card ${card.colors[0] ?? ''}` },
          card.name,
          el('small', {}, card.types.join(' ')),
          onHand !== undefined &&
            el(
              'button',
              {
                type: 'button',
                class: 'quiet',
                'aria-label': `Try to play ${card.name}`,
                click: () => onHand(card),
              },
              'Try to play',
            ),
        ),
      ),
    ),
  );
}

function permanent(view: View, one: Permanent): HTMLElement {
  const attacks = view.combat?.attackers.find(({ object }) => object === one.id);
  const blocks = view.combat?.attackers.some(({ blockers }) => blockers.includes(one.id)) === true;
  const on = view.permanents.find(({ id }) => id === one.attachedTo);
  const counters = Object.entries(one.counters).map(([kind, count]) => `${count} ${kind}`);
  const notes: Child[] = [
    one.types.concat(one.subtypes).join(' '),
    one.tapped && 'tapped',
    attacks !== undefined && 'attacks',
    blocks && 'blocks',
    one.damage > 0 && `damage ${one.damage}`,
    one.summoningSick && 'new',
    one.token && 'token',
    on !== undefined && `on ${on.name}`,
    ...counters,
    ...one.keywords,
  ];
  return el(
    'li',
    { class: `card ${one.colors[0] ?? ''}${one.tapped ? ' tapped' : ''}` },
    one.name,
    one.power !== null && ` ${one.power}/${one.toughness ?? ''}`,
    el('small', {}, notes.filter((note) => typeof note === 'string').join(', ')),
  );
}

function stackSection({ stack, permanents }: View, { names }: TableOptions): Child {
  if (stack.length === 0) return null;
  const name = (what: number | string): string =>
    typeof what === 'string'
      ? names[what === 'p0' ? 0 : 1]
      : (permanents.find(({ id }) => id === what)?.name ??
        stack.find(({ id }) => id === what)?.name ??
        'something');
  return el(
    'section',
    { 'aria-label': 'Stack' },
    el('h2', {}, 'Stack, the top first'),
    el(
      'ol',
      { id: 'stack' },
      ...stack
        .toReversed()
        .map(({ name: what, kind, controller, targets, x, damage }) =>
          el(
            'li',
            {},
            `${kind === 'damage' ? 'Combat damage' : what}${kind === 'ability' ? ' (ability)' : ''}, ${names[controller]}`,
            x > 0 && `, X is ${x}`,
            targets.flat().length > 0 && `, aimed at ${targets.flat().map(name).join(', ')}`,
            damage.length > 0 &&
              `: ${damage.map(([from, to, amount]) => `${name(from)} ${amount} to ${name(to)}`).join('; ')}`,
          ),
        ),
    ),
  );
}

function pile(title: string, cards: readonly string[]): Child {
  if (cards.length === 0) return null;
  return el(
    'details',
    {},
    el('summary', {}, `${title} (${cards.length})`),
    el('p', {}, cards.toReversed().join(', ')),
  );
}

function minutes(millis: number): string {
  const seconds = Math.max(0, Math.round(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
