import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import { classes } from '../dom/classes.ts';
import { heldDown, isHeld } from '../dom/hold.ts';
import type { Recipient } from '../play/fields.ts';
import { textOfCard } from '../play/texts.ts';
import type { Mark } from '../play/touch.ts';
import { sizeText, typeLine } from '../play/words.ts';
import { looked } from '../state/looked.ts';
import { costPips, withPips } from './pips.tsx';
import { say, tell } from '../words/say.ts';

export type Permanent = View['permanents'][number];
export type Card = View['players'][number]['graveyard'][number];

/** How a card is shown: which one is picked, and what a click does. */
export interface CardLook {
  readonly selected: number | null;
  /** Cards with something to do. */
  readonly live: ReadonlySet<number>;
  /** What a click only taps for mana, with how that is said. */
  readonly taps?: ReadonlyMap<number, string>;
  /** What can be a part of the answer that is being made. */
  readonly marks: ReadonlyMap<Recipient, Mark>;
  readonly select: (id: number) => void;
  /** Shows one in full, whatever else a click on it means: the right button, or a finger that stays. */
  readonly read?: (id: number) => void;
}

/** A card that is only a card: in a hand or a graveyard. @param lines its text, where there is room for it */
export function cardView(card: Card, look: CardLook, lines: readonly string[] = []): VNode {
  return frame(card, look, '', say('can be played'), [
    <span class="cost">{costPips(card.cost)}</span>,
    <span class="types">{typeLine(card)}</span>,
    <span class="size">{sizeText(card)}</span>,
    lines.length > 0 && <span class="text">{lines.map((line) => rulesLine(line))}</span>,
  ]);
}

/** Permanents that are all alike: one of them, and how many they are. */
export function pileView(
  pile: readonly Permanent[],
  view: View,
  look: CardLook,
  roomy = false,
): VNode | false {
  const [one] = pile;
  return one !== undefined && permanentView(one, view, look, pile.length, roomy);
}

const rulesLine = (line: string): VNode => <span class="rules">{withPips(line)}</span>;

/** A permanent with all that has happened to it, and what is attached to it. */
function permanentView(
  one: Permanent,
  view: View,
  look: CardLook,
  count = 1,
  roomy = false,
): VNode {
  const attached = view.permanents.filter(({ attachedTo }) => attachedTo === one.id);
  const attacker = view.combat?.attackers.find(({ object }) => object === one.id);
  const blocked = view.combat?.attackers.find(({ blockers }) => blockers.includes(one.id));
  const marks = [
    one.tapped ? say('tapped') : '',
    one.summoningSick ? say('summoning sick') : '',
    one.damage > 0 ? say('{damage} damage', { damage: one.damage }) : '',
    ...Object.entries(one.counters).map(([kind, count]) =>
      say('{count} × {kind} counter', { count, kind }),
    ),
    // Where its text stands beside, that says it.
    ...(roomy ? [] : one.keywords),
    attacker === undefined ? '' : attacker.blocked ? say('attacks, blocked') : say('attacks'),
    attacker !== undefined && attacker.band > 0 ? say('band {band}', { band: attacker.band }) : '',
    blocked === undefined ? '' : say('blocks {name}', { name: nameIn(view, blocked.object) }),
    one.token ? say('token') : '',
    one.card === one.name ? '' : say('a copy; the card is {card}', { card: one.card }),
  ].filter((mark) => mark !== '');
  return (
    <li
      key={`p${one.id}`}
      class={classes({
        permanent: true,
        tapped: one.tapped,
        pile: count > 1,
        fights: attacker !== undefined || blocked !== undefined,
      })}
    >
      {frame(one, look, count > 1 ? `× ${count}` : '', say('can be used'), [
        <span class="size">{sizeText(one)}</span>,
        <span class="types">{typeLine(one)}</span>,
        roomy && <span class="text">{textOfCard(view, one).map((line) => rulesLine(line))}</span>,
        marks.length > 0 && <span class="marks">{marks.join(', ')}</span>,
      ])}
      {attached.length > 0 && (
        <ul class="attached" aria-label={say('attached to {name}', { name: one.name })}>
          {attached.map((other) => permanentView(other, view, look))}
        </ul>
      )}
    </li>
  );
}

/** @param able what is said of one with something to do, to those who don't see it glow */
function frame(
  card: Card,
  { selected, live, taps, marks, select, read }: CardLook,
  number: string,
  able: string,
  inside: readonly (VNode | false)[],
): VNode {
  const colour = card.types.includes('Land')
    ? 'land'
    : card.colors.length === 1
      ? (card.colors[0] ?? '').toLowerCase()
      : card.colors.length === 0
        ? 'none'
        : 'many';
  const mark = marks.get(card.id);
  const tap = taps?.get(card.id);
  const unseen =
    mark !== undefined
      ? !mark.picked && say('can be chosen')
      : tap === undefined
        ? live.has(card.id) && able
        : tell(tap);
  return (
    <button
      type="button"
      key={`c${card.id}`}
      data-id={card.id}
      class={`card colour-${colour} ${classes({
        live: live.has(card.id),
        taps: tap !== undefined,
        may: mark !== undefined,
        picked: mark?.picked === true,
        selected: selected === card.id,
      })}`}
      title={tap !== undefined && mark === undefined ? tell(tap) : undefined}
      aria-pressed={(mark === undefined ? selected === card.id : mark.picked) ? 'true' : 'false'}
      onClick={(event) => {
        if (read === undefined || !isHeld(event)) select(card.id);
      }}
      {...(read !== undefined &&
        heldDown(() => {
          read(card.id);
        }))}
      onContextMenu={(event) => {
        if (read === undefined) return;
        event.preventDefault();
        read(card.id);
      }}
      {...readable(card.id)}
    >
      <span class="name">
        {card.name}
        {number !== '' && [' ', <span class="number">{number}</span>]}
      </span>
      {inside}
      {mark?.picked === true && mark.note !== '' && <span class="note">{mark.note}</span>}
      {unseen !== false && <span class="unseen">{unseen}</span>}
    </button>
  );
}

/** Under the mouse, with the focus or held down, a card is shown in full. */
function readable(id: number) {
  const look = (): void => {
    looked.value = id;
  };
  const leave = (): void => {
    if (looked.peek() === id) looked.value = null;
  };
  return {
    onMouseEnter: look,
    onMouseLeave: leave,
    onFocus: look,
    onBlur: leave,
  };
}

function nameIn(view: View, id: number): string {
  return view.permanents.find((one) => one.id === id)?.name ?? say('something');
}
