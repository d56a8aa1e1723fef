import type { KeywordName, Trigger } from '@arbiter/cards';
import type { CitedTopic } from '../../rules/citations.ts';
import { holds } from '../../reading/conditions.ts';
import { amountNow } from '../../reading/amounts.ts';
import { readFrom, type Reading } from '../../reading/reading.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { keptOf } from '../../sight/as-it-was.ts';
import { matches } from '../../sight/filters.ts';
import type { ActiveTrigger, Look } from '../../sight/look.ts';
import { isCost } from '../../sight/phase-costs.ts';
import { seeing, type Seen } from '../../sight/seen.ts';
import { stepNow } from '../../sight/step-now.ts';
import { keyInPhase, keyOfAbility } from '../../state/ability-key.ts';
import { opponentOf, playerRef, type ObjectId, type Seat } from '../../state/basics.ts';
import type { DelayedAbility } from '../../state/effects.ts';
import type { Bindings } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import type { GameEvent } from '../../events.ts';
import { TRIGGER_MEANINGS, WHENS } from '../../triggers/index.ts';
import type { Happened, TriggerMeaning, TriggerOf, Watcher, When } from '../../triggers/meaning.ts';
import type { Work } from '../work.ts';

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
  for (const when of group.wordsFor(events)) group.match(when, happened);
}

/** What delayed abilities wait for may have happened to the permanent that they watch. */
function tellDelayed(work: Work, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type === 'PermanentsUntapped') {
      for (const id of event.objects) watchedByDelayed(work, 'becomes untapped', id);
    } else if (event.type === 'ObjectMoved' && event.from === 'battlefield') {
      watchedByDelayed(work, 'leaves play', event.object);
      watchedByDelayed(work, 'you lose control', event.object);
    } else if (event.type === 'ControlChanged') {
      watchedByDelayed(work, 'you lose control', event.object);
    }
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
class Group {
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

  /** The words under which anything may watch for one of these events, in their order: most of the time there is none. */
  wordsFor(events: readonly GameEvent[]): readonly When[] {
    const { work, before } = this;
    if (work.game.delayed.length > 0 || this.#allBuried().length > 0) return WHENS;
    const now = work.look();
    const aboutCards = events.some(({ type }) => MAY_BE_ABOUT_CARDS.has(type));
    if (!before.watches && !now.watches) return aboutCards ? ABOUT_CARDS : NO_WORDS;
    return WHENS.filter(
      (when) =>
        before.triggers(when).length > 0 ||
        now.triggers(when).length > 0 ||
        (aboutCards && ABOUT_CARDS.includes(when)),
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
      const seen: Seen = back ? asBefore(work, look) : work;
      const controllerOf = (active: Watching): Seat =>
        (back ? controllerBefore(active.source, happened) : undefined) ??
        (active.delayed ?? work.object(active.source)).controller;
      const own = card === undefined ? NONE : ownTriggers(work, card, when);
      const there = back ? buried.filter(({ source }) => !hasArrived(source, happened)) : buried;
      for (const active of [...look.triggers(when), ...own, ...there, ...waiting]) {
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
function buriedTriggers(work: Work): readonly ActiveTrigger[] {
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

/** What may be about a card outside play, whose own abilities then watch for it; and the events that it comes of. */
const OF_CARDS: Partial<Record<When, GameEvent['type']>> = {
  'is put into a graveyard': 'ObjectMoved',
  'is exiled by madness': 'ObjectMoved',
  'is played': 'SpellCast',
  cycles: 'AbilityActivated',
};
const ABOUT_CARDS: readonly When[] = WHENS.filter((when) => when in OF_CARDS);
const MAY_BE_ABOUT_CARDS: ReadonlySet<GameEvent['type']> = new Set(Object.values(OF_CARDS));
const NO_WORDS: readonly When[] = [];
const NONE: readonly ActiveTrigger[] = [];

/** Abilities of a card outside play that are about the card itself: they can trigger only there (6ED 402.8). */
function ownTriggers(work: Work, card: ObjectId, when: When): readonly ActiveTrigger[] {
  return work
    .abilities(card)
    .filter(({ trigger }) => trigger?.when === when && 'what' in trigger && trigger.what === 'self')
    .map((ability) => ({ source: card, ability }));
}

/** An ability that watches: of a permanent, or a delayed one. */
interface Watching extends ActiveTrigger {
  readonly delayed?: DelayedAbility;
}

/** Delayed abilities that wait for such a trigger (6ED 406.2). */
function waitingFor(work: Work, when: When): readonly Watching[] {
  if (work.game.delayed.length === 0) return NONE;
  return work.game.delayed.flatMap((delayed) => {
    if (delayed.triggers !== true) return [];
    const ability = work.cards.ability(delayed.ability);
    return ability.trigger?.when === when ? [{ source: delayed.source, ability, delayed }] : [];
  });
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
    if (event.type === 'ControlChanged' && event.object === source) return opponentOf(event.to);
  }
  return undefined;
}

/** An ability as one that watches what happens. */
function watcherOf(work: Work, seen: Seen, { source }: Watching, controller: Seat): Watcher {
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

/**
 * A step has begun: abilities that trigger at its beginning do so (6ED 300.5, 410.2).
 * @param at the place of the event among those of this work
 * @param first whether the turn begins with it
 */
export function stepTriggers(work: Work, at: number, step: string, first: boolean): void {
  const group = new Group(work, work.look());
  const events = work.events.slice(at, at + 1);
  if (group.wordsFor(events).includes('step begins')) {
    group.match('step begins', { sight: work, events });
  }
  delayedUntil(work, step, first);
}

/**
 * 5ED Phase Structure.15: a phase cost that a permanent gets in the course of the phase is due as well, also where those
 * that it had are paid.
 */
export function latePhaseCosts(work: Work): void {
  const { step } = work.game.turn;
  if (work.rules.phaseAbilities !== 'are played' || !PLAYED_IN.includes(step)) return;
  lateTriggers(
    work,
    'phaseCost',
    ({ source, ability }) => isCost(ability) && isOfPhase(work, source, ability),
  );
}

/**
 * 5ED Series and Batches.3: what becomes legal while the series of a step is played belongs to it. Whose turn it is plays
 * no more of it once the opponent has begun, and what would then be played is left out (Cleanup.4).
 * @returns whether something joined it
 */
export function joinSeries(work: Work): boolean {
  const { agenda, turn, delayed } = work.game;
  const [below, series] = agenda.slice(-2);
  if (below?.kind !== 'priority' || below.window?.for !== 'series') return false;
  if (series?.kind !== 'triggers') return false;
  const from = work.events.length;
  const isDone = (seat: Seat): boolean => series.activeIsDone === true && seat === turn.active;
  lateTriggers(
    work,
    'laterInSeries',
    ({ source, ability }) => isOfSeries(work, ability) && !isDone(work.object(source).controller),
  );
  for (const one of delayed) {
    const isNew = one.every !== true && isAwaited(work, one, turn.step);
    if (isNew && !isDone(one.controller)) delayedTriggers(work, one);
  }
  return work.events.length > from;
}

/** What "at the beginning of" the step has not triggered in it yet triggers, as though the step began now. */
function lateTriggers(
  work: Work,
  topic: CitedTopic,
  isDue: (active: ActiveTrigger) => boolean,
): void {
  const { step, phase, inPhase = [] } = work.game.turn;
  const meaning = TRIGGER_MEANINGS['step begins'];
  // It is never the first one of a turn.
  const events = [{ type: 'StepBegan', rule: '', step, phase, index: 1 }] as const;
  const left = [...inPhase];
  for (const active of work.look().triggers('step begins')) {
    const { source, ability } = active;
    const known = left.indexOf(keyInPhase({ source, ability: ability.ref }));
    if (known >= 0) left.splice(known, 1);
    else if (isDue(active)) {
      const { controller } = work.object(source);
      const watcher = watcherOf(work, work, active, controller);
      for (const occurrence of meaning.occurrences({ sight: work, events })) {
        if (!occurrence.fits(ability.trigger as TriggerOf<'step begins'>, watcher)) continue;
        trigger(work, source, ability, occurrence.bindings, topic, { controller });
      }
    }
  }
}

/** Triggers the abilities that wait for such a step, or for the turn if that is what begins. */
export function delayedUntil(work: Work, step: string, first = false): void {
  for (const delayed of work.game.delayed) {
    if (isAwaited(work, delayed, step, first)) delayedTriggers(work, delayed);
  }
}

/** Whether it is this step of this turn that the ability waits for, or the turn if that begins with it. */
function isAwaited(
  work: Work,
  { step: awaited, turnOf, inTurn }: DelayedAbility,
  step: string,
  first = false,
): boolean {
  const named = awaited === 'cleanup' ? cleanupOf(work) : awaited;
  const { active, extra } = work.game.turn;
  if (inTurn !== undefined && inTurn !== extra) return false;
  return (named === step || (first && named === 'turn')) && (turnOf ?? active) === active;
}

/** Where a turn has no cleanup, its last moment is the end of turn (4ED phases.10). */
function cleanupOf({ rules: { turn } }: Work): string {
  return turn.some(({ name }) => name === 'cleanup') ? 'cleanup' : 'end of turn';
}

/** 6ED 406.2b: what happened before the ability was there doesn't matter to it. */
export function watchedByDelayed(
  work: Work,
  when: NonNullable<DelayedAbility['watches']>['when'],
  object: ObjectId,
): void {
  for (const delayed of work.game.delayed) {
    if (delayed.watches?.when === when && delayed.watches.object === object) {
      delayedTriggers(work, delayed);
    }
  }
}

/** 6ED 406.2e: once, unless its text says otherwise. */
function delayedTriggers(
  work: Work,
  { id, ability, source, controller, bindings: kept, every, step }: DelayedAbility,
  more: Bindings = {},
): void {
  if (!work.game.delayed.some((delayed) => delayed.id === id)) return;
  const bindings = { ...kept, ...more };
  if (every !== true) work.emit('DelayedAbilityEnded', 'delayedOnce', { delayed: id });
  const series = step !== null && hasSeries(work) ? ({ inSeries: true } as const) : {};
  work.emit('AbilityTriggered', 'delayedTriggers', {
    trigger: { id: work.game.nextNumber, ability, source, controller, bindings, ...series },
  });
}

/**
 * Abilities that watch for a state trigger as soon as it is true; not again while what they did before waits or is
 * on the stack (6ED 410.11).
 */
export function stateTriggers(work: Work): void {
  for (const { source, ability } of work.look().triggers('state')) {
    const { condition } = ability.trigger as TriggerOf<'state'>;
    const { controller } = work.object(source);
    if (isUnderway(work, source, ability)) continue;
    if (holds(work, condition, readFrom(source, controller))) {
      trigger(work, source, ability, { event: source }, 'stateTrigger');
    }
  }
}

function isUnderway(work: Work, source: ObjectId, { ref }: CompiledAbility): boolean {
  const same = (one: { readonly source: ObjectId; readonly ability: typeof ref | null }): boolean =>
    one.source === source && one.ability?.of === ref.of && one.ability.index === ref.index;
  return (
    work.object(source).spent?.includes(keyOfAbility(ref)) === true ||
    work.game.waiting.some(same) ||
    work.game.stack.some((id) => {
      const { stack } = work.object(id);
      return stack !== null && same(stack);
    })
  );
}

/**
 * The ability triggers, if the condition that follows its event holds (6ED 410.8). Where players "may" do
 * something, it is theirs, one for each of them (6ED 410.2).
 */
export function trigger(
  work: Work,
  source: ObjectId,
  ability: CompiledAbility,
  bindings: Bindings,
  topic: CitedTopic = 'abilityTriggers',
  { controller }: { readonly controller: Seat } = work.object(source),
): void {
  const { ref, condition, may } = ability;
  const reading = readFrom(source, controller, bindings);
  const counted = countedBy(work, ability, reading);
  if (condition !== null && !holds(work, condition, reading)) return;
  const triggers = (seat: Seat, more: Bindings = {}): void => {
    work.emit('AbilityTriggered', topic, {
      trigger: {
        id: work.game.nextNumber,
        ability: ref,
        source,
        controller: seat,
        bindings: { ...bindings, ...counted, ...more },
        ...(isOfPhase(work, source, ability) ? { inPhase: true } : keptOf(work, source)),
        ...(isOfSeries(work, ability) ? { inSeries: true } : {}),
      },
    });
  };
  if (may === null) {
    triggers(controller);
    return;
  }
  for (const seat of seatsAmong(referTo(work, may, reading))) {
    const player = playerRef(seat);
    triggers(work.rules.optionalTriggers.controller(seat, controller), { player });
  }
}

/** The number that its text counts as it triggers, under its name. */
function countedBy(work: Work, { ability }: CompiledAbility, reading: Reading): Bindings {
  if (ability.kind !== 'triggered' || ability.counting === undefined) return {};
  const { amount, as } = ability.counting;
  return { [as]: amountNow(work, amount, reading) };
}

/** Whether it is played in the course of a phase, rather than as the phase begins. */
function isOfPhase(work: Work, source: ObjectId, ability: CompiledAbility): boolean {
  const { trigger: event } = ability;
  return (
    work.rules.phaseAbilities === 'are played' &&
    event?.when === 'step begins' &&
    PLAYED_IN.includes(event.step) &&
    work.inPlay(source) &&
    work.abilities(source).includes(ability)
  );
}

/** Whether it is of the series that is played as this step begins. */
const isOfSeries = (work: Work, { trigger: event }: CompiledAbility): boolean =>
  event?.when === 'step begins' && hasSeries(work);

const hasSeries = (work: Work): boolean => stepNow(work)?.actions.includes('series') === true;

/** Phases of which the main part is what abilities say is done in them. */
const PLAYED_IN: readonly string[] = ['upkeep', 'draw'];

/** The rules on what keywords mean. */
const KEYWORD_TOPICS: Partial<Record<KeywordName, CitedTopic>> = {
  echo: 'echo',
  'cumulative upkeep': 'cumulativeUpkeep',
  flanking: 'flanking',
  rampage: 'rampage',
  morph: 'morph',
  suspend: 'suspend',
  madness: 'madness',
  haunt: 'haunt',
  ripple: 'ripple',
  replicate: 'replicate',
};

/** The rule of the keyword that the ability is short for. */
export function keywordTopic({ keyword }: CompiledAbility): CitedTopic | null {
  return keyword === null ? null : (KEYWORD_TOPICS[keyword] ?? null);
}
