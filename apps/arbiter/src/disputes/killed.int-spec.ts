import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect } from '@jest/globals';
import { Seat } from '@arbiter/client';
import { keptText } from '@arbiter/client/kept';
import { verify } from '../commands/verify.ts';
import { testInTurn } from '../../../../tools/in-turn.mjs';
import { Courtroom, until, type Body } from './courtroom.behaviour-spec.ts';
import { facingAttack } from './facing-attack.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';

/** So many milliseconds after a step was sent the server is killed: before it read it, in the middle, after its answer. */
const AFTER = [0, 3, 8, 15, 25, 60];

const WHY = { grounds: 'So it is.', rules: ['6ED 309.1'] };

/** Every step of a case is sent, struck down by kill -9, and sent again: it is done once. */
describe('a server that is killed at each step of a case', () => {
  const open: Courtroom[] = [];
  let court: Courtroom;
  let steps = 0;

  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  async function courtOver(
    name: string,
    began?: number,
  ): Promise<{ game: string; match: string; commits: number }> {
    const laid = facingAttack(name, began);
    court = await Courtroom.open([laid]);
    open.push(court);
    const { game, match } = laid;
    return { game, match, commits: laid.commits().length };
  }

  /** @throws Error if it is not done in the end */
  async function step(token: string, path: string, body: object = {}): Promise<Body> {
    const after = AFTER[steps++ % AFTER.length]!;
    const { status, body: answer } = await court.struck(token, path, body, after);
    if (status >= 300) throw new Error(`${path}, ${after} ms: ${JSON.stringify(answer)}`);
    return answer;
  }

  const matchOf = async (match: string): Promise<Body> =>
    (await court.ask(court.ann.guest.token, `history/matches/${match}`)).body;
  const isOver = (match: string): Promise<true> =>
    until(async () => ((await matchOf(match))['status'] === 'over' ? true : undefined));

  testInTurn(0)(
    'each counts once: a result is corrected, and on appeal corrected again; also after a full rebuild',
    async () => {
      const { game, match } = await courtOver('struck');
      const [olga, otto] = [await court.token('olga'), await court.token('otto')];
      const audrey = await court.token('audrey', '--role', 'auditor');
      const bob = court.bob.guest.token;
      const report = { game, event: 40, text: 'It was not so.' };
      const opened = await step(bob, 'disputes', report);
      const path = `disputes/${String(opened['dispute'])}`;
      await court.ask(bob, `games/${game}/commands`, { type: 'Concede' });
      await isOver(match);

      await step(bob, `${path}/comments`, { text: 'Look.' });
      await step(olga, `${path}/evidence`, { kind: 'events', from: 40, to: 41, note: 'here' });
      await step(olga, `${path}/taking`);
      await step(olga, `${path}/rulings`, {
        ...{ ...WHY, remedy: { kind: 'resultCorrected', winner: 1 } },
      });
      await until(async () => ((await matchOf(match))['winner'] === 1 ? true : undefined));
      await step(court.ann.guest.token, `${path}/appeal`, { text: 'It was.' });
      await step(otto, `${path}/taking`);
      await step(otto, `${path}/rulings`, { ...WHY, remedy: { kind: 'gameAnnulled' } });
      const remedied = async (): Promise<true | undefined> => {
        const { rulings } = (await court.ask(olga, path)).body;
        return (rulings as { remedied: boolean }[]).every((one) => one.remedied) || undefined;
      };
      await until(remedied);
      await step(otto, `${path}/closing`);

      const shown = (await court.ask(olga, path)).body;
      // Opened, commented, evidence, taken, ruled, remedied, appealed, taken, ruled, remedied, closed.
      expect(shown).toMatchObject({ version: 11, status: 'closed' });
      expect(await matchOf(match)).toMatchObject({ score: [0, 0], winner: null });
      const trail = async (): Promise<unknown> => (await court.ask(audrey, 'audit?limit=100')).body;
      const before = await trail();

      await court.forget();
      expect((await court.ask(olga, path)).body).toEqual(shown);
      expect(await matchOf(match)).toMatchObject({ score: [0, 0], winner: null });
      // That she has looked twice is all that came to the trail.
      const { entries } = (await trail()) as { entries: Body[] };
      expect(entries.slice(-(before as { entries: Body[] }).entries.length)).toEqual(
        (before as { entries: Body[] }).entries,
      );
    },
    400_000,
  );

  testInTurn(1)(
    'a game is rewound once, and played on; the first match counts as that ended, also after a full rebuild',
    async () => {
      const { game, match } = await courtOver('struck-and-rewound');
      const olga = await court.token('olga');
      const { ann, bob } = court;
      const { body } = await court.ask(bob.guest.token, `games/${game}/view`);
      const report = { game, version: Number(body['version']), text: 'I was asked too late.' };
      const { dispute, event } = await step(bob.guest.token, 'disputes', report);
      const path = `disputes/${String(dispute)}`;
      await step(olga, `${path}/taking`);
      await step(olga, `${path}/rulings`, {
        ...{ ...WHY, remedy: { kind: 'gameRewound', event, libraries: 'kept', definitions: [] } },
      });
      const continuation = await until(async () => {
        const { continuedIn } = await matchOf(match);
        return typeof continuedIn === 'string' ? continuedIn : undefined;
      });
      await court.crash();
      const annPlays = new Seat(ann, { match: continuation, choose: () => ({ type: 'Concede' }) });
      const bobPlays = new Seat(bob, {
        match: continuation,
        choose: ({ view }) =>
          view.decision?.kind === 'block'
            ? { type: 'DeclareBlockers', blocks: [] }
            : { type: 'Pass' },
      });
      await Promise.all([annPlays.result, bobPlays.result]);
      await court.crash();
      await until(async () => ((await matchOf(match))['winner'] === 1 ? true : undefined));
      await until(async () => {
        const { rulings } = (await court.ask(olga, path)).body;
        return (rulings as { remedied: boolean }[])[0]?.remedied || undefined;
      });
      await step(olga, `${path}/closing`);

      const shown = (await court.ask(olga, path)).body;
      expect(shown).toMatchObject({ version: 5, status: 'closed' });
      const all = async (): Promise<unknown> => (await court.ask('', 'history/matches')).body;
      const matches = await all();
      expect((matches as { matches: Body[] }).matches).toHaveLength(2);
      await court.forget();
      expect((await court.ask(olga, path)).body).toEqual(shown);
      expect(await all()).toEqual(matches);
    },
    400_000,
  );

  testInTurn(2)(
    'a game whose record was forged is annulled once, and what the player kept proves it all the while, also after a full rebuild',
    async () => {
      const began = Date.now() - 60_000;
      const { game, match, commits } = await courtOver('struck-and-forged', began);
      const olga = await court.token('olga');
      const { ann, bob } = court;
      const kept = court.file('kept.ndjson');
      const follower = bob.follow(game, 0, {});
      await court.ask(ann.guest.token, `games/${game}/commands`, { type: 'Concede' });
      const isEnded = (): boolean => bob.tipsOf(game).some(({ version }) => version > commits);
      await until(() => Promise.resolve(isEnded() || undefined));
      follower.end();
      const [tips, told] = [bob.tipsOf(game), bob.toldOf(game)];
      writeFileSync(kept, keptText({ game, seat: 1, tips, told }));
      const proof = async (): Promise<unknown> => {
        await isOver(match);
        return printed(verify, ['--client', kept, '--url', court.server.url]);
      };
      expect(await proof()).toMatchObject({ code: 0 });

      const name = 'struck-and-forged';
      await court.forge(facingAttack(name, began).send(1, { type: 'Concede' }));
      const forged = { code: 1, text: expect.stringContaining('the record is forged at commit') };
      expect(await proof()).toMatchObject(forged);
      expect(await matchOf(match)).toMatchObject({ winner: 0 });
      const isChecked = async (): Promise<true | undefined> =>
        (await court.ask(olga, `history/games/${game}`)).body['verification'] !== null || undefined;

      const report = { game, version: commits + 1, text: 'It was Ann who conceded.' };
      const { dispute } = await step(bob.guest.token, 'disputes', report);
      const path = `disputes/${String(dispute)}`;
      expect(await proof()).toMatchObject(forged);
      await step(olga, `${path}/taking`);
      await until(isChecked);
      await step(olga, `${path}/evidence`, {
        ...{ kind: 'verification', state: 'verified', note: 'by itself' },
      });
      await step(olga, `${path}/rulings`, { ...WHY, remedy: { kind: 'gameAnnulled' } });
      await until(async () => {
        const { rulings } = (await court.ask(olga, path)).body;
        return (rulings as { remedied: boolean }[])[0]?.remedied || undefined;
      });
      await step(olga, `${path}/closing`);

      const shown = (await court.ask(olga, path)).body;
      // Opened, taken, evidence, ruled, remedied, closed.
      expect(shown).toMatchObject({ version: 6, status: 'closed' });
      expect(await matchOf(match)).toMatchObject({ score: [0, 0], winner: null });
      await court.forget();
      expect((await court.ask(olga, path)).body).toEqual(shown);
      expect(await matchOf(match)).toMatchObject({ score: [0, 0], winner: null });
      expect(await proof()).toMatchObject(forged);
    },
    400_000,
  );
});
