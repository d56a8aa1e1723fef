import { atServer } from '../disputes/door.ts';
import { matchLine, matchText, type ShownMatch, type WholeMatch } from '../disputes/match-text.ts';
import { PlayerNames } from '../disputes/player-names.ts';
import { parseSearch, TEXT, type Work } from '../disputes/verb.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter matches [--player P] [--edition E] [--format F] [--status S] [--since TIME] [--until TIME]
                [--result won|lost|draw] [--reason R] [--card NAME] [--deck LINES]
                [--rule RULE] [--refused RULE] [--verification STATE] [--suspended] [--first N]
arbiter matches MATCH

Finds stored matches by all of that at once, the newest first. With a match: that one, with its games, what was found
when their records were checked, and what was ruled on them.

  --player        by id, or by name: all who are called so now
  --status        opening, playing, sideboarding or over
  --since, --until  when it was opened: 2026-12-24, or with the time, 2026-12-24T18:00Z
  --result        as the player sees it who is named with --player; or draw
  --reason        why it is over: games, concession or forfeit
  --card          with this card in a deck or sideboard, by its whole name
  --deck          with a deck that has all of these lines: "4 Forest; 20 Mountain"
  --rule          something happened, or was refused, by this rule: "6ED 309.1"
  --refused       a command was refused by it
  --verification  verified, differs or other-build: with a game whose record was found so
  --suspended     with a game that waits for a mended build
  --first         so many of them at most; 20 if not said

environment:
  ARBITER_URL    where the server is; http://127.0.0.1:8080 if not set
  ARBITER_TOKEN  what 'arbiter operator NAME' printed; needed for what a dispute holds back

Exit code 0: they are listed. 1: it was refused, and why; or the server can't be reached. 2: it was called wrongly.
`;

/** Finds stored matches over HTTP. */
export const matches: Command = {
  name: 'matches',
  summary: 'finds stored matches by player, time, deck, card, result, rule and more',
  usage: USAGE,
  run: (args) => atServer('matches', () => readWork(args), false),
};

/** @throws Error with what is wrong */
function readWork(args: readonly string[]): Work {
  if (args.length === 1 && args[0]?.startsWith('-') === false) return show(args[0]);
  const { since, until, suspended, first, ...texts } = parseSearch(args, {
    ...{ player: TEXT, edition: TEXT, format: TEXT, status: TEXT, since: TEXT, until: TEXT },
    ...{ result: TEXT, reason: TEXT, card: TEXT, deck: TEXT, rule: TEXT, refused: TEXT },
    ...{ verification: TEXT, first: { type: 'string', default: '20' } },
    suspended: { type: 'boolean' },
  });
  if (!/^[1-9]\d{0,4}$/u.test(first)) throw new Error('--first takes a number');
  const search = {
    ...texts,
    ...{ since: timeIn(since, '--since'), until: timeIn(until, '--until') },
    ...(suspended === true && { suspended: 'true' }),
  };
  return async (door) => {
    const names = new PlayerNames(door);
    let left = Number(first);
    for await (const one of door.pages('history/matches', 'matches', search)) {
      const shown = one as unknown as ShownMatch;
      process.stdout.write(`${matchLine(shown, await names.of(shown.players))}\n`);
      left -= 1;
      if (left === 0) return;
    }
    if (left === Number(first)) process.stdout.write('there is no such match\n');
  };
}

function show(match: string): Work {
  return async (door) => {
    const path = `history/matches/${encodeURIComponent(match)}`;
    const found = (await door.get(path)) as unknown as WholeMatch;
    const names = await new PlayerNames(door).of(found.players);
    process.stdout.write(`${matchText(found, names)}\n`);
  };
}

/** A time as the server takes it. @throws Error with what is wrong */
function timeIn(text: string | undefined, option: string): string | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`${option} takes a time: 2026-12-24`);
  return String(time);
}
