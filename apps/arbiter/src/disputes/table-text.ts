import type { Position } from '@arbiter/client';
import { minutes, withNames } from '@arbiter/view';

type View = Position['view'];
type Permanent = View['permanents'][number];
type Cards = View['players'][number]['exile'];

/**
 * A table as lines for people: each player with what their clock had left and what lies before them, the stack, and what is asked.
 *
 * @param names of the players, by seat
 */
export function tableText(
  { view, options }: Pick<Position, 'view' | 'options'>,
  names: readonly [string, string] = ['player 1', 'player 2'],
): string {
  const { turn, players, permanents, stack, decision, clock } = view;
  const lines = [`turn ${turn.number} of ${names[turn.active]}: ${turn.step}`];
  for (const { seat, life, libraryCount, handCount, hand, graveyard, exile } of players) {
    lines.push(
      `${names[seat]}: life ${life}, library ${libraryCount}, clock ${minutes(clock.left[seat])}`,
      `  hand: ${hand === null ? String(handCount) : namesOf(hand)}`,
      ...permanents
        .filter(({ controller }) => controller === seat)
        .map((one) => `  ${permanentText(one)}`),
    );
    if (graveyard.length > 0) lines.push(`  graveyard: ${namesOf(graveyard)}`);
    if (exile.length > 0) lines.push(`  out of the game: ${namesOf(exile)}`);
  }
  for (const { name, text, controller } of stack.toReversed()) {
    lines.push(`on the stack, of ${names[controller]}: ${[name, ...text].join(': ')}`);
  }
  if (decision !== null) lines.push(`${names[decision.seat]} is asked: ${decision.what}`);
  for (const { label } of options?.commands ?? [])
    lines.push(`  could: ${withNames(label, names)}`);
  return lines.join('\n');
}

/** With its object, by which it is followed. */
function permanentText({
  id,
  name,
  power,
  toughness,
  tapped,
  damage,
  counters,
}: Permanent): string {
  const size = power === null || toughness === null ? '' : ` ${power}/${toughness}`;
  const more = [
    tapped ? 'tapped' : '',
    damage > 0 ? `${damage} damage` : '',
    ...Object.entries(counters).map(([kind, count]) => `${count} × ${kind}`),
  ].filter((text) => text !== '');
  return `${id} ${name}${size}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

const namesOf = (cards: Cards): string =>
  cards.map((card) => ('hidden' in card ? '?' : `${card.id} ${card.name}`)).join(', ') || 'nothing';
