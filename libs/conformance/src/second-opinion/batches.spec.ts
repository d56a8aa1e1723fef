import { describe, expect, test } from '@jest/globals';
import type { CardDefinition, Effects, Filter } from '@arbiter/cards';
import { RULEBOOKS } from '@arbiter/editions';
import {
  cardPool,
  judge,
  playerRef,
  type CommandBody,
  type Game,
  type Judge,
  type LegalCommand,
  type ObjectId,
  type Recipient,
} from '@arbiter/engine';
import { seededRandom, type Random } from '@arbiter/kernel';
import { tableOf } from '../position-of-scenario.ts';
import { FixedChance } from '../scenario/play/fixed-chance.ts';
import { SecondOpinion, type Asked, type Edition } from './batches.ts';
import {
  PLAYERS,
  type Play,
  type Seat,
  type SmallTable,
  type Spell,
  type Word,
} from './small-table.ts';

const TABLES = 120;
/** More plays than this are a longer game of the same. */
const MOST_PLAYS = 60;

describe.each(['4ED', '5ED'] as const)('a second opinion on the batches of %s', (edition) => {
  test(`agrees on who may announce what, and in which order it resolves, on ${TABLES} random tables`, () => {
    for (let seed = 0; seed < TABLES; seed++) {
      const found = differenceOn(
        randomTable(seededRandom(seed)),
        edition,
        seededRandom(seed + 7_000),
      );
      expect(found === null ? null : { seed, found }).toBeNull();
    }
  });
});

/** Plays the table at random with the engine and with the second opinion; the first thing in which they differ. */
function differenceOn(table: SmallTable, edition: Edition, random: Random): unknown {
  const engine = new Engine(table, edition);
  const opinion = new SecondOpinion(table, edition);
  const telling = opinion.mainPhase();
  const story: string[] = [];
  let asked = telling.next();
  for (let plays = 0; plays < MOST_PLAYS && asked.done !== true; plays++) {
    const theirs = sorted(asked.value);
    const ours = sorted(engine.asked());
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) return { story, ours, theirs };
    const state = { ours: engine.state(), theirs: stateOf(opinion) };
    if (JSON.stringify(state.ours) !== JSON.stringify(state.theirs)) return { story, ...state };
    const isRestless = theirs.plays.length > 0 && !random.oneIn(3);
    const play = isRestless ? random.pick(theirs.plays) : null;
    story.push(
      `${PLAYERS[theirs.seat]}: ${play === null ? 'pass' : `${play.spell} at ${play.target ?? '-'}`}`,
    );
    asked = telling.next(play);
    // The phase is over by the last pass: what comes then is another matter.
    if (asked.done === true) break;
    engine.answer(play);
  }
  return null;
}

const stateOf = ({ bodies, life, mana, left }: SecondOpinion) => ({
  left: [...left],
  life: [...life],
  mana: [...mana],
  creatures: bodies
    .filter(({ isThere }) => isThere)
    .map(({ name, damage, toughness }) => [name, damage, toughness]),
});

function sorted({ seat, during, plays }: Asked): Asked {
  const key = ({ spell, target }: Play): string => `${spell} ${target ?? ''}`;
  return { seat, during, plays: plays.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) };
}

/** The engine, asked the same questions. */
class Engine {
  readonly #judge: Judge;
  readonly #creatures: readonly string[];
  #game: Game;
  readonly #left: string[] = [];

  constructor({ spells, creatures }: SmallTable, edition: Edition) {
    const cards = [
      ...spells.map((one) => spellCard(one, edition)),
      ...creatures.map(({ name, size }) => creatureCard(name, size)),
    ];
    this.#judge = judge(RULEBOOKS[edition]!, cardPool(cards), new FixedChance().hash);
    const zone = (seat: Seat) => ({
      hand: spells.filter(({ owner }) => owner === seat).map(({ name }) => name),
      battlefield: creatures.filter(({ owner }) => owner === seat).map(({ name }) => name),
    });
    const text = {
      title: 'x',
      edition,
      table: { active: 'ann', step: 'main', ann: zone(0), bob: zone(1) },
    };
    this.#game = tableOf(
      this.#judge,
      JSON.stringify({ ...text, play: [{ expect: { active: 'ann' } }] }),
    );
    this.#creatures = creatures.map(({ name }) => name);
    const everything = ['main', 'interrupts', 'prevention', 'replacing'];
    for (const seat of [0, 1] as const) {
      this.#send(seat, { type: 'SetStops', stops: { own: everything, other: everything } });
    }
  }

  asked(): Asked {
    const { decision, agenda, turn } = this.#game;
    if (decision?.kind !== 'priority')
      return { seat: 0, during: decision?.kind as never, plays: [] };
    const frame = agenda[agenda.length - 1];
    const window = frame?.kind === 'priority' ? frame.window?.for : undefined;
    const { seat } = decision;
    const plays = this.#judge.legalCommands(this.#game, seat).flatMap((one) => this.#playsOf(one));
    return { seat, during: (window ?? turn.step) as Asked['during'], plays };
  }

  answer(play: Play | null): void {
    const { seat } = this.#game.decision!;
    if (play === null) {
      this.#send(seat, { type: 'Pass' });
      return;
    }
    const object = this.#idOf(play.spell);
    const targets = play.target === null ? [] : [[this.#recipient(play.target)]];
    this.#send(seat, {
      type: 'CastSpell',
      object,
      ...(play.target === null ? {} : { targets }),
      ...this.#mode(play),
    });
  }

  state() {
    const sight = this.#judge.see(this.#game);
    const there = (name: string) =>
      this.#game.battlefield.filter((id) => sight.object(id).name === name);
    return {
      left: [...this.#left],
      life: this.#game.players.map(({ life }) => life),
      mana: this.#game.players.map(({ pool }) => pool.reduce((sum, amount) => sum + amount, 0)),
      creatures: this.#creatures.flatMap((name) =>
        there(name).map((id) => [
          name,
          sight.object(id).damage,
          sight.characteristics(id).toughness,
        ]),
      ),
    };
  }

  /** What is aimed at a spell is the first of two modes. */
  #mode({ spell, target }: Play): { mode?: number } {
    const { types } = this.#judge.cards.printed(spell, []).definition;
    if (!types.includes('Interrupt') || !spell.startsWith('blast')) return {};
    return { mode: this.#creatures.includes(target ?? '') ? 1 : 0 };
  }

  #playsOf(command: LegalCommand): Play[] {
    if (command.type !== 'CastSpell') return [];
    const spell = this.#nameOf(command.object);
    return command.plans.flatMap(({ targets: [space] }): Play[] =>
      space === undefined
        ? [{ spell, target: null }]
        : space.from.map((target) => ({ spell, target: this.#nameOf(target) })),
    );
  }

  #nameOf(what: Recipient): string {
    if (typeof what !== 'number') return PLAYERS[what === playerRef(0) ? 0 : 1];
    const held = this.#game.held.find(({ object }) => object === what)?.proposed.change;
    if (held?.kind === 'damage') {
      return `damage from ${this.#nameOf(held.source)} to ${this.#nameOf(held.to)}`;
    }
    return this.#game.objects[what]?.name ?? `object ${what}`;
  }

  #idOf(name: string): ObjectId {
    return this.#game.objects.findLastIndex(
      (one) => one !== null && one.zone !== null && one.name === name,
    );
  }

  #recipient(name: string): Recipient {
    const seat = PLAYERS.findIndex((one) => one === name);
    if (seat !== -1) return playerRef(seat as Seat);
    const held = this.#game.held.find(({ object }) => this.#nameOf(object) === name);
    return held?.object ?? this.#idOf(name);
  }

  #send(seat: Seat, body: CommandBody): void {
    const verdict = this.#judge.decide(
      { id: 'x', seat, at: this.#game.clock.settled, body },
      this.#game,
    );
    if (!verdict.accepted) throw new Error(`${JSON.stringify(body)}: ${verdict.refusal.reason}`);
    this.#game = verdict.game;
    for (const event of verdict.events) {
      if (event.type === 'StackItemResolved' || event.type === 'StackItemCountered') {
        this.#left.push(this.#nameOf(event.object));
      }
    }
  }
}

const WORDS: readonly Word[] = [
  'bolt',
  'growth',
  'murder',
  'gift',
  'denial',
  'blast',
  'ritual',
  'salve',
  'regrow',
];

function randomTable(random: Random): SmallTable {
  const spells = Array.from({ length: 4 + random.below(6) }, (_, i): Spell => {
    const word = random.pick(WORDS);
    return {
      name: `${word} ${i}`,
      word,
      amount: 1 + random.below(3),
      owner: random.below(2) as Seat,
    };
  });
  const creatures = Array.from({ length: 1 + random.below(3) }, (_, i) => ({
    ...{ name: `bear ${i}`, owner: random.below(2) as Seat, size: 1 + random.below(3) },
  }));
  return { spells, creatures };
}

const creatureCard = (name: string, size: number): CardDefinition => ({
  ...{ name, cost: '0', types: ['Creature'], power: size, toughness: size },
});

const CREATURE: Filter = { type: 'Creature' };
const SPELL: Filter = { is: 'spell' };
const ANY: Filter = { any: [CREATURE, { is: 'player' }] };

function spellCard({ name, word, amount }: Spell, edition: Edition): CardDefinition {
  const card = (
    type: CardDefinition['types'][number],
    ...texts: CardDefinition['spell'] & object
  ): CardDefinition => ({
    ...{ name, cost: '0', types: [type], spell: texts },
  });
  const at = (what: Filter, ...effect: Effects) => ({ targets: [{ what }], effect });
  const theTarget = { target: 0 } as const;
  const destroys = at(CREATURE, { do: 'destroy', what: theTarget });
  const counters = at(SPELL, { do: 'counter', what: theTarget });
  switch (word) {
    case 'bolt':
      return card('Instant', at(ANY, { do: 'dealDamage', amount, to: theTarget }));
    case 'growth':
      return card(
        'Instant',
        at(CREATURE, {
          do: 'modify',
          what: theTarget,
          by: { toughness: amount },
          until: 'end of turn',
        }),
      );
    case 'murder':
      return card('Instant', destroys);
    case 'gift':
      return card('Instant', { effect: [{ do: 'gainLife', who: 'you', amount }] });
    case 'denial':
      return card('Interrupt', counters);
    case 'blast':
      return card('Interrupt', counters, destroys);
    case 'ritual':
      return card('Mana Source', { effect: [{ do: 'addMana', mana: 'B'.repeat(amount) }] });
    case 'salve':
      return edition === '4ED'
        ? card(
            'Instant',
            at({ is: 'assigned damage' }, { do: 'preventAssigned', what: theTarget, amount }),
          )
        : card('Instant', at(ANY, { do: 'preventDamage', amount, to: theTarget }));
    case 'regrow':
      return card('Instant', at(CREATURE, { do: 'regenerate', what: theTarget }));
  }
}
