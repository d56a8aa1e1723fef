import type { CardView, PermanentView, PlayerView, StackView, View } from '@arbiter/view';
import { element, escape } from './html.ts';

/** What an object is called, or was before it went. */
type NameOf = (id: number) => string;

/**
 * The table as somebody sees it who sees everything.
 * @param before how it looked a step ago: what has changed since is marked
 */
export function board(
  view: View,
  before: View | null,
  players: readonly string[],
  nameOf: NameOf,
): string {
  const [near, far] = view.players;
  const known = new Map(before?.permanents.map((one) => [one.id, JSON.stringify(one)]));
  const side = (player: PlayerView): string => {
    const was = before?.players[player.seat] ?? null;
    const own = view.permanents.filter(({ controller }) => controller === player.seat);
    const rows = [own.filter((one) => !isLand(one)), own.filter(isLand)];
    if (player.seat === 0) return sideOf(player, was, rows);
    return sideOf(player, was, rows.reverse());
  };
  const sideOf = (player: PlayerView, was: PlayerView | null, rows: PermanentView[][]): string => {
    const bar = playerBar(view, player, was, players[player.seat] ?? '');
    const cards = rows
      .filter((row) => row.length > 0)
      .map((row) =>
        element(
          'div',
          'row',
          ...row.map((one) =>
            permanent(
              view,
              nameOf,
              one,
              known.get(one.id) !== JSON.stringify(one) && before !== null,
            ),
          ),
        ),
      );
    const field = element('div', 'field', ...cards);
    return element('div', 'side', ...(player.seat === 0 ? [field, bar] : [bar, field]));
  };
  const where = `Turn ${view.turn.number}, ${players[view.turn.active] ?? ''}: ${view.turn.step}`;
  return element(
    'div',
    'board',
    element('div', 'where', escape(where)),
    side(far),
    stack(view, players, nameOf),
    side(near),
  );
}

const isLand = ({ types }: CardView): boolean =>
  types.includes('Land') && !types.includes('Creature');

function playerBar(view: View, player: PlayerView, was: PlayerView | null, name: string): string {
  const active = view.turn.active === player.seat ? ' active' : '';
  const changed = was !== null && was.life !== player.life ? ' changed' : '';
  const letters = (pool: readonly number[]): string =>
    ['W', 'U', 'B', 'R', 'G', 'C'].map((kind, i) => kind.repeat(pool[i] ?? 0)).join('');
  const mana = letters(player.pool);
  const ofSnow = player.snow === undefined ? '' : `, of it snow ${letters(player.snow)}`;
  const zone = (label: string, cards: readonly string[]): string =>
    cards.length === 0
      ? ''
      : element('span', 'zone', element('b', '', label), ` ${escape(cards.join(', '))}`);
  const named = (cards: PlayerView['exile']): string[] =>
    cards.map((card) => ('hidden' in card ? 'a card face down' : card.name));
  return element(
    'div',
    `player${active}`,
    element('span', 'name', escape(name)),
    element('span', `life${changed}`, String(player.life)),
    mana === '' ? '' : element('span', 'mana', `${mana}${ofSnow}`),
    zone('Hand', named(player.hand ?? [])),
    zone('Graveyard', named(player.graveyard).reverse()),
    zone('Removed', named(player.exile)),
    element('span', 'zone', element('b', '', 'Library'), ` ${String(player.libraryCount)}`),
  );
}

function permanent(view: View, nameOf: NameOf, one: PermanentView, changed: boolean): string {
  const attack = view.combat?.attackers.find(({ object }) => object === one.id);
  const blocks = view.combat?.attackers.filter(({ blockers }) => blockers.includes(one.id)) ?? [];
  const notes = [
    ...(one.tapped ? ['tapped'] : []),
    ...(attack === undefined ? [] : [attack.blocked ? 'attacks, blocked' : 'attacks']),
    ...blocks.map(({ object }) => `blocks ${nameOf(object)}`),
    ...(one.attachedTo === 0 ? [] : [`on ${nameOf(one.attachedTo)}`]),
    ...Object.entries(one.counters).map(([kind, count]) => `${count} × ${kind}`),
    ...(one.damage > 0 ? [`${one.damage} damage`] : []),
    ...(one.owner === one.controller ? [] : ['owned by the other player']),
    ...(one.card === one.name ? [] : [`is a ${one.card}`]),
  ];
  const classes = ['card', colorOf(one), one.tapped ? 'tapped' : '', changed ? 'changed' : ''];
  const size =
    one.power === null ? '' : element('span', 'size', `${one.power}/${String(one.toughness)}`);
  return element(
    'div',
    classes.filter(Boolean).join(' '),
    element('span', 'title', escape(one.name)),
    element(
      'span',
      'type',
      escape(one.token ? `Token ${one.types.join(' ')}` : one.types.join(' ')),
    ),
    ...notes.map((note) => element('span', 'note', escape(note))),
    size,
  );
}

function colorOf({ colors, types }: CardView): string {
  const [first, second] = colors;
  if (second !== undefined) return 'gold';
  if (first !== undefined) return `c${first}`;
  return types.includes('Land') ? 'land' : 'plain';
}

function stack({ stack: items }: View, players: readonly string[], nameOf: NameOf): string {
  if (items.length === 0) return '';
  const called = (to: number | string): string =>
    typeof to === 'string' ? (players[Number(to.slice(1))] ?? '') : nameOf(to);
  const item = ({ kind, name, controller, targets, damage }: StackView): string => {
    const what =
      kind === 'damage'
        ? 'Combat damage'
        : kind === 'ability'
          ? `${name || 'The draw'}, ability`
          : name;
    const at = targets.flat().map(called);
    const deals = damage.map(([from, to, amount]) => `${called(from)}: ${amount} to ${called(to)}`);
    const more = [...(at.length > 0 ? [`at ${at.join(', ')}`] : []), ...deals].join('; ');
    const whose = kind === 'damage' ? '' : ` (${players[controller] ?? ''})`;
    return element('li', '', element('b', '', escape(what)), escape(`${whose} ${more}`));
  };
  const list = [...items].reverse().map(item);
  return element(
    'div',
    'stack',
    element('span', 'label', 'Stack, top first'),
    element('ol', '', ...list),
  );
}
