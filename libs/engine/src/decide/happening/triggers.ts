import type { Trigger } from '@arbiter/cards';
import type { CitedTopic } from '../../rules/citations.ts';
import { matches } from '../../sight/filters.ts';
import type { ActiveTrigger, Look } from '../../sight/look.ts';
import { seeing, type Seen } from '../../sight/seen.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Bindings } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import type { GameEvent } from '../../events.ts';
import { TRIGGER_MEANINGS, WHENS } from '../../triggers/index.ts';
import { whoLostControl } from '../../triggers/you-lose-control.ts';
import type { Happened, TriggerMeaning, Watcher, When } from '../../triggers/meaning.ts';
import type { Work } from '../work.ts';
import { delayedTriggers, tellDelayed, waitingFor, type Watching } from './delayed-triggers.ts';
import { keywordTopic, trigger } from './trigger.ts';

/**
 * Abilities that trigger on what happened since the event at `from`, as one group: against the table as it is
 * now or, for those that look back, as it was before (6ED 410.2, 410.10d).
 */
function matchTriggers(work: Work, from: number, before: Look): void {
  if (work.events.length === from) return;
  const events = work.events.slice(from);
  if (work.game.delayed.length > 0) tellDelayed(work, events);
  const group = new Group(work, before);
  const happened: Happened = { sight: work, events };
  for (const when of wordsAbout(events)) {
    if (group.isWatchedFor(when)) group.match(when, happened);
  }
}

/** Does what happens at one time, and matches the triggers that watch for it. */
export function atOnce<T>(work: Work, happen: () => T): T {
  const before = work.look();
  const from = work.events.length;
  const result = happen();
  matchTriggers(work, from, before);
  return result;
}

/** What happened at one time, and what has triggered on it so far. */
export class Group {
  readonly work: Work;
  readonly before: Look;
  /** Made when the first ability triggers: in most groups none does. */
  #triggered: Set<CompiledAbility> | null = null;
  #sources: Set<ObjectId> | null = null;
  /** Found once for all words: what triggers moves no card. */
  #buried: readonly ActiveTrigger[] | null = null;

  constructor(work: Work, before: Look) {
    this.work = work;
    this.before = before;
  }

  /** Whether anything may watch for this word: most of the time nothing does. */
  isWatchedFor(when: When): boolean {
    const { work, before } = this;
    return (
      before.triggers(when).length > 0 ||
      work.look().triggers(when).length > 0 ||
      ABOUT_CARDS.includes(when) ||
      work.game.delayed.length > 0 ||
      this.#allBuried().length > 0
    );
  }

  /** Every ability that watches for this word triggers, for each occurrence that it is about. */
  match(when: When, happened: Happened): void {
    const { work } = this;
    const waiting = waitingFor(work, when);
    const buried = this.#buriedTriggers(when);
    // The table tells under each word what takes triggers of that word.
    const meaning: TriggerMeaning<Trigger> = TRIGGER_MEANINGS[when];
    for (const occurrence of meaning.occurrences(happened)) {
      const { bindings, from, card } = occurrence;
      const back = work.rules.lookBack(from);
      const look = back ? this.before : work.look();
      const own = card === undefined ? NONE : ownTriggers(work, card, when);
      const there = back ? buried.filter(({ source }) => !hasArrived(source, happened)) : buried;
      const watching = together(look.triggers(when), own, there, waiting);
      if (watching.length === 0) continue;
      const seen: Seen = back ? asBefore(work, look) : work;
      const controllerOf = (active: Watching): Seat =>
        (back ? controllerBefore(active.source, happened) : undefined) ??
        (active.delayed ?? work.object(active.source)).controller;
      for (const active of watching) {
        const { trigger } = active.ability;
        if (!isAbout(active, bindings)) continue;
        if (trigger === null) continue;
        const controller = controllerOf(active);
        if (occurrence.fits(trigger, watcherOf(work, seen, active, controller))) {
          const topic = meaning.topic?.(trigger) ?? 'abilityTriggers';
          this.trigger(active, bindings, topic, controller);
        }
      }
    }
  }

  /** Abilities of cards in graveyards that watch from there for this word. */
  #buriedTriggers(when: When): readonly ActiveTrigger[] {
    const all = this.#allBuried();
    return all.length === 0 ? all : all.filter(({ ability }) => ability.trigger?.when === when);
  }

  #allBuried(): readonly ActiveTrigger[] {
    return (this.#buried ??= buriedTriggers(this.work));
  }

  /** 6ED 410.6: again for each time that it occurs in the event. */
  trigger(
    { source, ability, delayed }: Watching,
    bindings: Bindings,
    topic: CitedTopic,
    controller: Seat,
  ): void {
    if (delayed !== undefined) {
      delayedTriggers(this.work, delayed, bindings);
      return;
    }
    const triggered = (this.#triggered ??= new Set());
    const sources = (this.#sources ??= new Set());
    const again = triggered.has(ability) && sources.has(source);
    triggered.add(ability);
    sources.add(source);
    const cited = keywordTopic(ability) ?? (again ? 'triggersAgain' : topic);
    trigger(this.work, source, ability, bindings, cited, { controller });
  }
}

/** Abilities of cards in graveyards and in exile that watch from there (6ED 402.8, TSP 502.51c). */
export function buriedTriggers(work: Work): readonly ActiveTrigger[] {
  if (!work.cards.watchesFromGraveyards) return NONE;
  // Asked at every event: what few cards have must not cost a list for each of the others.
  const buried: ActiveTrigger[] = [];
  for (const player of work.game.players) {
    for (const zone of ['graveyard', 'exile'] as const) {
      for (const source of player[zone]) {
        for (const ability of work.abilities(source)) {
          if (ability.watchesFrom !== zone || ability.trigger === null) continue;
          buried.push({ source, ability });
        }
      }
    }
  }
  return buried;
}

/** What comes to a graveyard together with what it would watch was not there before (6ED 410.10d). */
const hasArrived = (card: ObjectId, { events }: Happened): boolean =>
  events.some((event) => event.type === 'ObjectMoved' && event.newId === card);

/** What may be about a card outside play, whose own abilities then watch for it. */
const ABOUT_CARDS: readonly When[] = [
  'is put into a graveyard',
  'is exiled by madness',
  'is played',
  'cycles',
];

/** For each event the words that could come of it, in their order. */
const WORDS_OF: ReadonlyMap<GameEvent['type'], readonly When[]> = new Map(
  WHENS.flatMap((when) => TRIGGER_MEANINGS[when].events).map((type) => [
    type,
    WHENS.filter((when) => TRIGGER_MEANINGS[when].events.includes(type)),
  ]),
);

/** The words that could come of any of these events, in their order. */
function wordsAbout(events: readonly GameEvent[]): readonly When[] {
  let words = NO_WORDS;
  for (const { type } of events) {
    const more = WORDS_OF.get(type) ?? NO_WORDS;
    if (words === NO_WORDS) words = more;
    else if (more !== words && more !== NO_WORDS) words = inOrder(words, more);
  }
  return words;
}

function inOrder(some: readonly When[], others: readonly When[]): readonly When[] {
  if (others.every((one) => some.includes(one))) return some;
  return WHENS.filter((one) => some.includes(one) || others.includes(one));
}

const NO_WORDS: readonly When[] = [];
const NONE: readonly ActiveTrigger[] = [];

/** Abilities of a card outside play that are about the card itself: they can trigger only there (6ED 402.8). */
function ownTriggers(work: Work, card: ObjectId, when: When): readonly ActiveTrigger[] {
  const abilities = work.abilities(card);
  // As of nearly every card: this is asked of each that moves.
  if (!abilities.some(isTriggered)) return NONE;
  return abilities
    .filter(({ trigger }) => trigger?.when === when && 'what' in trigger && trigger.what === 'self')
    .map((ability) => ({ source: card, ability }));
}

const isTriggered = ({ trigger }: CompiledAbility): boolean => trigger !== null;

/** All of them in this order, and no new list where the first are all. */
function together(
  there: readonly ActiveTrigger[],
  ...others: readonly (readonly Watching[])[]
): readonly Watching[] {
  return others.every(({ length }) => length === 0) ? there : [there, ...others].flat();
}

/** Whether it happened to one of those that a delayed ability is about, if it is about some. */
function isAbout({ delayed }: Watching, { event, was, source }: Bindings): boolean {
  const about = delayed?.about;
  return about === undefined || about.some((one) => one === event || one === was || one === source);
}

/** The table as it was before, for what is no longer there (6ED 410.10d). */
function asBefore(work: Work, before: Look): Seen {
  return seeing(work, (id) => (before.has(id) ? before.of(id) : work.characteristics(id)));
}

/** Who controlled a permanent whose control has just changed (TSP 410.10d). */
function controllerBefore(source: ObjectId, { events }: Happened): Seat | undefined {
  for (const event of events) {
    if (event.type === 'ControlChanged' && event.object === source) return whoLostControl(event);
  }
  return undefined;
}

/** An ability as one that watches what happens. */
export function watcherOf(work: Work, seen: Seen, { source }: Watching, controller: Seat): Watcher {
  const { attachedTo } = work.object(source);
  return {
    source,
    sight: work,
    watches(what, subject) {
      if (what === 'self') return subject === source;
      if (what === 'enchanted') return subject === attachedTo;
      return matches(seen, what, subject, { source, controller });
    },
    means: (who, seat) => who === 'each player' || (seat === controller) === (who === 'you'),
  };
}
