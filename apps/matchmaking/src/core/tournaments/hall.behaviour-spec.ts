import type { MatchmakingCommand, MatchmakingEvent, Tournament } from '@arbiter/protocol';
import { decide } from '../decide.ts';
import { dutyOf } from '../duties.ts';
import { lobbyOf } from '../kept-lobby.ts';
import { Lobby } from '../lobby.ts';
import { BOOKS, DECK } from '../table.behaviour-spec.ts';
import { tournamentDue } from './duties.ts';

type Command = Extract<MatchmakingCommand, { tournament: string }>;
type Opened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

const OFFER = { edition: '6ED', format: 'freeform', bestOf: 3 } as const;

/** A command without what is the same in all of them. */
type Wanted<C = Command> = C extends Command ? Omit<C, 'id' | 'tournament'> : never;

/** A lobby in which one tournament is played, by itself and on its own clock. */
export class Hall {
  lobby = new Lobby();
  now = 1_000_000;
  /** What counted, in its order. */
  readonly log: MatchmakingEvent[] = [];
  #commands = 0;

  /** The tournament as it was before its end. */
  last: Tournament | undefined;

  /** The tournament as it is; undefined once it is over. */
  get tournament(): Tournament | undefined {
    return this.lobby.tournaments.get('t');
  }

  take(events: readonly MatchmakingEvent[]): MatchmakingEvent[] {
    const counted = events.filter((event) => {
      const counts = this.lobby.take(event);
      this.last = this.tournament ?? this.last;
      return counts;
    });
    this.log.push(...counted);
    return counted;
  }

  sends(wanted: Wanted, id = `c${(this.#commands += 1)}`, tournament = 't'): MatchmakingEvent[] {
    const command = { id, tournament, ...wanted };
    return this.take(decide(this.lobby, BOOKS, command, this.now, 'local'));
  }

  /** A tournament that `ann` has opened, with so many people in it, `p1` and so on. */
  static of(players: number, kind: Tournament['kind'] = 'swiss'): Hall {
    const hall = new Hall();
    hall.opens('ann', kind);
    for (let i = 1; i <= players; i++) hall.joins(`p${i}`);
    return hall;
  }

  opens(player: string, kind: Tournament['kind'] = 'swiss', places = 64): MatchmakingEvent[] {
    return this.sends({ type: 'OpenTournament', player, name: 'Test', kind, offer: OFFER, places });
  }

  joins(player: string): MatchmakingEvent[] {
    return this.sends({ type: 'JoinTournament', player, deck: DECK });
  }

  seats(bot: string, count: number): MatchmakingEvent[] {
    return this.sends({ type: 'SeatBots', player: 'ann', bot, count, deck: DECK });
  }

  begins(): MatchmakingEvent[] {
    return this.sends({ type: 'BeginTournament', player: 'ann' });
  }

  leaves(player: string): MatchmakingEvent[] {
    return this.sends({ type: 'LeaveTournament', player });
  }

  /** Does what is due, until nothing is. @returns what happened */
  works(): MatchmakingEvent[] {
    const happened: MatchmakingEvent[] = [];
    for (;;) {
      const due = [...this.lobby.tournaments.values()].flatMap((one) =>
        tournamentDue(one, this.now),
      );
      for (const match of this.lobby.matches.values()) {
        const duty = dutyOf(match, this.now, 0);
        if (duty?.type === 'append') due.push(duty.event);
      }
      const counted = this.take(due);
      if (counted.length === 0) return happened;
      happened.push(...counted);
    }
  }

  /** The matches that are played now. */
  get playing(): Opened[] {
    return this.log.filter(
      (event): event is Opened =>
        event.type === 'MatchOpened' && this.lobby.matches.has(event.match),
    );
  }

  ends(match: string, winner: 0 | 1 | null): MatchmakingEvent {
    const score: [number, number] = [winner === 0 ? 2 : 0, winner === 1 ? 2 : 0];
    const ended = {
      type: 'MatchEnded',
      match,
      winner,
      score,
      reason: 'games',
      at: this.now,
    } as const;
    this.take([ended]);
    return ended;
  }

  /** A ruling: this match counts as won by this seat, or for nobody. */
  rules(match: string, winner: 0 | 1 | null, dispute = `d-${match}`): MatchmakingEvent[] {
    const opened = this.log.find(
      (event): event is Opened => event.type === 'MatchOpened' && event.match === match,
    )!;
    const score: [number, number] = [winner === 0 ? 2 : 0, winner === 1 ? 2 : 0];
    const results = score.flatMap((won, seat) =>
      Array.from({ length: won }, (_, i) => ({ game: `g${seat}${i}`, winner: seat as 0 | 1 })),
    );
    const corrected = { type: 'ResultCorrected', match, players: opened.players } as const;
    return this.take([
      {
        ...{ ...corrected, game: 'g', dispute, ruling: 1, at: this.now },
        ...{ results, winner, score, matchWinner: winner, annulled: winner === null },
      },
    ]);
  }

  /** Plays all that goes on to its end: the better of two wins, by their numbers. */
  playsRound(): void {
    this.works();
    for (const { match, players } of this.playing) {
      const [one, other] = players.map((player) => Number(player.slice(1)));
      this.ends(match, (one ?? 0) < (other ?? 0) ? 0 : 1);
    }
    this.works();
  }

  /** Another process goes on with what stands in a snapshot. */
  restarts(): void {
    const entries = [...this.lobby.entries()].map(
      ([key, entry]) => [key, JSON.stringify(entry)] as const,
    );
    this.lobby = lobbyOf(new Map(entries));
  }
}
