import type { SeatOptions, View } from '@arbiter/client';
import { say } from '../words/say.ts';
import type { Option } from './answers.ts';

/** An option with its place in the list, and how many others are just like it. */
export interface Offered {
  readonly option: Option;
  readonly index: number;
  readonly alike: number;
}

/** The options of one card. */
export interface Group {
  readonly object: number;
  readonly name: string;
  readonly offered: readonly Offered[];
}

/** What a seat may do, sorted for reading. */
export interface Grouped {
  /** Passing and answering. */
  readonly plain: readonly Offered[];
  readonly cards: readonly Group[];
  /** Mana abilities, which one seldom plays for themselves. */
  readonly mana: readonly Offered[];
}

/** Sorts options by card; of cards that are alike in all that can be seen, one stands for all. */
export function groupOptions({ commands, labels }: SeatOptions, view: View): Grouped {
  const plain: Offered[] = [];
  const mana = new Map<string, Offered>();
  const cards = new Map<string, { object: number; name: string; offered: Map<string, Offered> }>();
  commands.forEach((option, index) => {
    if (!('object' in option)) {
      plain.push({ option, index, alike: 1 });
      return;
    }
    const look = looksOf(view, option.object);
    if (option.type === 'ActivateAbility' && option.isMana) {
      count(mana, `${look} ${option.label}`, option, index);
      return;
    }
    let group = cards.get(look);
    if (group === undefined) {
      const name = labels[String(option.object)] ?? nameOf(view, option.object);
      cards.set(look, (group = { object: option.object, name, offered: new Map() }));
    }
    count(group.offered, option.label, option, index);
  });
  return {
    plain,
    cards: [...cards.values()].map((group) => ({
      ...group,
      offered: [...group.offered.values()],
    })),
    mana: [...mana.values()],
  };
}

function count(into: Map<string, Offered>, key: string, option: Option, index: number): void {
  const known = into.get(key);
  into.set(
    key,
    known === undefined ? { option, index, alike: 1 } : { ...known, alike: known.alike + 1 },
  );
}

/** All that tells two cards apart for their player. */
function looksOf(view: View, id: number): string {
  const permanent = view.permanents.find((one) => one.id === id);
  if (permanent === undefined) {
    for (const [seat, { hand, graveyard }] of view.players.entries()) {
      const held = hand?.find((one) => one.id === id);
      if (held !== undefined) return `hand ${seat} ${held.name}`;
      const buried = graveyard.find((one) => one.id === id);
      if (buried !== undefined) return `graveyard ${seat} ${buried.name}`;
    }
    return `object ${id}`;
  }
  const attached = view.permanents.some(({ attachedTo }) => attachedTo === id);
  const fights = view.combat?.attackers.some(
    ({ object, blockers }) => object === id || blockers.includes(id),
  );
  if (attached || fights === true) return `object ${id}`;
  return JSON.stringify({ ...permanent, id: 0 });
}

/** What a card is called, wherever it is to be seen. */
export function nameOf(view: View, id: number): string {
  return (
    cardOf(view, id)?.name ?? view.stack.find((one) => one.id === id)?.name ?? say('something')
  );
}

type AnyCard = View['permanents'][number] | View['players'][number]['graveyard'][number];

/** A card that the view shows. */
export function cardOf(view: View, id: number): AnyCard | undefined {
  const piles = view.players.flatMap(({ hand, graveyard, exile, ante = [] }) => [
    ...(hand ?? []),
    ...graveyard,
    ...exile.flatMap((card) => ('hidden' in card ? [] : [card])),
    ...ante,
  ]);
  return [...view.permanents, ...piles].find((card) => card.id === id);
}

/** What is a target or a source, in words. */
export function recipientName(
  view: View,
  what: number | string,
  names: readonly [string, string],
): string {
  if (what === 'p0') return names[0];
  if (what === 'p1') return names[1];
  return nameOf(view, Number(what));
}
