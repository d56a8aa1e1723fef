import type { CardDefinition } from '@arbiter/cards';
import {
  EVENT_TYPES,
  EVENT_TYPES_OF_BATCHES,
  type AbilityRef,
  type Game,
  type GameEvent,
  type Judge,
  type ObjectId,
} from '@arbiter/engine';

/** How often something came up in games, under names for people. Plain data, so that workers can hand it over. */
export interface Coverage {
  readonly cards: Record<string, number>;
  /** `Card: mode 1`, `Card: buyback`, `Card: ability 0 (activated)`. */
  readonly abilities: Record<string, number>;
  /** Triggered abilities that resolved: `Card: ability 0 (triggered)`. */
  readonly resolved: Record<string, number>;
  readonly decisions: Record<string, number>;
  readonly events: Record<string, number>;
}

/** Every kind of decision; the compiler holds it to be complete. */
export const DECISION_KINDS = [
  'disclose',
  'playFirst',
  'mulligan',
  'priority',
  'attack',
  'block',
  'assignDamage',
  'orderTriggers',
  'may',
  'repetitions',
  'mode',
  'x',
  'targets',
  'division',
  'alternative',
  'buyback',
  'payment',
  'choose',
  'name',
  'pay',
  'newTarget',
  'landWords',
  'colorWords',
  'word',
  'number',
  'order',
  'replacement',
  'topCards',
] as const;

/** Whether a card lets somebody order the top cards of a library: so far only cards of scenarios do. */
const ordersTop = (card: CardDefinition): boolean =>
  JSON.stringify(card).includes('"do":"orderTop"');

/** Whether a card asks a player for a number. */
const asksForNumber = (card: CardDefinition): boolean =>
  /"do":"chooseNumber"|"paysLife"/u.test(JSON.stringify(card));

/** Nothing yet, of everything that could come up with these cards. */
export function blankCoverage(judge: Judge, cards: readonly CardDefinition[]): Coverage {
  const coverage: Coverage = {
    ...{ cards: {}, abilities: {}, resolved: {} },
    ...{ decisions: {}, events: {} },
  };
  const others = eventsOfOthers(judge);
  for (const type of EVENT_TYPES) if (!others.includes(type)) coverage.events[type] = 0;
  for (const kind of DECISION_KINDS) coverage.decisions[kind] = 0;
  if (!cards.some(asksForNumber)) delete coverage.decisions['number'];
  if (!cards.some(ordersTop)) {
    delete coverage.decisions['topCards'];
    delete coverage.events['LibraryArranged'];
  }
  for (const { name } of cards) {
    coverage.cards[name] = 0;
    const printed = judge.cards.printed(name, []);
    if (printed.modes.length > 1) {
      printed.modes.forEach((_, mode) => (coverage.abilities[modeName(name, mode)] = 0));
    }
    if (printed.buyback !== null) coverage.abilities[`${name}: buyback`] = 0;
    if (printed.definition.alternativeCosts !== undefined) {
      coverage.abilities[`${name}: alternative cost`] = 0;
    }
    for (const { ref, trigger } of printed.abilities) {
      coverage.abilities[abilityName(judge, ref)] = 0;
      if (trigger !== null) coverage.resolved[abilityName(judge, ref)] = 0;
    }
  }
  return coverage;
}

/** Events that the judge's edition never tells. */
function eventsOfOthers({ rules }: Judge): readonly string[] {
  const batches = EVENT_TYPES_OF_BATCHES.filter((type) => !rules.timing.events.includes(type));
  return rules.announcement.includes('lockCost') ? batches : [...batches, 'CostLockedIn'];
}

const modeName = (name: string, mode: number): string => `${name}: mode ${mode + 1}`;

function abilityName(judge: Judge, { of, index }: AbilityRef): string {
  const ability = judge.cards.printed(of, []).abilities[index]?.ability;
  const kind = ability?.kind === 'keyword' ? ability.keyword : ability?.kind;
  return `${of}: ability ${index} (${kind ?? 'inner'})`;
}

/** Counts what happened in a commit. `games` are the game before each event and after the last one. */
export function count(
  coverage: Coverage,
  judge: Judge,
  event: GameEvent,
  before: Game,
  after: Game,
): void {
  const { cards, abilities, decisions, events } = coverage;
  add(events, event.type);
  switch (event.type) {
    case 'DecisionRequested':
      add(decisions, event.question.kind);
      break;
    case 'SpellCast': {
      const { name, stack } = known(after, event.object);
      add(cards, name);
      if (stack === null) break;
      if (judge.cards.printed(name, []).modes.length > 1)
        add(abilities, modeName(name, stack.mode));
      if (stack.buyback) add(abilities, `${name}: buyback`);
      if ((stack.alternative ?? 0) > 0) add(abilities, `${name}: alternative cost`);
      break;
    }
    case 'AbilityActivated':
    case 'AbilityTriggered': {
      const ref =
        event.type === 'AbilityTriggered'
          ? event.trigger.ability
          : known(after, event.object).stack?.ability;
      if (ref != null && ref.index < 100) add(abilities, abilityName(judge, ref));
      break;
    }
    case 'StackItemResolved': {
      const ref = known(before, event.object).stack?.ability;
      if (ref == null || ref.index >= 100) break;
      const name = abilityName(judge, ref);
      if (name in coverage.resolved) add(coverage.resolved, name);
      break;
    }
    case 'ManaAbilityPlayed':
      countMana(coverage, judge, before, event.object, event.ability);
      break;
    case 'ObjectMoved': {
      const object = known(after, event.newId);
      if (event.to !== 'battlefield') break;
      if (event.cause === 'play') add(cards, object.name);
      // What works by itself is used as soon as it is in play; a Clone uses its own ability and another's.
      for (const name of new Set([object.card, object.name])) {
        for (const { ref, activation, trigger } of judge.cards.printed(name, []).abilities) {
          if (activation === null && trigger === null) add(abilities, abilityName(judge, ref));
        }
      }
      break;
    }
    default:
  }
}

function countMana(
  { abilities, resolved }: Coverage,
  judge: Judge,
  game: Game,
  object: ObjectId,
  index: number,
): void {
  const sight = judge.see(game);
  const played = sight.abilities(object).find(({ number }) => number === index);
  if (played !== undefined) add(abilities, abilityName(judge, played.ref));
  for (const id of game.battlefield) {
    if (known(game, id).attachedTo !== object) continue;
    for (const { isMana, trigger, ref } of sight.abilities(id)) {
      if (!isMana || trigger === null) continue;
      // It resolves at once (6ED 406.2).
      for (const counts of [abilities, resolved]) add(counts, abilityName(judge, ref));
    }
  }
}

const known = (game: Game, id: ObjectId) => game.objects[id]!;

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** What is counted. */
export const COVERAGE_PARTS = ['cards', 'abilities', 'resolved', 'decisions', 'events'] as const;

/** Adds what came up elsewhere. */
export function merge(into: Coverage, from: Coverage): void {
  for (const part of COVERAGE_PARTS) {
    for (const [name, times] of Object.entries(from[part])) {
      into[part][name] = (into[part][name] ?? 0) + times;
    }
  }
}

/** What came up less often than it should, as lines; none if all is well. */
export function missing(
  coverage: Coverage,
  least: { readonly cards: number; readonly decisions: number; readonly events: number },
  elsewhere: Readonly<Record<string, string>>,
): string[] {
  const short = (part: Record<string, number>, wanted: number): string[] =>
    Object.entries(part)
      .filter(([, times]) => times < wanted)
      .map(([name, times]) => `${name}: ${times} times, not ${wanted}`);
  const here = (part: Record<string, number>): Record<string, number> =>
    Object.fromEntries(Object.entries(part).filter(([name]) => !(name in elsewhere)));
  return [
    ...short(coverage.cards, least.cards),
    ...short(coverage.abilities, least.cards),
    ...short(coverage.resolved, least.cards),
    ...short(here(coverage.decisions), least.decisions),
    ...short(here(coverage.events), least.events),
  ];
}

/** The table for people: what is rarest comes first. */
export function coverageTable(coverage: Coverage): string {
  const part = (title: string, counts: Record<string, number>): string[] => [
    title,
    ...Object.entries(counts)
      .sort(([, a], [, b]) => a - b)
      .map(([name, times]) => `  ${String(times).padStart(9)}  ${name}`),
  ];
  return [
    ...part('cards played', coverage.cards),
    ...part('abilities used', coverage.abilities),
    ...part('triggers resolved', coverage.resolved),
    ...part('decisions', coverage.decisions),
    ...part('events', coverage.events),
  ].join('\n');
}

/** How many of the cards, abilities and triggers came up how often, and then what never did, a line each. */
export function coverageSummary(coverage: Coverage): string {
  const parts = {
    cards: 'cards played',
    abilities: 'abilities used',
    resolved: 'triggers resolved',
  };
  const shares = Object.entries(parts).map(([part, title]) => {
    const counts = Object.values(coverage[part as keyof typeof parts]);
    const atLeast = (times: number): number => counts.filter((one) => one >= times).length;
    return `${title}: ${counts.length}; once ${atLeast(1)}, 5 times ${atLeast(5)}, 20 times ${atLeast(20)}`;
  });
  const never = Object.entries(parts).flatMap(([part, title]) =>
    Object.entries(coverage[part as keyof typeof parts])
      .filter(([, times]) => times === 0)
      .map(([name]) => `  ${title} never: ${name}`),
  );
  return [...shares, ...never].join('\n');
}
