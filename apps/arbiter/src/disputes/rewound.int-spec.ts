import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CommandBody, MatchState } from '@arbiter/protocol';
import type { View } from '@arbiter/view';
import { Seat } from '@arbiter/client';
import { ratings } from '../commands/ratings.ts';
import { replay } from '../commands/replay.ts';
import { verify } from '../commands/verify.ts';
import { describeInTurn } from '../../../../tools/in-turn.mjs';
import { Courtroom, until, type Body, type Guest } from './courtroom.behaviour-spec.ts';
import type { LaidGame } from '../page/laid-game.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';
import { deadlyAttack, ELVES } from './deadly-attack.behaviour-spec.ts';
import { facingAttack } from './facing-attack.behaviour-spec.ts';

const RULE = '6ED 310.1a';
const GROUNDS = ['--rule', RULE, '--grounds', 'The card was defined with the wrong power.'];

/** Neither blocks nor does anything else. */
const idle = ({ decision }: View): CommandBody =>
  decision?.kind === 'block' ? { type: 'DeclareBlockers', blocks: [] } : { type: 'Pass' };

describeInTurn(1)('a game that is rewound by a ruling', () => {
  let court: Courtroom;
  const open: Courtroom[] = [];
  let files: string;
  let olga: string;

  /** A court with one match: what is played again waits until its players have no other. */
  async function courtOver(laid: LaidGame): Promise<void> {
    await adjourn();
    court = await Courtroom.open([laid], { rated: true });
    open.push(court);
    olga = await court.token('olga');
  }

  async function adjourn(): Promise<void> {
    for (const one of open.splice(0)) await one.close();
  }

  beforeAll(() => {
    files = mkdtempSync(join(tmpdir(), 'mended-'));
    writeFileSync(join(files, 'elves.json'), JSON.stringify(ELVES));
  });

  afterAll(async () => {
    await adjourn();
    rmSync(files, { recursive: true, force: true });
  });

  const matchOf = async (match: string): Promise<Body> =>
    (await court.ask(court.ann.guest.token, `history/matches/${match}`)).body;
  const send = (who: Guest, game: string, body: object): Promise<{ body: Body }> =>
    court.ask(who.guest.token, `games/${game}/commands`, body);
  const untilOver = (match: string): Promise<true> =>
    until(async () => ((await matchOf(match))['status'] === 'over' ? true : undefined));

  /** Both seats, as they are told that something is played again. */
  async function seatedAgain(game: string): Promise<MatchState> {
    const [told] = await court.told('seated', ({ match }) => match.continues?.game === game);
    return told!.match;
  }

  /** Bob reports the moment at which he is asked to block. */
  async function reported(game: string): Promise<{ dispute: string; event: string }> {
    const { body } = await court.ask(court.bob.guest.token, `games/${game}/view`);
    const report = { game, version: Number(body['version']), text: 'I was asked too late.' };
    const opened = await court.ask(court.bob.guest.token, 'disputes', report);
    return { dispute: String(opened.body['dispute']), event: String(opened.body['event']) };
  }

  /** Ann gives up, as soon as both have disclosed their secrets. */
  async function playOut(match: string): Promise<void> {
    const choose = () => ({ type: 'Concede' });
    const annPlays = new Seat(court.ann, { match, choose });
    const bobPlays = new Seat(court.bob, { match, choose: ({ view }) => idle(view) });
    await Promise.all([annPlays.result, bobPlays.result]);
  }

  test('because a card was faulty: what-if shows it, and the match counts as it ends when it is played on', async () => {
    const laid = deadlyAttack('faulty-card');
    await courtOver(laid);
    const { game } = laid;
    const match = 'local-laid-faulty-card';
    const { ann, bob } = court;
    // Bob does not block one of the elves, and is dead.
    const block = await send(bob, game, { type: 'DeclareBlockers', blocks: [] });
    const version = Number(block.body['version']);
    for (const who of [ann, bob, ann, bob]) await send(who, game, { type: 'Pass' });
    await untilOver(match);
    expect(await matchOf(match)).toMatchObject({ score: [1, 0], winner: 0 });
    const report = { game, version, text: 'One of the elves has killed me.' };
    const opened = await court.ask(bob.guest.token, 'disputes', report);
    const dispute = String(opened.body['dispute']);
    const event = Number(opened.body['event']);

    // With the card as it should have been he would have lived.
    const branch = { event, definitions: [ELVES], bots: 6 };
    const supposed = await court.ask(olga, `games/${game}/what-if`, branch);
    expect(supposed.body).toMatchObject({ whatIf: true, outcome: null });

    await court.settle(olga, 'take', dispute);
    const rewound = [
      '--remedy',
      'rewound',
      '--event',
      String(event),
      '--card',
      join(files, 'elves.json'),
    ];
    const kept = await court.settle(
      olga,
      'rule',
      dispute,
      ...rewound,
      '--libraries',
      'kept',
      ...GROUNDS,
    );
    expect(kept.text).toContain('is open to all: have them reshuffled');
    const past = ['--remedy', 'rewound', '--event', '100000'];
    const beyond = await court.settle(olga, 'rule', dispute, ...past, ...GROUNDS);
    expect(beyond.text).toContain('has no event 100000');
    expect(await court.settle(olga, 'rule', dispute, ...rewound, ...GROUNDS)).toMatchObject({
      code: 0,
      text: expect.stringContaining('played on from before event'),
    });

    // Both are called to the match in which it goes on, whatever crashes meanwhile.
    await court.crash();
    const { match: continuation, continues } = await seatedAgain(game);
    expect(continues).toEqual({ match, game, dispute });
    const life: number[] = [];
    const annPlays = new Seat(ann, { match: continuation, choose: () => ({ type: 'Concede' }) });
    const bobPlays = new Seat(bob, {
      match: continuation,
      choose: ({ view }) => {
        life.push(view.players[1].life);
        return idle(view);
      },
    });
    expect(await bobPlays.result).toMatchObject({ winner: 1, score: [0, 1] });
    await annPlays.result;
    expect(life[0]).toBe(20);

    // The match counts by that, once, its ratings too; and the record of what was played on holds by itself.
    const shown = await until(async () => {
      const { text } = await court.settle(olga, 'show', dispute);
      return text.includes('the match counts by it') ? text : undefined;
    });
    expect(shown).toContain(`libraries reshuffled`);
    await court.crash();
    expect(await matchOf(match)).toMatchObject({
      ...{ score: [0, 1], winner: 1, continuedIn: continuation, reason: 'games' },
      games: [{ winner: 1, rulings: [{ dispute, remedied: true, continuedIn: continuation }] }],
    });
    expect((await court.run(replay, '', game)).text).toContain(
      `\n  played again in match ${continuation}\n`,
    );
    const again = await matchOf(continuation);
    expect(again).toMatchObject({ continues: { match, game, dispute, ruling: 1 }, rated: false });
    const [played] = again['games'] as { game: string }[];
    const fileOf = async (name: string): Promise<string> => {
      const answer = await fetch(`${court.server.url}/v1/games/${name}/record?kind=whole`);
      const file = join(files, `${name}.ndjson`);
      writeFileSync(file, await answer.text());
      return file;
    };
    const both = [await fileOf(played!.game), await fileOf(game)];
    expect(await printed(verify, both)).toMatchObject({
      code: 0,
      text: expect.stringContaining(`goes on from event ${event} of game ${game}, as that record`),
    });
    // Against what was cut off of the other it does not hold.
    writeFileSync(both[1]!, readFileSync(both[1]!, 'utf8').split('\n').slice(0, 4).join('\n'));
    expect((await printed(verify, both)).text).toContain(`but game ${game} has no commit`);
    expect((await court.settle(olga, 'close', dispute)).text).toContain('closed');
  }, 180_000);

  test('of which nothing is shown until it is played on: libraries may lie as they lay', async () => {
    const laid = facingAttack('held-back');
    await courtOver(laid);
    const { game } = laid;
    const match = 'local-laid-held-back';
    const { ann, bob } = court;
    const { dispute, event } = await reported(game);
    await send(bob, game, { type: 'Concede' });
    await untilOver(match);

    // The match is over, and only those who judge it see what is hidden in it.
    expect(await matchOf(match)).toMatchObject({ held: true, decks: null, winner: 0 });
    const recordFor = async (token: string): Promise<number> => {
      const authorization = `Bearer ${token}`;
      const path = `${court.server.url}/v1/games/${game}/record?kind=whole`;
      return (await fetch(path, { headers: { authorization } })).status;
    };
    expect(await recordFor(ann.guest.token)).toBe(409);
    expect(await recordFor(olga)).toBe(200);

    await court.settle(olga, 'take', dispute);
    const rewound = ['--remedy', 'rewound', '--event', event, '--libraries', 'kept'];
    expect(await court.settle(olga, 'rule', dispute, ...rewound, ...GROUNDS)).toMatchObject({
      code: 0,
    });
    const { match: continuation } = await seatedAgain(game);
    expect(await recordFor(ann.guest.token)).toBe(409);
    // Nor is it found by what is in it while the same decks are played on.
    const foundBy = async (token: string, search: string): Promise<boolean> => {
      const { body } = await court.ask(token, `history/matches?${search}`);
      return (body['matches'] as { match: string }[]).some((one) => one.match === match);
    };
    const inIt = 'card=Llanowar%20Elves';
    expect([await foundBy('', inIt), await foundBy(ann.guest.token, inIt)]).toEqual([false, false]);
    expect(await foundBy(olga, inIt)).toBe(true);
    expect((await court.settle(olga, 'close', dispute)).text).toContain('does not count by');
    await playOut(continuation);
    await until(async () => ((await matchOf(match))['held'] === false ? true : undefined));
    expect(await matchOf(match)).toMatchObject({ winner: 1, score: [0, 1] });
    expect(await recordFor(ann.guest.token)).toBe(200);
    expect(await foundBy('', inIt)).toBe(true);
  }, 120_000);

  test('while its match goes on: that is stopped, and rates where it is played on', async () => {
    const laid = facingAttack('running');
    await courtOver(laid);
    const { game } = laid;
    const match = 'local-laid-running';
    const { dispute, event } = await reported(game);
    await court.settle(olga, 'take', dispute);
    const rewound = ['--remedy', 'rewound', '--event', event, '--libraries', 'kept'];
    await court.settle(olga, 'rule', dispute, ...rewound, ...GROUNDS);
    const { match: continuation, offer } = await seatedAgain(game);
    expect(offer).toMatchObject({ rated: true });
    expect(await matchOf(match)).toMatchObject({ status: 'over', reason: 'ruling', winner: null });
    await playOut(continuation);
    await until(async () => ((await matchOf(match))['winner'] === 1 ? true : undefined));
    expect(await matchOf(match)).toMatchObject({ score: [0, 1], ratings: null });
    expect((await matchOf(continuation))['ratings']).not.toBeNull();
  }, 120_000);

  test('and is then ruled on itself: the first match counts by that ruling, too, after a crash as well', async () => {
    const laid = facingAttack('ruled-on-again');
    await courtOver(laid);
    const { game } = laid;
    const match = 'local-laid-ruled-on-again';
    const { dispute, event } = await reported(game);
    await send(court.bob, game, { type: 'Concede' });
    await untilOver(match);
    await court.settle(olga, 'take', dispute);
    const rewound = ['--remedy', 'rewound', '--event', event, '--libraries', 'kept'];
    await court.settle(olga, 'rule', dispute, ...rewound, ...GROUNDS);
    const { match: continuation } = await seatedAgain(game);
    await playOut(continuation);
    await until(async () => ((await matchOf(match))['winner'] === 1 ? true : undefined));

    const [played] = (await matchOf(continuation))['games'] as { game: string }[];
    const report = { game: played!.game, version: 1, text: 'I was not there any more.' };
    const opened = await court.ask(court.ann.guest.token, 'disputes', report);
    const second = String(opened.body['dispute']);
    await court.settle(olga, 'take', second);
    const corrected = ['--remedy', 'winner-0'];
    expect(await court.settle(olga, 'rule', second, ...corrected, ...GROUNDS)).toMatchObject({
      code: 0,
    });
    await until(async () => ((await matchOf(match))['winner'] === 0 ? true : undefined));
    await court.crash();
    for (const one of [match, continuation]) {
      expect(await matchOf(one)).toMatchObject({ winner: 0, score: [1, 0] });
    }
  }, 120_000);

  test('the ratings that history gives are those on record and in the tables', async () => {
    await court.server.stop();
    expect(await printed(ratings, ['recompute'], court.data)).toMatchObject({
      code: 0,
      text: expect.stringContaining('0 differences'),
    });
    await court.server.start();
  }, 60_000);
});
