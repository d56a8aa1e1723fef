import type { Game } from './state/game.ts';

/**
 * The position in a form of its own, `position.v1`, over which states are hashed: later fields of the internal
 * state don't change it. Everything that a player at the table could point at, and what is hidden with it; no
 * caches, no counters of the engine, no clocks, no secrets.
 */
export function positionOf(game: Game): unknown {
  return {
    version: 'position.v1',
    edition: game.edition,
    turn: game.turn.number,
    active: game.turn.active,
    step: game.turn.step,
    outcome:
      game.outcome === null ? null : { winner: game.outcome.winner, reason: game.outcome.reason },
    asked: game.decision === null ? null : { seat: game.decision.seat, kind: game.decision.kind },
    players: game.players.map((player) => ({
      life: player.life,
      pool: player.pool,
      ...(player.snow === undefined ? {} : { snow: player.snow }),
      landsPlayed: player.landsPlayed,
      library: player.library.map((id) => cardOf(game, id)),
      hand: player.hand.map((id) => cardOf(game, id)),
      graveyard: player.graveyard.map((id) => cardOf(game, id)),
      exile: player.exile.map((id) => cardOf(game, id)),
    })),
    battlefield: game.battlefield.map((id) => {
      const object = game.objects[id];
      return {
        id,
        name: object?.name,
        card: object?.card,
        owner: object?.owner,
        controller: object?.controller,
        tapped: object?.tapped,
        damage: object?.damage,
        attachedTo: object?.attachedTo,
        counters: object?.counters,
        text: object?.text,
      };
    }),
    // Seldom: what was never phased has the hash that it always had.
    ...(game.phasedOut.length === 0 ? {} : { phasedOut: game.phasedOut }),
    ...(game.extraTurns.length === 0 ? {} : { extraTurns: game.extraTurns }),
    stack: game.stack.map((id) => {
      const object = game.objects[id];
      return {
        id,
        kind: object?.kind,
        name: object?.name,
        controller: object?.controller,
        targets: object?.stack?.targets ?? [],
      };
    }),
    effects: game.effects.map(({ kind, thisTurn }) => ({ kind, thisTurn })),
    attackers: game.combat?.attackers ?? [],
    ...(game.main === undefined ? {} : { main: positionOf(game.main) }),
  };
}

function cardOf(game: Game, id: number): string {
  return game.objects[id]?.card ?? '';
}
