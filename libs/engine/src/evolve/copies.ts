/**
 * Copies of what changes at nearly every command, field by field and always in one order: a spread of objects that have
 * some fields only now and then, or a spread with fields after it, takes many times as long. What is added to one of these
 * types has to be added here, which the spec beside this file tells.
 */
import type { Writable } from '@arbiter/kernel';
import type { Clock, Combat, Game, Player, Turn } from '../state/game.ts';
import type { Choices, GameObject, StackItem } from '../state/objects.ts';

/** A copy of a game, to be written to: what is inside stays shared. */
export function gameLike(game: Game): Writable<Game> {
  const copy: Writable<Game> = {
    id: game.id,
    edition: game.edition,
    players: game.players,
    objects: game.objects,
    battlefield: game.battlefield,
    stack: game.stack,
    combatDamage: game.combatDamage,
    held: game.held,
    extraTurns: game.extraTurns,
    phasedOut: game.phasedOut,
    turn: game.turn,
    startingPlayer: game.startingPlayer,
    chooser: game.chooser,
    combat: game.combat,
    effects: game.effects,
    delayed: game.delayed,
    waiting: game.waiting,
    strayTokens: game.strayTokens,
    agenda: game.agenda,
    decision: game.decision,
    decisions: game.decisions,
    askedInTurn: game.askedInTurn,
    outcome: game.outcome,
    suspended: game.suspended,
    clock: game.clock,
    serverCommitment: game.serverCommitment,
    serverSecret: game.serverSecret,
    rolls: game.rolls,
    nextMoment: game.nextMoment,
    nextNumber: game.nextNumber,
    look: game.look,
  };
  if (game.definitions !== undefined) copy.definitions = game.definitions;
  if (game.loop !== undefined) copy.loop = game.loop;
  if (game.madeJustNow !== undefined) copy.madeJustNow = game.madeJustNow;
  if (game.main !== undefined) copy.main = game.main;
  return copy;
}

/** A copy of a player, to be written to. */
export function playerLike(player: Player): Writable<Player> {
  const copy: Writable<Player> = {
    life: player.life,
    pool: player.pool,
    library: player.library,
    hand: player.hand,
    graveyard: player.graveyard,
    exile: player.exile,
    landsPlayed: player.landsPlayed,
    mulligans: player.mulligans,
    turnBegan: player.turnBegan,
    upkeepBegan: player.upkeepBegan,
    lastUpkeepBegan: player.lastUpkeepBegan,
    overdrew: player.overdrew,
    lost: player.lost,
    stops: player.stops,
    yields: player.yields,
    offersDraw: player.offersDraw,
    commitment: player.commitment,
    secret: player.secret,
  };
  if (player.attackedLastTurn !== undefined) copy.attackedLastTurn = player.attackedLastTurn;
  if (player.outside !== undefined) copy.outside = player.outside;
  if (player.ante !== undefined) copy.ante = player.ante;
  if (player.counters !== undefined) copy.counters = player.counters;
  if (player.snow !== undefined) copy.snow = player.snow;
  if (player.limited !== undefined) copy.limited = player.limited;
  if (player.shownTop !== undefined) copy.shownTop = player.shownTop;
  if (player.shownInHand !== undefined) copy.shownInHand = player.shownInHand;
  if (player.landsAllowed !== undefined) copy.landsAllowed = player.landsAllowed;
  return copy;
}

/** A copy of an object, to be written to. */
export function objectLike(object: GameObject): Writable<GameObject> {
  const copy: Writable<GameObject> = {
    id: object.id,
    kind: object.kind,
    name: object.name,
    card: object.card,
    owner: object.owner,
    controller: object.controller,
    enteredUnder: object.enteredUnder,
    zone: object.zone,
    tapped: object.tapped,
    damage: object.damage,
    timestamp: object.timestamp,
    controlledSince: object.controlledSince,
    attachedTo: object.attachedTo,
    counters: object.counters,
    text: object.text,
    colors: object.colors,
    faceDown: object.faceDown,
    chosen: object.chosen,
    stack: object.stack,
    lastKnown: object.lastKnown,
  };
  if (object.spent !== undefined) copy.spent = object.spent;
  if (object.paid !== undefined) copy.paid = object.paid;
  if (object.manaSpent !== undefined) copy.manaSpent = object.manaSpent;
  if (object.fromHand !== undefined) copy.fromHand = object.fromHand;
  if (object.exiledWith !== undefined) copy.exiledWith = object.exiledWith;
  if (object.link !== undefined) copy.link = object.link;
  if (object.flipped !== undefined) copy.flipped = object.flipped;
  if (object.knownTo !== undefined) copy.knownTo = object.knownTo;
  if (object.phasedInSince !== undefined) copy.phasedInSince = object.phasedInSince;
  if (object.became !== undefined) copy.became = object.became;
  if (object.haunts !== undefined) copy.haunts = object.haunts;
  if (object.madeBy !== undefined) copy.madeBy = object.madeBy;
  if (object.lifePaid !== undefined) copy.lifePaid = object.lifePaid;
  return copy;
}

/** A copy of a turn, to be written to. */
export function turnLike(turn: Turn): Writable<Turn> {
  const copy: Writable<Turn> = {
    number: turn.number,
    active: turn.active,
    step: turn.step,
    phase: turn.phase,
  };
  if (turn.extra !== undefined) copy.extra = turn.extra;
  if (turn.inOrder !== undefined) copy.inOrder = turn.inOrder;
  if (turn.extraPhases !== undefined) copy.extraPhases = turn.extraPhases;
  if (turn.extraSteps !== undefined) copy.extraSteps = turn.extraSteps;
  if (turn.afterSteps !== undefined) copy.afterSteps = turn.afterSteps;
  if (turn.resumeAt !== undefined) copy.resumeAt = turn.resumeAt;
  if (turn.controlledBy !== undefined) copy.controlledBy = turn.controlledBy;
  if (turn.attackers !== undefined) copy.attackers = turn.attackers;
  if (turn.happened !== undefined) copy.happened = turn.happened;
  if (turn.damage !== undefined) copy.damage = turn.damage;
  if (turn.damageTaken !== undefined) copy.damageTaken = turn.damageTaken;
  if (turn.inPhase !== undefined) copy.inPhase = turn.inPhase;
  if (turn.attacked !== undefined) copy.attacked = turn.attacked;
  if (turn.used !== undefined) copy.used = turn.used;
  if (turn.unused !== undefined) copy.unused = turn.unused;
  return copy;
}

/** A copy of a combat, to be written to. */
export const combatLike = (combat: Combat): Writable<Combat> => ({
  attackers: combat.attackers,
  blockers: combat.blockers,
  blockersDeclared: combat.blockersDeclared,
  assigned: combat.assigned,
  struckFirst: combat.struckFirst,
});

/** A copy of a clock, to be written to. */
export function clockLike(clock: Clock): Writable<Clock> {
  const copy: Writable<Clock> = {
    left: clock.left,
    grace: clock.grace,
    connected: clock.connected,
    settled: clock.settled,
    thought: clock.thought,
  };
  if (clock.control !== undefined) copy.control = clock.control;
  if (clock.lag !== undefined) copy.lag = clock.lag;
  return copy;
}

/** A copy of what an object is on the stack, to be written to. */
export function stackItemLike(item: StackItem): Writable<StackItem> {
  const copy: Writable<StackItem> = {
    mode: item.mode,
    x: item.x,
    targets: item.targets,
    division: item.division,
    buyback: item.buyback,
    ability: item.ability,
    source: item.source,
    bindings: item.bindings,
    triggered: item.triggered,
  };
  if (item.alternative !== undefined) copy.alternative = item.alternative;
  if (item.replicated !== undefined) copy.replicated = item.replicated;
  if (item.paidWith !== undefined) copy.paidWith = item.paidWith;
  if (item.times !== undefined) copy.times = item.times;
  if (item.paid !== undefined) copy.paid = item.paid;
  if (item.joined !== undefined) copy.joined = item.joined;
  if (item.sourceWas !== undefined) copy.sourceWas = item.sourceWas;
  if (item.free !== undefined) copy.free = item.free;
  if (item.colorsPaid !== undefined) copy.colorsPaid = item.colorsPaid;
  if (item.manaSpent !== undefined) copy.manaSpent = item.manaSpent;
  if (item.fromHand !== undefined) copy.fromHand = item.fromHand;
  return copy;
}

/** What is on the stack, with what was chosen for it. */
export function withChoices(stack: StackItem, choices: Choices): Writable<StackItem> {
  const item = stackItemLike(stack);
  const { alternative, replicated, paidWith, times, paid } = choices;
  item.mode = choices.mode;
  item.x = choices.x;
  item.targets = choices.targets;
  item.division = choices.division;
  item.buyback = choices.buyback;
  if (alternative !== undefined) item.alternative = alternative;
  if (replicated !== undefined) item.replicated = replicated;
  if (paidWith !== undefined) item.paidWith = paidWith;
  if (times !== undefined) item.times = times;
  if (paid !== undefined) item.paid = paid;
  return item;
}
