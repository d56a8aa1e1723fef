import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { deadlineOf, fold, NO_GAME, type GameEvent } from '@arbiter/engine';
import { expiryOf } from '@arbiter/game-state';
import { advance, headBefore, parseCommit, type Head } from '@arbiter/protocol';

const file = new URL('../../golden/stompy-sped-red.ndjson.gz', import.meta.url);
const [header, ...lines] = gunzipSync(readFileSync(file)).toString().trim().split('\n');
const { game: name } = JSON.parse(header ?? '') as { game: string };

test('the owner of a game, who folds commits alone, knows its clocks and deadlines as the engine does', () => {
  let head: Head | undefined;
  let game = NO_GAME;
  let deadlines = 0;
  for (const line of lines.slice(0, -1)) {
    const read = parseCommit(line);
    if (!('commit' in read)) throw new Error(read.bad);
    const { commit } = read;
    head ??= headBefore(name, commit);
    advance(head!, commit);
    game = fold(game, commit.events as unknown as readonly GameEvent[]);
    expect(head?.clock).toEqual(game.clock);
    expect(expiryOf(head!)?.at).toBe(deadlineOf(game)?.at);
    if (game.outcome === null) deadlines += 1;
  }
  expect(deadlines).toBeGreaterThan(100);
});
