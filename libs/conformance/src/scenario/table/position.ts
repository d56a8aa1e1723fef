import { parseMana } from '@arbiter/cards';
import {
  newObject,
  NO_GAME,
  type Attacker,
  type Combat,
  type Frame,
  type Game,
  type GameObject,
  type Player,
  type Rules,
  type Seat,
  type StepOfTurn,
  type Zone,
} from '@arbiter/engine';
import { ScenarioError } from '../errors.ts';
import { NameProblem, type Names } from '../play/names.ts';
import { plainCard } from '../reader/table.ts';
import type { CardOnTable, Position, SeatOnTable, Table } from '../scenario.ts';

/** How many blank cards lie under a library. */
const BLANKS = 20;

/** A position whose step is one of this edition's. */
type Timed = Position & { readonly step: string };

/** A game in the middle, as a table says that it stands: plain JSON, made without playing up to it. */
export function placePosition(table: Table, said: Position, rules: Rules, names: Names): Game {
  const position = { ...said, step: said.step ?? firstMainPhase(rules) };
  const placing = new Placing(table, names);
  const players = ([0, 1] as const).map((seat) => placing.seat(seat, position.seats[seat], rules));
  const now = placing.moment + 1;
  // Everything that isn't said to be new was there before the last two upkeeps of each player.
  const began = (player: Player, at: number): Player => ({
    ...player,
    lastUpkeepBegan: now + at,
    turnBegan: now + at + 2,
    upkeepBegan: now + at + 3,
  });
  const { active } = position;
  const late = now + 10;
  return {
    ...NO_GAME,
    // A mark of its own: what a judge has seen of another table is not seen of this one.
    look: { at: 0 },
    id: 'scenario',
    edition: rules.edition,
    players: [began(players[0]!, active === 0 ? 4 : 0), began(players[1]!, active === 1 ? 4 : 0)],
    objects: placing.records(late),
    battlefield: placing.battlefield,
    phasedOut: placing.phasedOut(),
    turn: {
      number: position.turn,
      active: active as Seat,
      ...stepOf(table, position, rules),
      ...(placing.attacking.length === 0 ? {} : { attackers: placing.attacking }),
    },
    startingPlayer: 0,
    combat: placing.combat(position, rules),
    agenda: agendaAt(position, rules, placing.fighting),
    serverSecret: 'c',
    nextMoment: late + placing.moment + 1,
    clock: { ...NO_GAME.clock, left: [1e9, 1e9] },
  };
}

function firstMainPhase({ turn }: Rules): string {
  return turn.find(({ main }) => main)!.name;
}

function stepOf(
  table: Table,
  { step }: Timed,
  rules: Rules,
): { readonly step: string; readonly phase: string } {
  const found = rules.turn.find(({ name }) => name === step);
  if (found === undefined) {
    const known = rules.turn.map(({ name }) => name).join(', ');
    throw new ScenarioError(table.line, `one of the steps ${known}`, `'${step}'`);
  }
  return { step: found.name, phase: found.phase };
}

/** Which creatures of the table fight already. */
interface Fighting {
  readonly attack: boolean;
  readonly block: boolean;
}

/**
 * The step is at the point where players get priority, or at its beginning if they don't. What is declared already
 * isn't declared again, and combat damage is yet to be assigned.
 */
function agendaAt({ step: name, active }: Timed, rules: Rules, fighting: Fighting): Frame[] {
  const step = rules.turn.findIndex((one) => one.name === name);
  const actions = rules.turn[step]?.actions ?? [];
  const window = actions.indexOf('window');
  const isYetToBeDone = actions.some(
    (action) =>
      (action === 'declareAttackers' && !fighting.attack) ||
      (action === 'declareBlockers' && !fighting.block) ||
      (action === 'combatDamage' && fighting.attack),
  );
  const turn: Frame = { kind: 'turn', step, action: 0, answer: null };
  if (window < 0 || isYetToBeDone) return [turn];
  return [
    { ...turn, action: window },
    { kind: 'priority', seat: active as Seat, passes: 0 },
  ];
}

/** Gives ids and timestamps in the order of the file. */
class Placing {
  readonly #table: Table;
  readonly #names: Names;
  readonly #objects: (GameObject | null)[] = [null];
  readonly #new = new Set<number>();
  readonly #on: (readonly [id: number, card: CardOnTable])[] = [];
  readonly #fighters: (readonly [id: number, card: CardOnTable])[] = [];
  readonly #out: number[] = [];
  readonly #together = new Map<number, number>();
  readonly battlefield: number[] = [];
  moment = 0;

  constructor(table: Table, names: Names) {
    this.#table = table;
    this.#names = names;
  }

  seat(seat: Seat, said: SeatOnTable, rules: Rules): Player {
    for (const card of said.battlefield) this.#permanent(card, seat);
    const blank: CardOnTable[] = said.blanksBelow
      ? Array.from({ length: BLANKS }, () => plainCard('Blank', this.#table.line))
      : [];
    const everyStep = [...rules.turn.map(({ name }) => name), ...rules.timing.windows];
    return {
      ...NO_GAME.players[seat],
      life: said.life,
      ...(said.counters === null ? {} : { counters: said.counters }),
      pool: parseMana(said.mana),
      hand: said.hand.map((card) => this.#card(card, seat, 'hand')),
      graveyard: said.graveyard.map((card) => this.#card(card, seat, 'graveyard')),
      exile: said.exile.map((card) => this.#removed(card, seat)),
      ...(said.outside.length === 0
        ? {}
        : { outside: said.outside.map((card) => this.#card(card, seat, 'outside')) }),
      ...(said.ante === null
        ? {}
        : { ante: said.ante.map((card) => this.#card(card, seat, 'ante')) }),
      library: [...said.library, ...blank]
        .map((card) => this.#card(card, seat, 'library'))
        .reverse(),
      stops: { own: everyStep, other: everyStep },
      secret: seat === 0 ? 'a' : 'b',
    };
  }

  /** All records, once everything is placed; `late` is a moment after the beginning of the turn. */
  records(late: number): readonly (GameObject | null)[] {
    const attached = new Map(this.#on.map(([id, card]) => [id, this.#meant(card.on!, card.line)]));
    return this.#objects.map((object) =>
      object === null
        ? null
        : {
            ...object,
            attachedTo: attached.get(object.id) ?? 0,
            controlledSince: object.controlledSince + (this.#new.has(object.id) ? late : 0),
          },
    );
  }

  /** What is phased out already: what is attached to another such permanent went with it. */
  phasedOut(): Game['phasedOut'] {
    const hosts = new Map(this.#on.map(([id, card]) => [id, this.#meant(card.on!, card.line)]));
    return this.#out.map((object) => {
      const host = hosts.get(object) ?? 0;
      return { object, with: this.#out.includes(host) ? host : 0 };
    });
  }

  /** What has been declared as an attacker. */
  get attacking(): readonly number[] {
    return this.#fighters.flatMap(([id, { attacking }]) => (attacking === null ? [] : [id]));
  }

  get fighting(): Fighting {
    return {
      attack: this.#fighters.some(([, { attacking }]) => attacking !== null),
      block: this.#fighters.some(([, { blocking }]) => blocking.length > 0),
    };
  }

  /** Who fights whom, as the table says; `null` if nobody does. */
  combat({ step, active }: Timed, rules: Rules): Combat | null {
    const { attack, block } = this.fighting;
    if (!attack && !block) return null;
    const at = (wanted: (step: StepOfTurn) => boolean): number => rules.turn.findIndex(wanted);
    const declaring = at(({ actions }) => actions.includes('declareBlockers'));
    const now = at(({ name }) => name === step);
    const blocks = this.#fighters.flatMap(([id, { line, blocking }]) =>
      blocking.map((name) => ({
        id,
        line,
        attacker: this.#meant(name, line),
      })),
    );
    const attackers = this.#fighters.flatMap(([object, { line, attacking }]): Attacker[] => {
      if (attacking === null) return [];
      const { controller } = this.#objects[object]!;
      if (controller !== active || attacking.player !== this.#table.players[1 - active]) {
        throw new ScenarioError(
          line,
          'the other player, attacked by the active one',
          attacking.player,
        );
      }
      const blockers = blocks.filter(({ attacker }) => attacker === object).map(({ id }) => id);
      return [{ object, band: attacking.band, blocked: blockers.length > 0, blockers }];
    });
    const astray = blocks.find(
      ({ attacker }) => !attackers.some(({ object }) => object === attacker),
    );
    if (astray !== undefined)
      throw new ScenarioError(astray.line, 'an attacker to block', 'another');
    return {
      attackers,
      blockers: [...new Set(blocks.map(({ id }) => id))],
      blockersDeclared: block || now > declaring,
      assigned: [],
      struckFirst: null,
    };
  }

  /** @throws {ScenarioError} if the name means nothing on the table, or several things. */
  #meant(name: string, line: number): number {
    const game = { ...NO_GAME, objects: this.#objects, battlefield: this.battlefield };
    try {
      return this.#names.object(game, name);
    } catch (error) {
      if (!(error instanceof NameProblem)) throw error;
      throw new ScenarioError(line, 'the name of one thing on the table', `'${name}'`);
    }
  }

  #removed(card: CardOnTable, seat: Seat): number {
    const id = this.#card(card, seat, 'exile');
    this.#objects[id] = {
      ...this.#objects[id]!,
      faceDown: card.faceDown,
      counters: card.counters,
    };
    return id;
  }

  #permanent(card: CardOnTable, seat: Seat): void {
    const id = this.#card(card, seat, card.phasedOut ? 'phasedOut' : 'battlefield');
    const moment = this.#momentOf(card);
    const owner = card.owner === null ? seat : (this.#table.players.indexOf(card.owner) as Seat);
    this.#objects[id] = {
      ...this.#objects[id]!,
      kind: card.token ? 'token' : 'card',
      name: card.copyOf ?? card.card,
      owner,
      tapped: card.tapped,
      damage: card.damage,
      counters: card.counters,
      faceDown: card.faceDown,
      chosen: card.chosen,
      timestamp: moment,
      controlledSince: moment,
    };
    if (card.sick) this.#new.add(id);
    if (card.on !== null) this.#on.push([id, card]);
    if (card.attacking !== null || card.blocking.length > 0) this.#fighters.push([id, card]);
    if (card.phasedOut) this.#out.push(id);
    else this.battlefield.push(id);
  }

  #momentOf({ together }: CardOnTable): number {
    const same = together === null ? undefined : this.#together.get(together);
    if (same !== undefined) return same;
    this.moment += 1;
    if (together !== null) this.#together.set(together, this.moment);
    return this.moment;
  }

  #card(card: CardOnTable, seat: Seat, zone: Zone): number {
    const id = this.#objects.length;
    this.#objects.push(newObject(id, 'card', card.card, seat, seat, zone));
    this.#names.add(id, card.card, card.as);
    return id;
  }
}
