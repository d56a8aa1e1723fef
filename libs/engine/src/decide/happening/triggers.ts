import type { Filter, Trigger, Watched, KeywordName } from '@arbiter/cards';
import type { GameEvent } from '../../events.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import { matches } from '../../sight/filters.ts';
import { keyOfAbility } from '../../state/ability-key.ts';
import type { ActiveTrigger, Look } from '../../sight/look.ts';
import { seeing, type Seen } from '../../sight/seen.ts';
import { playerRef, type ObjectId, type Recipient, type Seat } from '../../state/basics.ts';
import type { DelayedAbility } from '../../state/effects.ts';
import type { Bindings } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { holds } from '../../reading/conditions.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { readFrom } from '../../reading/reading.ts';
import type { Work } from '../work.ts';

type When = Trigger['when'];
type TriggerOf<W extends When> = Extract<Trigger, { readonly when: W }>;

/**
 * Abilities that trigger on what happened since the event at `from`, as one group: against the table as it is
 * now or, for those that look back, as it was before (6ED 410.2, 410.10d).
 */
function matchTriggers(work: Work, from: number, before: Look): void {
  const until = work.events.length;
  const group = new Group(work, before);
  const damage = new Damage();
  for (let i = from; i < until; i++) {
    const event = work.events[i] as GameEvent;
    switch (event.type) {
      case 'ObjectMoved':
        moved(group, event);
        break;
      case 'PermanentsUntapped':
        for (const id of event.objects) watchedByDelayed(work, 'becomes untapped', id);
        break;
      case 'SpellCast':
        played(group, event.object);
        break;
      case 'TokenCreated':
        entered(group, event.object);
        break;
      case 'PermanentTapped':
        group.on('becomes tapped', event.object, { event: event.object });
        break;
      case 'AttackersDeclared':
        for (const id of event.bands.flat()) group.on('attacks', id, { event: id });
        break;
      case 'BlockersDeclared':
        blocked(group, event.blocks);
        break;
      case 'BecameBlocked':
        // 6ED 410.9a: also where an effect makes it so.
        becameBlocked(group, event.object);
        break;
      case 'DamageDealt':
        damage.add(event.source, event.to, event.amount, event.combat);
        break;
      default:
    }
  }
  damage.match(group);
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

  constructor(work: Work, before: Look) {
    this.work = work;
    this.before = before;
  }

  /**
   * Something happened to the subject: every ability that watches it for that triggers.
   * @param also what else its trigger must say
   */
  on<W extends When>(
    when: W,
    subject: Recipient,
    bindings: Bindings,
    also: (
      trigger: TriggerOf<W>,
      fits: (filter: Filter, what: Recipient) => boolean,
      source: ObjectId,
    ) => boolean = always,
  ): void {
    const { work } = this;
    const back = work.rules.lookBack(when);
    const look = back ? this.before : work.look();
    const abilities = look.triggers(when);
    if (abilities.length === 0) return;
    const seen: Seen = back ? asBefore(work, look) : work;
    for (const active of abilities) {
      const trigger = active.ability.trigger as TriggerOf<W> & { readonly what: Watched };
      const from = { source: active.source, controller: work.object(active.source).controller };
      const fits = (filter: Filter, what: Recipient): boolean => matches(seen, filter, what, from);
      if (
        isWatched(work, trigger.what, subject, active.source, fits) &&
        also(trigger, fits, active.source)
      ) {
        this.trigger(active, bindings);
      }
    }
  }

  /** 6ED 410.6: again for each time that it occurs in the event. */
  trigger({ source, ability }: ActiveTrigger, bindings: Bindings): void {
    const triggered = (this.#triggered ??= new Set());
    const sources = (this.#sources ??= new Set());
    const again = triggered.has(ability) && sources.has(source);
    triggered.add(ability);
    sources.add(source);
    const topic = keywordTopic(ability) ?? (again ? 'triggersAgain' : topicOf(ability.trigger));
    trigger(this.work, source, ability, bindings, topic);
  }
}

const always = (): boolean => true;

/** The table as it was before, for what is no longer there (6ED 410.10d). */
function asBefore(work: Work, before: Look): Seen {
  return seeing(work, (id) => (before.has(id) ? before.of(id) : work.characteristics(id)));
}

function isWatched(
  work: Work,
  what: Watched,
  subject: Recipient,
  source: ObjectId,
  fits: (filter: Filter, what: Recipient) => boolean,
): boolean {
  if (what === 'self') return subject === source;
  if (what === 'enchanted') return subject === work.object(source).attachedTo;
  return fits(what, subject);
}

function moved(group: Group, event: Extract<GameEvent, { type: 'ObjectMoved' }>): void {
  const { object, newId, from, to } = event;
  if (to === 'battlefield') entered(group, newId);
  if (from === 'battlefield') {
    // The card is looked for only where it went (6ED 410.10c); `was` is the permanent that it was.
    const bindings = { event: newId, was: object };
    if (to === 'graveyard') group.on('is put into a graveyard from play', object, bindings);
    group.on('leaves play', object, bindings);
    watchedByDelayed(group.work, 'leaves play', object);
  } else if (event.cause === 'discard') discarded(group, newId);
  else if (event.cause === 'draw') drawn(group, newId);
}

function drawn(group: Group, card: ObjectId): void {
  const { work } = group;
  const { owner } = work.object(card);
  for (const active of work.look().triggers('draws')) {
    const { who } = active.ability.trigger as TriggerOf<'draws'>;
    const own = work.object(active.source).controller === owner;
    if (who === 'each player' || own === (who === 'you')) {
      group.trigger(active, { event: playerRef(owner) });
    }
  }
}

/** 6ED 410.2: a spell has been played, with the targets that it has now. */
function played(group: Group, spell: ObjectId): void {
  const { work } = group;
  const targets = work.object(spell).stack?.targets.flat() ?? [];
  group.on(
    'is played',
    spell,
    { event: spell },
    ({ targeting }, fits, source) =>
      targeting === undefined ||
      targets.some((target) => isWatched(work, targeting, target, source, fits)),
  );
}

function entered(group: Group, object: ObjectId): void {
  group.on('comes into play', object, { event: object });
}

function discarded(group: Group, card: ObjectId): void {
  const { work, before } = group;
  const look = work.rules.lookBack('discards') ? before : work.look();
  const { owner } = work.object(card);
  for (const active of look.triggers('discards')) {
    if (work.object(active.source).controller === owner) group.trigger(active, { event: card });
  }
}

/** 6ED 410.9: once for the creature, or once for each that it meets. */
function blocked(group: Group, blocks: readonly (readonly [ObjectId, ObjectId])[]): void {
  const { work } = group;
  for (const blocker of new Set(blocks.map(([one]) => one))) {
    group.on('blocks', blocker, { event: blocker }, ({ whom }) => whom === undefined);
  }
  for (const { object, blockers } of work.game.combat?.attackers ?? []) {
    if (blockers.length > 0) becameBlocked(group, object);
    for (const blocker of blockers) {
      group.on(
        'blocks',
        blocker,
        { event: object },
        ({ whom }, fits) => whom !== undefined && fits(whom, object),
      );
      group.on(
        'becomes blocked',
        object,
        { event: blocker },
        ({ by }, fits) => by !== undefined && fits(by, blocker),
      );
    }
  }
}

function becameBlocked(group: Group, attacker: ObjectId): void {
  group.on('becomes blocked', attacker, { event: attacker }, ({ by }) => by === undefined);
}

/** Damage that was dealt at one time, added up for those who deal it and those who are dealt it. */
class Damage {
  readonly #dealt: { source: ObjectId; to: Recipient; amount: number; combat: boolean }[] = [];

  add(source: ObjectId, to: Recipient, amount: number, combat: boolean): void {
    this.#dealt.push({ source, to, amount, combat });
  }

  match(group: Group): void {
    if (this.#dealt.length === 0) return;
    const hurt = new Map<Recipient, number>();
    const dealt = new Map<ObjectId, { amount: number; combat: boolean }>();
    for (const { source, to, amount, combat } of this.#dealt) {
      hurt.set(to, (hurt.get(to) ?? 0) + amount);
      dealt.set(source, { amount: (dealt.get(source)?.amount ?? 0) + amount, combat });
    }
    for (const [to, amount] of hurt) group.on('is dealt damage', to, { event: to, amount });
    for (const [source, { amount, combat }] of dealt) {
      group.on(
        'deals damage',
        source,
        { event: source, amount },
        (trigger) => trigger.to === undefined && (trigger.combat !== true || combat),
      );
    }
    for (const { source, to, amount, combat } of this.#dealt) {
      group.on(
        'deals damage',
        source,
        { event: to, amount },
        (trigger, fits) =>
          trigger.to !== undefined && fits(trigger.to, to) && (trigger.combat !== true || combat),
      );
    }
  }
}

/** A step has begun: what waits for its beginning triggers (6ED 300.5, 410.2). */
export function stepTriggers(work: Work, step: string): void {
  const { active } = work.game.turn;
  for (const { source, ability } of work.look().triggers('step begins')) {
    const { step: wanted, whose } = ability.trigger as TriggerOf<'step begins'>;
    const own = work.object(source).controller === active;
    if (wanted === step && (whose === 'each player' || own === (whose === 'you'))) {
      const topic = keywordTopic(ability) ?? 'stepTriggers';
      trigger(work, source, ability, { event: playerRef(active) }, topic);
    }
  }
  for (const delayed of work.game.delayed) {
    if (delayed.step !== step || (delayed.turnOf ?? active) !== active) continue;
    delayedTriggers(work, delayed);
  }
}

/** 6ED 406.2b: what happened before the ability was there doesn't matter to it. */
function watchedByDelayed(
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

/** 6ED 406.2e: once. */
function delayedTriggers(
  work: Work,
  { id, ability, source, controller, bindings }: DelayedAbility,
): void {
  work.emit('DelayedAbilityEnded', 'delayedOnce', { delayed: id });
  work.emit('AbilityTriggered', 'delayedTriggers', {
    trigger: { id: work.game.nextNumber, ability, source, controller, bindings },
  });
}

/**
 * Abilities that watch for a state trigger as soon as it is so; not again while what they did before waits or is
 * on the stack (6ED 410.11).
 */
export function stateTriggers(work: Work): void {
  for (const { source, ability } of work.look().triggers('it is so')) {
    const { condition } = ability.trigger as TriggerOf<'it is so'>;
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
): void {
  const { ref, condition, may } = ability;
  const { controller } = work.object(source);
  const reading = readFrom(source, controller, bindings);
  if (condition !== null && !holds(work, condition, reading)) return;
  const triggers = (seat: Seat, more: Bindings = {}): void => {
    work.emit('AbilityTriggered', topic, {
      trigger: {
        id: work.game.nextNumber,
        ability: ref,
        source,
        controller: seat,
        bindings: { ...bindings, ...more },
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

/** The rules on what keywords mean. */
const KEYWORD_TOPICS: Partial<Record<KeywordName, CitedTopic>> = {
  echo: 'echo',
  'cumulative upkeep': 'cumulativeUpkeep',
  flanking: 'flanking',
  rampage: 'rampage',
};

/** The rule of the keyword that the ability is short for. */
function keywordTopic({ keyword }: CompiledAbility): CitedTopic | null {
  return keyword === null ? null : (KEYWORD_TOPICS[keyword] ?? null);
}

/** The most specific rule on when this kind of ability triggers. */
function topicOf(trigger: Trigger | null): CitedTopic {
  switch (trigger?.when) {
    case 'comes into play':
      return 'entersTrigger';
    case 'leaves play':
    case 'is put into a graveyard from play':
      return 'leavesTrigger';
    case 'blocks':
      return trigger.whom === undefined ? 'blocksOnce' : 'blocksEach';
    case 'becomes blocked':
      return trigger.by === undefined ? 'blocksOnce' : 'blockedByEach';
    default:
      return 'abilityTriggers';
  }
}
