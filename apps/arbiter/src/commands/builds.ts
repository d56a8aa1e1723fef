import { parseArgs } from 'node:util';
import { groupsInUse } from '@arbiter/event-log';
import { evaluationGroup } from '@arbiter/protocol';
import { moveGames, pinnedGames } from '../builds/pinned-games.ts';
import { BadCall, failed, withLog, type Opened } from '../copies/with-log.ts';
import { pinnedNow } from '../records/books.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter builds [--move FROM --to TO [--pace N]]

Lists the builds of the engine that games pin which are not over, with how many each has. A game is decided by
the build that it pins until its end, so that build's evaluators have to run until it has none. With --move the
games of one build go over to another one, and their records say so. That is never done by itself where builds
run side by side; what it is for, and what going back means, is in docs/decisions/0020.

  --move FROM  the build whose games go over: its digest, or as much of its beginning as is unmistakable
  --to TO      the build that decides them from then on, whole; its evaluators have to run already
  --pace N     so many games a second; 20 if left out

environment:
  ARBITER_KAFKA, ARBITER_DATA  the event log, and what its user may do, as for 'arbiter resume'. With the
               embedded log the server has to be stopped, and games go over at its next start

Exit code 0: it is told, and asked for. 1: something was in the way. 2: it was called wrongly.
`;

const PACE = 20;
const DIGEST = /^[0-9a-f]{64}$/u;

/** Lists builds that games pin, and has games go over from one to another. */
export const builds: Command = {
  name: 'builds',
  summary: 'lists the builds that games pin, and moves games from one to another',
  usage: USAGE,
  async run(args) {
    let wanted: Wanted;
    try {
      wanted = readWanted(args);
    } catch (error) {
      return failed('builds', (error as Error).message, 2);
    }
    return withLog('builds', {}, async (opened) => {
      const games = await pinnedGames(opened.log);
      const counts = new Map<string, number>();
      for (const { build } of games) counts.set(build, (counts.get(build) ?? 0) + 1);
      for (const [build, count] of counts) {
        const ours = build === pinnedNow()['engine'] ? ', this build' : '';
        process.stdout.write(`${build}: ${count} games${ours}\n`);
      }
      if (games.length === 0) process.stdout.write('no game goes on\n');
      const { move, to, pace } = wanted;
      if (move === undefined || to === undefined) return 0;
      const [from, ...others] = [...counts.keys()].filter((build) => build.startsWith(move));
      if (from === undefined) throw new BadCall(`no game pins a build ${move}`);
      if (others.length > 0) throw new BadCall(`games pin several builds that begin with ${move}`);
      if (from === to) throw new BadCall('games of a build are there already');
      await checkRuns(opened, to);
      const moved = games.filter(({ build }) => build === from);
      await moveGames(opened.log, moved, to, pace);
      process.stdout.write(`${moved.length} games go over to ${to}\n`);
      return 0;
    });
  },
};

interface Wanted {
  readonly move: string | undefined;
  readonly to: string | undefined;
  readonly pace: number;
}

/** @throws BadCall */
function readWanted(args: readonly string[]): Wanted {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { move: string, to: string, pace: string },
  });
  const { move, to } = values;
  const pace = Number(values.pace ?? PACE);
  if ((move === undefined) !== (to === undefined)) throw new BadCall('say both --move and --to');
  if (to !== undefined && !DIGEST.test(to)) {
    throw new BadCall(`--to takes the digest of a build, 64 hexadecimal digits, not '${to}'`);
  }
  if (!(pace > 0)) throw new BadCall(`--pace takes a number above 0, not '${values.pace}'`);
  return { move, to, pace };
}

/** @throws BadCall if games would go over to a build of which nobody is there to decide them */
async function checkRuns({ settings }: Opened, build: string): Promise<void> {
  const { kafka, kafkaAccess: access } = settings;
  if (kafka === null) return;
  const used = await groupsInUse({ brokers: kafka, access }, [evaluationGroup(build)]);
  if (used.length === 0) throw new BadCall(`no rules-evaluation of build ${build} runs`);
}
