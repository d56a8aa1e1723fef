import { parseArgs } from 'node:util';
import { topics, type Pinned } from '@arbiter/protocol';
import { BadCall, failed, withLog } from '../copies/with-log.ts';
import { resumeGames } from '../suspended/resume-games.ts';
import { suspendedGames, type SuspendedGame } from '../suspended/suspended-games.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter resume [GAME… | --mended]

Lists the games that stand still because the rules threw, ran too long or killed their process: when, the
trace that players and logs have, and whether a newer build has taken the game over since. Resumes the games
that are named, or with --mended all that a newer build has taken over. What broke a game is not done: its
player is asked again. Anyone who does not want to wait may concede meanwhile.

  --mended  every game that another build decides now than the one which had no answer. That comes by itself
            when services of a newer build are started

environment:
  ARBITER_KAFKA  brokers of the event log; services have to run. The user has to be allowed to read
                 ${topics.matchmakingEvents.name} and ${topics.gameEvents.name}, and to write
                 ${topics.gameCommands.name}
  ARBITER_DATA   the data folder; without ARBITER_KAFKA the event log is in it, the server has to be stopped,
                 and games go on at its next start. .arbiter if not set

Exit code 0: the games go on, or will at the next start. 1: one does not, or something was in the way.
`;

/** How long services may take to resume a game, in milliseconds. */
const PATIENCE = 30_000;

/** Lists games that stand still, and lets them go on. */
export const resume: Command = {
  name: 'resume',
  summary: 'lists suspended games, and resumes them when the rules are mended',
  usage: USAGE,
  async run(args) {
    let named: readonly string[];
    let mended: boolean;
    try {
      const options = { mended: { type: 'boolean', default: false } } as const;
      const { values, positionals } = parseArgs({
        args: [...args],
        options,
        allowPositionals: true,
      });
      named = positionals;
      ({ mended } = values);
    } catch (error) {
      return failed('resume', (error as Error).message, 2);
    }
    if (mended && named.length > 0) return failed('resume', 'name games, or say --mended', 2);
    return withLog('resume', {}, async ({ log, settings }) => {
      const found = await suspendedGames(log);
      for (const one of found) process.stdout.write(`${lineOf(one)}\n`);
      if (found.length === 0) process.stdout.write('no game is suspended\n');
      const wanted = found.filter((one) => (mended ? one.mended : named.includes(one.game)));
      const unknown = named.find((game) => !wanted.some((one) => one.game === game));
      if (unknown !== undefined) throw new BadCall(`no game ${unknown} is suspended`);
      if (wanted.length === 0) return 0;
      const came = await resumeGames(log, wanted, settings.kafka === null ? 0 : PATIENCE);
      let code = 0;
      for (const [game, outcome] of came) {
        const isLater = outcome === 'waits' && settings.kafka === null;
        if (outcome !== 'resumed' && !isLater) code = 1;
        const said = isLater ? 'goes on at the next start' : WORDS[outcome];
        process.stdout.write(`${game}: ${said}\n`);
      }
      return code;
    });
  },
};

const WORDS = {
  resumed: 'goes on',
  'suspended again': 'broke again at once: the build that decides it is not mended',
  refused: 'was over, or went on already',
  waits: 'nobody has decided it yet; it goes on when game-state and rules-evaluation run',
} as const;

function lineOf({ game, at, trace, broke, pinned, mended }: SuspendedGame): string {
  const since = mended ? `decided by ${textOf(pinned)} now` : 'no newer build since';
  const when = new Date(at).toISOString();
  return `${game}: suspended ${when}, trace ${trace}, under ${textOf(broke)}; ${since}`;
}

/** Digests, as much of them as people compare. */
const textOf = (pinned: Pinned): string =>
  Object.entries(pinned)
    .map(([name, digest]) => `${name} ${digest.slice(0, 12)}`)
    .join(', ');
