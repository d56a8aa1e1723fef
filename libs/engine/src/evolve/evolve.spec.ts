import { describe, expect, it } from '@jest/globals';
import type { EventType, FactsOf, GameEvent } from '../events.ts';
import type { ObjectId, Zone } from '../state/basics.ts';
import type { LastingEffect } from '../state/effects.ts';
import type { Frame, PriorityFrame } from '../state/frames.ts';
import type { Combat, Game } from '../state/game.ts';
import { NO_GAME } from '../state/new-game.ts';
import { newObject } from '../state/new-object.ts';
import type { GameObject } from '../state/objects.ts';
import { evolve } from './evolve.ts';

type Record = GameObject;

/** A game with these objects, each in the zone that it names; the first one is object 1. */
function gameWith(objects: readonly Partial<Record>[], more: Partial<Game> = {}): Game {
  const records = objects.map((one, i): Record => {
    const zone: Zone = one.zone ?? 'battlefield';
    return { ...newObject(i + 1, one.kind ?? 'card', 'Bear', 0, 0, zone), ...one };
  });
  const inZone = (zone: Zone): ObjectId[] =>
    records.filter((one) => one.zone === zone).map(({ id }) => id);
  return {
    ...NO_GAME,
    objects: [null, ...records],
    battlefield: inZone('battlefield'),
    stack: inZone('stack'),
    phasedOut: inZone('phasedOut').map((object) => ({ object, with: 0 })),
    ...more,
  };
}

function after<T extends EventType>(game: Game, type: T, facts: FactsOf<T>): Game {
  return evolve(game, { type, rule: '6ED 1', ...facts } as unknown as GameEvent);
}

const PRIORITY: PriorityFrame = { kind: 'priority', seat: 1, passes: 1 };
const topOf = ({ agenda }: Game): Frame | undefined => agenda.at(-1);
const LASTING = { id: 7, timestamp: 3, thisTurn: false };
const COMBAT: Combat = {
  attackers: [],
  blockers: [],
  blockersDeclared: false,
  assigned: [],
  struckFirst: null,
};

describe('attackers and blockers', () => {
  const attack = (): Game =>
    after(gameWith([{}, {}, {}, {}]), 'AttackersDeclared', { bands: [[1], [2, 3]] });
  const plain = { blocked: false, blockers: [] };

  it('attack alone or in a band', () => {
    const attacked = attack();
    expect(attacked.combat).toStrictEqual({
      ...COMBAT,
      attackers: [
        { object: 1, band: 0, ...plain },
        { object: 2, band: 2, ...plain },
        { object: 3, band: 2, ...plain },
      ],
    });
    expect(attacked.look.at).toBe(1);
  });

  it('are noted for the turn if they are told', () => {
    const attacked = attack();
    expect(attacked.turn).toStrictEqual(NO_GAME.turn);
    const facts = { bands: [[1]], inTurn: [1] };
    expect(after(NO_GAME, 'AttackersDeclared', facts).turn.attackers).toEqual([1]);
  });

  it('leave the table as it looks where there are none', () => {
    const attacked = attack();
    expect(after(NO_GAME, 'AttackersDeclared', { bands: [] }).look).toBe(NO_GAME.look);
    const unblocked = after(attacked, 'BlockersDeclared', { blocks: [] });
    expect(unblocked.look).toBe(attacked.look);
    expect(unblocked.combat?.blockersDeclared).toBe(true);
  });

  it('block a band as a whole, and nobody else', () => {
    const attacked = attack();
    const blocked = after(attacked, 'BlockersDeclared', { blocks: [[4, 3]] });
    expect(blocked.combat).toStrictEqual({
      ...COMBAT,
      blockersDeclared: true,
      blockers: [4],
      attackers: [
        { object: 1, band: 0, ...plain },
        { object: 2, band: 2, blocked: true, blockers: [4], byBand: [4] },
        { object: 3, band: 2, blocked: true, blockers: [4] },
      ],
    });
    expect(blocked.look.at).toBe(2);
  });

  it('block one of two that attack alone', () => {
    const two = after(gameWith([{}, {}, {}]), 'AttackersDeclared', { bands: [[1], [2]] });
    const blocked = after(two, 'BlockersDeclared', { blocks: [[3, 1]] });
    expect(blocked.combat?.attackers.map((one) => one.blockers)).toEqual([[3], []]);
  });

  it.each([
    { object: 1, blocked: [true, false, false] },
    { object: 2, blocked: [false, true, true] },
    { object: 9, blocked: [false, false, false] },
  ])('become blocked by an effect, with the band: $object', ({ object, blocked }) => {
    const attacked = attack();
    const now = after(attacked, 'BecameBlocked', { object });
    expect(now.combat?.attackers.map((one) => one.blocked)).toEqual(blocked);
  });
});

describe('TSP 309.4#2: what an effect has block', () => {
  const attacked = after(gameWith([{}, {}, {}, {}]), 'AttackersDeclared', { bands: [[1], [2, 3]] });

  it.each([
    { attacker: 1, blockers: [[4], [], []], byBand: [undefined, undefined, undefined] },
    { attacker: 2, blockers: [[], [4], [4]], byBand: [undefined, undefined, [4]] },
  ])('blocks attacker $attacker, with its band', ({ attacker, blockers, byBand }) => {
    const { combat, look } = after(attacked, 'JoinedBlock', { object: 4, attacker });
    expect(combat?.blockers).toEqual([4]);
    expect(combat?.attackers.map((one) => one.blockers)).toEqual(blockers);
    expect(combat?.attackers.map((one) => one.blocked)).toEqual(
      blockers.map((one) => one[0] === 4),
    );
    expect(combat?.attackers.map((one) => one.byBand)).toEqual(byBand);
    expect(look.at).toBeGreaterThan(attacked.look.at);
  });

  it('blocks two attackers, and is listed once', () => {
    const first = after(attacked, 'JoinedBlock', { object: 4, attacker: 1 });
    const both = after(first, 'JoinedBlock', { object: 4, attacker: 3 });
    expect(both.combat?.blockers).toEqual([4]);
    expect(both.combat?.attackers.map((one) => one.blockers)).toEqual([[4], [4], [4]]);
  });

  it('is remembered by what it blocked once it is gone', () => {
    const blocked = after(attacked, 'JoinedBlock', { object: 4, attacker: 1 });
    const left = after(blocked, 'RemovedFromCombat', { object: 4 }).combat;
    expect(left?.blockers).toEqual([]);
    expect(left?.attackers[0]).toStrictEqual({
      object: 1,
      band: 0,
      blocked: true,
      blockers: [],
      formerBlockers: [4],
    });
    expect(left?.attackers[1]).not.toHaveProperty('formerBlockers');
  });

  it('was declared in a record that remembers it', () => {
    const facts = { blocks: [[4, 1]], remembered: true } as const;
    const { combat } = after(attacked, 'BlockersDeclared', facts);
    expect(combat?.attackers.map(({ formerBlockers }) => formerBlockers)).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });

  it('is taken back from one attacker alone', () => {
    const blocked = after(attacked, 'BecameBlocked', { object: 2 });
    const { combat } = after(blocked, 'BecameUnblocked', { object: 2 });
    expect(combat?.attackers.map((one) => one.blocked)).toEqual([false, false, true]);
  });
});

describe('6ED 310.3: combat damage', () => {
  const assignment = { source: 1, to: [['p1', 2]] } as const;
  const assigned = gameWith([{}], { combat: { ...COMBAT, assigned: [assignment] } });

  it('is announced before it is dealt where it does not use the stack', () => {
    const now = after(assigned, 'CombatDamageAssigned', { struckFirst: [1] });
    expect(now.combat).toStrictEqual({ ...COMBAT, struckFirst: [1] });
  });

  it('waits on the stack under a nameless object', () => {
    const facts = { object: 2, assignments: [assignment], struckFirst: null };
    const now = after(assigned, 'CombatDamageStacked', facts);
    expect(now.combat).toStrictEqual(COMBAT);
    expect(now.combatDamage).toStrictEqual({ 2: [assignment] });
    expect(now.stack).toEqual([2]);
    expect(now.objects[2]).toStrictEqual(newObject(2, 'damage', '', 0, 0, 'stack'));
  });

  it('is forgotten when it ceases, and other damage is not', () => {
    const waiting = gameWith(
      [
        { kind: 'damage', zone: 'stack' },
        { kind: 'damage', zone: 'stack' },
      ],
      { combatDamage: { 1: [assignment], 2: [] } },
    );
    const now = after(waiting, 'ObjectCeased', { object: 1 });
    expect(now.combatDamage).toStrictEqual({ 2: [] });
    expect(now.stack).toEqual([2]);
  });
});

describe('6ED 420.5f: a token that is not in play', () => {
  it('is astray until it ceases', () => {
    const token = gameWith([{ kind: 'token' }, { kind: 'token', zone: 'graveyard' }], {
      strayTokens: [2],
      players: [{ ...NO_GAME.players[0], graveyard: [2] }, NO_GAME.players[1]],
    });
    const moved = after(token, 'ObjectMoved', {
      object: 1,
      newId: 3,
      from: 'battlefield',
      to: 'graveyard',
      cause: 'destroy',
    });
    expect(moved.strayTokens).toEqual([2, 3]);
    expect(after(moved, 'ObjectCeased', { object: 2 }).strayTokens).toEqual([3]);
  });
});

describe('6ED 306.2#3: what leaves combat', () => {
  const fighting: Combat = {
    ...COMBAT,
    blockers: [3, 4],
    attackers: [
      { object: 1, band: 0, blocked: true, blockers: [3] },
      { object: 2, band: 0, blocked: true, blockers: [4] },
    ],
  };
  const game = gameWith([{}, {}, {}, {}], { combat: fighting });

  it('leaves whom it blocked blocked', () => {
    expect(after(game, 'RemovedFromCombat', { object: 3 }).combat).toStrictEqual({
      ...fighting,
      blockers: [4],
      attackers: [{ ...fighting.attackers[0], blockers: [] }, fighting.attackers[1]],
    });
  });

  it('leaves others blocking', () => {
    expect(after(game, 'RemovedFromCombat', { object: 1 }).combat).toStrictEqual({
      ...fighting,
      attackers: [fighting.attackers[1]],
    });
  });
});

describe('TSP 502.15: phasing', () => {
  const modification: LastingEffect = { ...LASTING, kind: 'modification', objects: [1, 2], by: {} };
  const rule = { mayBlock: 2 };
  const inCombat = { kind: 'inCombat', objects: [1], rule, source: 2, controller: 0 } as const;
  const endOfTurn = { ...LASTING, thisTurn: true };
  const endOfCombat = { ...LASTING, until: { endOf: 'combat' } };
  const whileControlled = { ...LASTING, asLongAs: { object: 2, seat: 0, tapped: false } } as const;
  const left = (effect: LastingEffect): readonly LastingEffect[] =>
    after(gameWith([{}, {}], { effects: [effect] }), 'PermanentsPhased', {
      out: [{ object: 1, with: 0 }],
      in: [],
    }).effects;

  it.each<{ what: string; effect: LastingEffect }>([
    { what: 'till end of turn', effect: { ...modification, ...endOfTurn } },
    { what: 'till end of combat', effect: { ...modification, ...endOfCombat } },
    { what: 'as long as something is controlled', effect: { ...modification, ...whileControlled } },
  ])('502.15g: what lasts $what loses sight of it and goes on for others', ({ effect }) => {
    expect(left(effect)).toStrictEqual([{ ...effect, objects: [2] }]);
  });

  it.each<{ what: string; effect: LastingEffect }>([
    { what: 'a change of it alone', effect: { ...modification, ...endOfTurn, objects: [1] } },
    { what: 'a rule of combat for it alone', effect: { ...endOfTurn, ...inCombat } },
    { what: 'its regeneration', effect: { ...endOfTurn, kind: 'regeneration', object: 1 } },
    { what: 'control of it', effect: { ...endOfTurn, kind: 'control', object: 1, to: 1 } },
  ])('502.15g: $what ends', ({ effect }) => {
    expect(left(effect)).toEqual([]);
  });

  it.each<{ what: string; effect: LastingEffect }>([
    { what: 'lasts for the rest of the game', effect: modification },
    { what: 'is for another', effect: { ...modification, ...endOfTurn, objects: [2] } },
    { what: 'regenerates another', effect: { ...endOfTurn, kind: 'regeneration', object: 2 } },
    { what: 'is for nothing in particular', effect: { ...endOfTurn, kind: 'noCombatDamage' } },
  ])('502.15g: what $what stays as it is', ({ effect }) => {
    const [same] = left(effect);
    expect(same).toBe(effect);
  });

  it('502.15f: what phases out is out of combat and undamaged, and a token is astray', () => {
    const attackers = [{ object: 1, band: 0, blocked: false, blockers: [] }];
    const game = gameWith([{ kind: 'token', damage: 2 }], { combat: { ...COMBAT, attackers } });
    const now = after(game, 'PermanentsPhased', { out: [{ object: 1, with: 0 }], in: [] });
    expect(now).toMatchObject({ battlefield: [], strayTokens: [1], combat: { attackers: [] } });
    expect(now.phasedOut).toEqual([{ object: 1, with: 0 }]);
    expect(now.objects[1]).toMatchObject({ zone: 'phasedOut', damage: 0 });
  });

  it('502.15g: what is still to be done to others goes on, if the record says so', () => {
    const bindings = { target: [1, 2, 'p0'], times: 1 };
    const delayed = [{ id: 4, bindings }] as never;
    const facts = { out: [{ object: 1, with: 0 }], in: [] };
    const game = gameWith([{}, {}], { delayed });
    const now = after(game, 'PermanentsPhased', { ...facts, lostFromSight: true });
    expect(now.delayed).toStrictEqual([{ id: 4, bindings: { target: [2, 'p0'], times: 1 } }]);
    expect(after(game, 'PermanentsPhased', facts).delayed).toBe(delayed);
  });

  it('502.15m: what phases in may attack at once', () => {
    const game = gameWith([{ zone: 'phasedOut', controlledSince: 9 }, { zone: 'phasedOut' }]);
    const now = after(game, 'PermanentsPhased', { out: [], in: [1] });
    expect(now).toMatchObject({ battlefield: [1], phasedOut: [{ object: 2, with: 0 }] });
    expect(now.objects[1]).toMatchObject({
      zone: 'battlefield',
      controlledSince: 9,
      phasedInSince: 9,
    });
    expect(now.look.at).toBe(1);
  });
});

describe('6ED 217.8#1, 415.3#1: what moves is a new object', () => {
  const moved = (from: Zone, to: Zone, effects: readonly LastingEffect[] = []): Game => {
    const bear = gameWith([{ zone: from, timestamp: 1, tapped: true }], {
      effects,
      nextMoment: 5,
      players: [{ ...NO_GAME.players[0], hand: [], [from]: [1] }, NO_GAME.players[1]],
    });
    return after(bear, 'ObjectMoved', { object: 1, newId: 2, from, to, cause: 'effect' });
  };

  it('has a moment of its own in play', () => {
    const now = moved('hand', 'battlefield');
    expect(now.objects[2]).toMatchObject({ timestamp: 5, controlledSince: 5, tapped: false });
    expect(now.nextMoment).toBe(6);
  });

  it('has none elsewhere', () => {
    const now = moved('battlefield', 'hand');
    expect(now.objects[2]).toMatchObject({ timestamp: 0, zone: 'hand' });
    expect(now.nextMoment).toBe(5);
  });

  it.each<[Zone, Zone, number]>([
    ['hand', 'battlefield', 1],
    ['battlefield', 'hand', 1],
    ['stack', 'battlefield', 1],
    ['stack', 'graveyard', 0],
    ['hand', 'graveyard', 0],
    ['graveyard', 'exile', 1],
    ['exile', 'hand', 1],
  ])(
    'from %s to %s the characteristics are worked out again, with this count: %d',
    (from, to, looks) => {
      expect(moved(from, to).look.at).toBe(looks);
    },
  );

  const painted: LastingEffect = { ...LASTING, kind: 'modification', objects: [1], by: {} };
  const shield: LastingEffect = { ...LASTING, kind: 'prevention', source: 1, to: null };
  const anyones: LastingEffect = { ...shield, source: null };
  const saved: LastingEffect = { ...LASTING, kind: 'regeneration', object: 1 };

  it('takes what was done to a permanent spell along', () => {
    const { effects } = moved('stack', 'battlefield', [painted, shield, anyones, saved]);
    expect(effects).toStrictEqual([
      { ...painted, objects: [2] },
      { ...shield, source: 2 },
      anyones,
      saved,
    ]);
  });

  it.each<[Zone, Zone]>([
    ['stack', 'graveyard'],
    ['hand', 'battlefield'],
    ['battlefield', 'hand'],
  ])('takes nothing along from %s to %s', (from, to) => {
    expect(moved(from, to, [painted]).effects).toStrictEqual([painted]);
  });
});

describe('moments are counted up', () => {
  const game = gameWith([{ controller: 0, enteredUnder: 0 }], { nextMoment: 5 });

  it('when a token comes', () => {
    const now = after(game, 'TokenCreated', { object: 2, token: 'Goblin', owner: 1 });
    expect(now.objects[2]).toMatchObject({ controller: 1, timestamp: 5, controlledSince: 5 });
    expect(now.nextMoment).toBe(6);
  });

  it('6ED 308.1#4: when a permanent changes controllers', () => {
    const now = after(game, 'ControlChanged', { object: 1, to: 1 });
    expect(now.objects[1]).toMatchObject({ controller: 1, enteredUnder: 1, controlledSince: 5 });
    expect(now.nextMoment).toBe(6);
    const taken = after(game, 'ControlChanged', { object: 1, to: 1, byEffect: true });
    expect(taken.objects[1]).toMatchObject({ controller: 1, enteredUnder: 0 });
  });

  it('6ED 418.5c#2: when a local enchantment is moved', () => {
    const now = after(game, 'EnchantmentMoved', { object: 1, to: 3 });
    expect(now.objects[1]).toMatchObject({ attachedTo: 3, timestamp: 5 });
    expect(now.nextMoment).toBe(6);
  });

  it('when a turn begins', () => {
    const now = after(game, 'TurnBegan', { number: 3, active: 1 });
    expect(now.players[1].turnBegan).toBe(5);
    expect(now.nextMoment).toBe(6);
    expect(now.turn).toStrictEqual({ number: 3, active: 1, step: '', phase: '' });
    expect(now.agenda).toStrictEqual([{ kind: 'turn', step: -1, action: 0, answer: null }]);
  });

  it('when an upkeep begins', () => {
    const began = after(game, 'TurnBegan', { number: 3, active: 1 });
    const facts = { step: 'upkeep', phase: 'beginning', index: 1 };
    const now = after(after(began, 'StepBegan', facts), 'StepBegan', facts);
    expect(now.players[1]).toMatchObject({ lastUpkeepBegan: 6, upkeepBegan: 7 });
    expect(now.nextMoment).toBe(8);
  });
});

describe('6ED 300.6: extra turns', () => {
  const turn = { number: 4, active: 0, step: 'cleanup', phase: 'end' } as const;
  const game = { ...NO_GAME, turn, extraTurns: [{ id: 5, seat: 0 as const }] };

  it('are counted up', () => {
    const now = after(game, 'ExtraTurnCreated', { extra: 6, seat: 1 });
    expect(now.extraTurns).toEqual([
      { id: 5, seat: 0 },
      { id: 6, seat: 1 },
    ]);
    expect(now.nextNumber).toBe(7);
  });

  it('remember whose turn it was in the usual order', () => {
    const now = after(game, 'TurnBegan', { number: 5, active: 1, extra: 5 });
    const turn = { number: 5, active: 1, step: '', phase: '', extra: 5, inOrder: 0 };
    expect(now.turn).toStrictEqual(turn);
    expect(now.extraTurns).toEqual([]);
    const own = after(game, 'TurnBegan', { number: 5, active: 0, extra: 5 });
    expect(own.turn).not.toHaveProperty('inOrder');
    const next = after(now, 'TurnBegan', { number: 6, active: 1 });
    expect(next.turn).not.toHaveProperty('inOrder');
    expect(after(game, 'TurnBegan', { number: 5, active: 1 }).extraTurns).toEqual(game.extraTurns);
  });

  it('that are skipped leave the usual order alone, others move it on', () => {
    const facts = { seat: 1, source: 0 } as const;
    expect(after(game, 'TurnSkipped', { ...facts, extra: 5 }).turn).not.toHaveProperty('inOrder');
    expect(after(game, 'TurnSkipped', facts).turn.inOrder).toBe(1);
  });
});

describe('extra phases', () => {
  const turn = { number: 4, active: 0, step: 'main', phase: 'main' } as const;
  const game: Game = {
    ...NO_GAME,
    turn,
    combat: COMBAT,
    agenda: [{ kind: 'turn', step: 3, action: 1, answer: null }],
  };
  const add = (): Game => after(game, 'ExtraPhasesCreated', { phases: ['combat', 'main'] });
  const combat = { step: 'beginning of combat', phase: 'combat', index: 4 };

  it('come before those that were added earlier', () => {
    const added = add();
    const more = after(added, 'ExtraPhasesCreated', { phases: ['end'] });
    expect(more.turn.extraPhases).toEqual(['end', 'combat', 'main']);
  });

  it('begin one after the other, with the step where the turn then goes on', () => {
    const added = add();
    const first = after(added, 'StepBegan', { ...combat, resumeAt: 9 });
    const fighting = { ...turn, step: combat.step, phase: 'combat', resumeAt: 9 };
    expect(first.turn).toStrictEqual({ ...fighting, extraPhases: ['main'] });
    expect(first.combat).toBeNull();
    const second = after(first, 'StepBegan', {
      step: 'main',
      phase: 'main',
      index: 3,
      resumeAt: 9,
    });
    expect(second.turn).toStrictEqual({ ...turn, resumeAt: 9 });
    const last = after(second, 'StepBegan', { step: 'end', phase: 'end', index: 9 });
    expect(last.turn).toStrictEqual({ ...turn, step: 'end', phase: 'end' });
  });

  it('are gone if they are skipped', () => {
    const added = add();
    const facts = { step: 'main', index: 3, source: 1 };
    const skipped = after(added, 'StepSkipped', { ...facts, resumeAt: 9 });
    expect(skipped.turn).toStrictEqual({ ...turn, resumeAt: 9, extraPhases: ['main'] });
    expect(after(added, 'StepSkipped', facts).turn).toBe(added.turn);
  });

  it('are over where the phase is skipped at which the turn goes on, and not where a step of theirs is', () => {
    const added = after(add(), 'StepBegan', { ...combat, resumeAt: 9 });
    const facts = { step: 'main', index: 3, source: 1 };
    expect(after(added, 'StepSkipped', facts).turn).toBe(added.turn);
    const over = after(added, 'StepSkipped', { ...facts, resumed: true });
    expect(over.turn).toStrictEqual({ ...turn, step: combat.step, phase: 'combat' });
  });

  it('end combat though it is one phase of combat after another', () => {
    const added = add();
    const fighting = { ...added, turn: { ...added.turn, phase: 'combat' } };
    expect(after(fighting, 'StepBegan', { ...combat, resumeAt: 9 }).combat).toBeNull();
    expect(after(fighting, 'StepBegan', combat).combat).toBe(COMBAT);
    expect(after(fighting, 'StepBegan', combat).look).toBe(fighting.look);
  });

  it('are over where a phase like the last of them is the one at which the turn goes on', () => {
    const fighting = { ...game, turn: { ...turn, phase: 'combat', resumeAt: 4 } };
    const resumed = after(fighting, 'StepBegan', { ...combat, resumed: true });
    expect(resumed.combat).toBeNull();
    expect(resumed.turn).toStrictEqual({ ...turn, step: combat.step, phase: 'combat' });
  });

  it('leave the table as it looks where there was no combat', () => {
    const peaceful = { ...game, combat: null };
    expect(after(peaceful, 'StepBegan', combat).look).toBe(peaceful.look);
  });
});

describe('the cleanup', () => {
  const effect: LastingEffect = { ...LASTING, kind: 'regeneration', object: 1 };

  it('takes damage away, and what lasts till end of turn', () => {
    const effects = [effect, { ...effect, thisTurn: true }];
    const now = after(gameWith([{ damage: 2 }, {}], { effects }), 'TurnCleanedUp', {});
    expect(now.objects[1]?.damage).toBe(0);
    expect(now.effects).toStrictEqual([effect]);
    expect(now.look.at).toBe(1);
  });

  it('leaves all else as it is', () => {
    const game = gameWith([{}], { effects: [effect] });
    const now = after(game, 'TurnCleanedUp', {});
    expect([now.look, now.objects]).toStrictEqual([game.look, game.objects]);
    expect(now.objects).toBe(game.objects);
    expect(now.look).toBe(game.look);
  });
});

describe('6ED 408.1c#3: priority', () => {
  const agenda: readonly Frame[] = [{ kind: 'turn', step: 3, action: 1, answer: null }, PRIORITY];
  const first = { ...PRIORITY, seat: 0, passes: 0 } as const;
  const loop = { mark: 'a', since: 1, offered: false, repeats: 1 } as never;

  it.each<{ what: string; more: Partial<PriorityFrame> }>([
    { what: 'nothing', more: {} },
    { what: 'a window', more: { window: { for: 'prevention', base: 0, objects: [] } } },
    { what: 'an attack', more: { attack: true } },
    { what: 'rounds', more: { rounds: 3 } },
    { what: 'a loop', more: { loop } },
  ])('goes to the other with all that was noted: $what', ({ more }) => {
    const game = { ...NO_GAME, agenda: [{ ...first, ...more }] };
    const now = after(game, 'PriorityPassed', { seat: 0, automatic: false });
    expect(topOf(now)).toStrictEqual({ kind: 'priority', seat: 1, passes: 1, ...more });
  });

  it('ends the window when both have passed, and the turn goes on', () => {
    const now = after({ ...NO_GAME, agenda }, 'PriorityPassed', { seat: 1, automatic: false });
    expect(now.agenda).toStrictEqual([{ kind: 'turn', step: 3, action: 2, answer: null }]);
  });

  it.each<{ frame: Frame; then: unknown }>([
    { frame: PRIORITY, then: { ...PRIORITY, passes: 0 } },
    { frame: { ...PRIORITY, attack: true }, then: { ...PRIORITY, attack: true } },
    { frame: { ...PRIORITY, rounds: 2 }, then: { ...PRIORITY, rounds: 2, passes: 0 } },
  ])('starts counting passes again after a mana ability', ({ frame, then }) => {
    const facts = { object: 1, ability: 0 };
    const now = after({ ...NO_GAME, agenda: [frame] }, 'ManaAbilityPlayed', facts);
    expect(topOf(now)).toStrictEqual(then);
  });

  it('stays with the player who played a land, and elsewhere nothing changes', () => {
    const played = after({ ...NO_GAME, agenda: [PRIORITY] }, 'LandPlayed', { seat: 0 });
    expect(topOf(played)).toStrictEqual(first);
    const resolving = { kind: 'batch' } as const;
    const other = { ...NO_GAME, agenda: [resolving] };
    expect(topOf(after(other, 'LandPlayed', { seat: 0 }))).toBe(resolving);
    const mana = { object: 1, ability: 0 };
    expect(topOf(after(other, 'ManaAbilityPlayed', mana))).toBe(resolving);
  });

  it('is with the active player after a resolution, and rounds of triggers are counted', () => {
    const stack = { ability: null, source: 1, bindings: {}, triggered: true } as never;
    const game = gameWith([{ kind: 'ability', zone: 'stack', stack }, { zone: 'graveyard' }], {
      agenda: [{ ...PRIORITY, rounds: 1, loop }, { kind: 'resolve', object: 1 } as never],
    });
    const now = after(game, 'StackItemResolved', { object: 1 });
    expect(now.agenda).toStrictEqual([{ ...first, rounds: 2, loop }]);
    expect(now.stack).toEqual([]);
    expect(now.objects[1]?.zone).toBeNull();
    const other = { ...game, agenda: [{ ...PRIORITY, rounds: 1, loop }] };
    const gone = after(other, 'StackItemResolved', { object: 2 });
    expect(gone.agenda).toStrictEqual([first]);
    expect(gone.objects[2]?.zone).toBe('graveyard');
  });

  it('stays where it is while another spell resolves', () => {
    const resolving = { kind: 'resolve', object: 2 } as never;
    const game = gameWith([{ zone: 'stack' }], { agenda: [PRIORITY, resolving] });
    const now = after(game, 'StackItemCountered', { object: 1, by: null });
    expect(now.agenda).toStrictEqual([PRIORITY, resolving]);
    const plain = after({ ...game, agenda: [PRIORITY] }, 'StackItemCountered', {
      object: 1,
      by: 2,
    });
    expect(plain.agenda).toStrictEqual([PRIORITY]);
  });

  it.each<{ what: string; facts: { triggered?: true }; then: Partial<PriorityFrame> }>([
    { what: 'a spell', facts: {}, then: {} },
    { what: 'a triggered ability', facts: { triggered: true }, then: { rounds: 2, loop } },
  ])(
    '6ED 421.4#1: what it is to the rounds that $what is countered by the game',
    ({ facts, then }) => {
      const game = gameWith([{ zone: 'stack' }], { agenda: [{ ...PRIORITY, rounds: 1, loop }] });
      const now = after(game, 'StackItemCountered', { object: 1, by: null, ...facts });
      expect(now.agenda).toStrictEqual([{ ...first, ...then }]);
    },
  );
});

describe('6ED 409.1#1: an announcement', () => {
  const frame = {
    ...{ kind: 'announce', seat: 0, object: 2, source: 2, ability: null, at: 1, choices: {} },
    ...{ brought: null, start: null, picked: [[4]], answer: true, part: 2, payment: null },
  };
  const announcing = (more: object): Game => ({
    ...NO_GAME,
    agenda: [{ ...frame, played: [], ...more } as never],
  });
  const pay = {
    ...{ kind: 'pay', seat: 0, object: 2, cost: { mana: '3' }, at: 1, part: 2, payment: null },
    ...{ picked: [[4]], answer: true },
  };
  const paying = (more: object): Game => ({ ...NO_GAME, agenda: [{ ...pay, ...more } as never] });

  it.each([
    { asked: true, noted: { pickedByAnswer: true } },
    { asked: false, noted: {} },
  ])('notes what is picked for a cost: asked $asked', ({ asked, noted }) => {
    const now = after(announcing({}), 'CostPicked', { objects: [5], asked });
    const picked = { picked: [[4], [5]], answer: null, ...noted };
    expect(topOf(now)).toStrictEqual({ ...frame, played: [], ...picked });
  });

  it('notes what is picked for something else that is paid, asked or not', () => {
    const now = after(paying({}), 'CostPicked', { objects: [5], asked: true });
    expect(topOf(now)).toStrictEqual({ ...pay, picked: [[4], [5]], answer: null });
  });

  it('begins with nothing picked', () => {
    const game = { ...NO_GAME, agenda: [{ kind: 'pay' } as never] };
    const now = after(game, 'CostPicked', { objects: [5], asked: false });
    expect(topOf(now)).toMatchObject({ picked: [[5]] });
  });

  it.each([
    { payment: null, part: 2 },
    { payment: {}, part: 3 },
  ])('6ED 411.2#1: counts mana abilities with $payment', ({ payment, part }) => {
    const mana = { object: 1, ability: 3 };
    const announced = after(announcing({ payment }), 'ManaAbilityPlayed', mana);
    expect(topOf(announced)).toStrictEqual({ ...frame, payment, part, played: [mana] });
    const paid = after(paying({ payment }), 'ManaAbilityPlayed', mana);
    expect(topOf(paid)).toStrictEqual({ ...pay, payment, part });
  });

  it('taken back, it never was, but its ids are not given again', () => {
    const start = gameWith([{}], { rolls: 1 });
    const begun = after(start, 'AnnouncementBegan', { frame: { ...frame, played: [] } as never });
    const stacked = after(begun, 'TokenCreated', { object: 2, token: 'Goblin', owner: 0 });
    const back = after({ ...stacked, rolls: 4, decisions: 9 }, 'ActionReversed', {
      seat: 0,
      kept: [],
    });
    expect(back.objects).toStrictEqual([...start.objects, null]);
    expect(back).toMatchObject({ agenda: [], battlefield: [1], rolls: 4, decisions: 9 });
    expect(back.nextMoment).toBe(2);
  });
});

describe('what is put on the stack and is no card', () => {
  const item = { ability: null, source: 1, bindings: {}, triggered: false } as never;

  it('an ability is owned by the owner of its source', () => {
    const facts = { object: 2, controller: 1, item, colors: [] } as const;
    const now = after(gameWith([{ owner: 0 }]), 'AbilityPutOnStack', facts);
    expect(now.objects[2]).toMatchObject({ kind: 'ability', name: '', owner: 0, controller: 1 });
    expect(now.stack).toEqual([2]);
    const lost = after(gameWith([{}], { objects: [null, null] }), 'AbilityPutOnStack', facts);
    expect(lost.objects[2]).toMatchObject({ owner: 1 });
  });

  it('TSP 503.10#2: a copy has the name and words of the spell', () => {
    const text = [{ word: 'color', from: 'R', to: 'G' }] as const;
    const facts = { object: 2, of: 1, controller: 1, item, colors: ['R'] } as const;
    const now = after(gameWith([{ zone: 'stack', text }]), 'SpellCopied', facts);
    const copied = { kind: 'copy', name: 'Bear', text, colors: ['R'], owner: 1, controller: 1 };
    expect(now.objects[2]).toMatchObject(copied);
    expect(now.stack).toEqual([1, 2]);
  });

  it('6ED 415.2#1: its targets may change', () => {
    const game = gameWith([{ zone: 'stack', stack: item }]);
    const now = after(game, 'TargetsChanged', { object: 1, targets: [[3]] });
    expect(now.objects[1]?.stack).toMatchObject({ source: 1, targets: [[3]] });
  });

  it('is counted where it may be played only so often', () => {
    const once = after(NO_GAME, 'UseCounted', { object: 3, ability: 1 });
    expect(once.turn.used).toEqual(['3 1']);
    expect(after(once, 'UseCounted', { object: 3, ability: 1 }).turn.used).toEqual(['3 1', '3 1']);
  });
});

describe('6ED 410.3#2: triggered abilities that wait', () => {
  const waiting = [{ id: 4 }, { id: 5 }] as never;

  it.each([
    { ordered: [4, 5], left: [5] },
    { ordered: [5, 4], left: [5] },
  ])('have no place in the order once they are handled: $ordered', ({ ordered, left }) => {
    const agenda = [{ kind: 'triggers', ordered, answer: true } as const];
    const now = after({ ...NO_GAME, waiting, agenda }, 'TriggerHandled', { trigger: 4, object: 1 });
    expect(now.waiting).toEqual([{ id: 5 }]);
    expect(now.agenda).toStrictEqual([{ kind: 'triggers', ordered: left, answer: null }]);
  });

  it('may be handled while nobody orders any', () => {
    const game = { ...NO_GAME, waiting, agenda: [PRIORITY] };
    const now = after(game, 'TriggerHandled', { trigger: 4, object: null });
    expect(now.agenda).toStrictEqual([PRIORITY]);
  });
});

describe('the opening', () => {
  it('gives each player a library of that player’s deck, and nothing else', () => {
    const stops = { own: ['upkeep'], other: [] };
    const now = after(NO_GAME, 'GameStarted', {
      game: 'g',
      edition: '6ED',
      decks: [['Bear'], ['Elf', 'Elf']],
      commitments: ['a', 'b'],
      serverCommitment: 'c',
      serverSecret: 'd',
      chooser: 1,
      life: 20,
      time: [5, 6],
      grace: [1, 2],
      stops: [stops, { own: [], other: [] }],
      at: 3,
    } as never);
    expect(now.players.map(({ library }) => library)).toEqual([[1], [2, 3]]);
    expect(now.players[0]).toStrictEqual({
      ...NO_GAME.players[0],
      life: 20,
      commitment: 'a',
      stops,
      yields: ['draw step'],
      library: [1],
    });
    expect(now.clock).toStrictEqual({ ...NO_GAME.clock, left: [5, 6], grace: [1, 2], settled: 3 });
    expect(now.agenda).toStrictEqual([
      { kind: 'opening', stage: 'disclose', seat: 0, answer: null },
    ]);
  });

  it('keeps the time control, and for each seat how much lag may be credited', () => {
    const began = (control: object | undefined): Game['clock'] =>
      after(NO_GAME, 'GameStarted', {
        ...{ game: 'g', edition: '6ED', decks: [[], []], commitments: ['a', 'b'] },
        ...{ serverCommitment: 'c', serverSecret: 'd', chooser: 1, life: 20 },
        ...{ time: [5, 6], grace: [1, 2], stops: [], at: 3, control },
      } as never).clock;
    const control = { lag: { each: 10, all: 30 } };
    expect(began(control)).toMatchObject({ control, lag: [30, 30] });
    expect('control' in began(undefined)).toBe(false);
    expect(began({ most: 1 })).toMatchObject({ control: { most: 1 } });
    expect('lag' in began({ most: 1 })).toBe(false);
  });

  it.each([
    ['adds up the time that is thought about one decision', 3, 7],
    ['counts from nothing for another one', 4, 5],
  ])('%s', (_, decisions, spent) => {
    const clock = { ...NO_GAME.clock, thought: { decision: 3, spent: 2 } };
    const game = { ...NO_GAME, decisions, clock } as Game;
    const facts = { at: 9, spent: [1, 4], grace: [0, 0] } as const;
    const thought = { decision: decisions, spent };
    expect(after(game, 'ClocksAdvanced', facts).clock.thought).toEqual(thought);
  });

  it('takes credited lag from what may be, and nothing where none was credited', () => {
    const game = { ...NO_GAME, clock: { ...NO_GAME.clock, lag: [30, 30] } } as Game;
    const settled = { at: 9, spent: [1, 0], grace: [0, 0] } as const;
    const lagOf = (more: object): unknown =>
      after(game, 'ClocksAdvanced', { ...settled, ...more }).clock.lag;
    expect([lagOf({}), lagOf({ lag: [4, 0] })]).toEqual([
      [30, 30],
      [26, 30],
    ]);
  });

  it('counts what chance has brought', () => {
    const game = {
      ...NO_GAME,
      players: [{ ...NO_GAME.players[0], library: [3, 4] }, NO_GAME.players[1]],
    } as Game;
    const shuffled = after(game, 'LibraryShuffled', { roll: 2, seat: 0, order: [1, 0] });
    expect([shuffled.rolls, shuffled.players[0].library]).toEqual([2, [4, 3]]);
    expect(after(game, 'LotDrawn', { roll: 1, seat: 1 })).toMatchObject({ rolls: 1, chooser: 1 });
    expect(after(game, 'CardChosenAtRandom', { roll: 3, object: 1 }).rolls).toBe(3);
    expect(after(game, 'StartingPlayerChosen', { seat: 1 }).startingPlayer).toBe(1);
    const mulligans = after(game, 'MulliganTaken', { seat: 1 }).players.map((one) => one.mulligans);
    expect(mulligans).toEqual([0, 1]);
  });
});
