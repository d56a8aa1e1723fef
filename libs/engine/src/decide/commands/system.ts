import type { CommandBody, Continues, StartGame } from '../../commands.ts';
import type { Work } from '../work.ts';
import { chargeClocks, expireClock } from './clocks.ts';

/** Commands of matchmaking, of the clocks and of operators. */
export function systemCommand(work: Work, at: number, body: CommandBody): void {
  if (body.type === 'StartGame') {
    startGame(work, at, body);
    return;
  }
  if (work.game.id === '') {
    work.refuse('protocol', 'the game has not been opened');
    return;
  }
  switch (body.type) {
    case 'SuspendGame':
      chargeClocks(work, at);
      work.emit('GameSuspended', 'protocol', { trace: body.trace });
      break;
    case 'ResumeGame':
      if (!work.game.suspended || work.game.outcome !== null) {
        work.refuse('protocol', 'the game is not suspended');
        break;
      }
      chargeClocks(work, at);
      work.emit('GameResumed', 'protocol', {});
      break;
    case 'StopGame':
      if (work.game.outcome !== null) {
        work.refuse('gameEnds', 'the game is over');
        break;
      }
      chargeClocks(work, at);
      // What lies face down stays so: the game may be played on.
      work.emit('GameEnded', 'protocol', {
        ...{ winner: null, reason: 'ruling', rule: work.rules.cite.protocol },
      });
      break;
    case 'UpgradeGame':
      work.emit('GameUpgraded', 'protocol', { from: body.from, to: body.to });
      break;
    case 'Continue':
      // Nobody decided meanwhile: the player who is asked next doesn't pay for it.
      chargeClocks(work, at);
      break;
    case 'ExpireClock':
      expireClock(work, at, body.decision);
      break;
    case 'PauseClocks':
      // The time since the last commit is charged to nobody.
      if (at > work.game.clock.settled) {
        work.emit('ClocksAdvanced', 'clock', { at, spent: [0, 0], grace: [0, 0] });
      }
      break;
    case 'ConnectionLost':
    case 'ConnectionRestored':
      chargeClocks(work, at);
      work.emit(body.type, 'clock', { seat: body.seat });
      break;
    default:
      work.refuse('protocol', `the system doesn't send '${body.type}'`);
  }
}

function startGame(work: Work, at: number, body: StartGame): void {
  if (work.game.id !== '') {
    work.refuse('protocol', 'the game has been opened already');
    return;
  }
  if (body.edition !== work.rules.edition) {
    work.refuse('protocol', `this evaluator plays ${work.rules.edition}, not ${body.edition}`);
    return;
  }
  const all = [...body.decks, ...(body.sideboards ?? [])].flat();
  const unknown = all.find((name) => !work.cards.has(name));
  if (unknown !== undefined) {
    work.refuse('protocol', `no card of this edition is called '${unknown}'`);
    return;
  }
  if (work.commitmentOf(body.serverSecret) !== body.commitments.server) {
    work.refuse('chance', 'the server’s secret is not the one that it promised');
    return;
  }
  const { game, edition, sideboards, ante, serverSecret, chooser, time, grace, control, stops } =
    body;
  // What says so is removed from the deck before the game, unless that is played for ante.
  const isPlayed = (name: string): boolean =>
    ante === true || work.cards.printed(name, []).definition.forAnte !== true;
  const decks = [body.decks[0].filter(isPlayed), body.decks[1].filter(isPlayed)] as const;
  work.emit('GameStarted', 'startOfGame', {
    game,
    edition,
    decks,
    ...(sideboards === undefined ? {} : { sideboards }),
    ...(ante === undefined ? {} : { ante }),
    commitments: body.commitments.seats,
    serverCommitment: body.commitments.server,
    serverSecret,
    chooser,
    life: work.rules.startingLife,
    time,
    grace,
    ...(control === undefined ? {} : { control }),
    stops,
    at,
    ...(body.continues === undefined ? {} : { continues: momentOf(body.continues) }),
  });
}

/** Without the position, which the command has brought. */
function momentOf({
  game,
  version,
  event,
  tip,
  libraries,
}: NonNullable<StartGame['continues']>): Continues {
  return { game, version, event, tip, libraries };
}
