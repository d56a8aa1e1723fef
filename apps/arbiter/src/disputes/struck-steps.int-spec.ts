import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verify } from '../commands/verify.ts';
import { describeInTurn } from '../../../../tools/in-turn.mjs';
import { Courtroom, until, type Body } from './courtroom.behaviour-spec.ts';
import { facingAttack } from './facing-attack.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';

/** Killed so many milliseconds after it was sent: before it was read, in the middle, after the answer. */
const MOMENTS = [
  [0, 8, 25],
  [3, 15, 60],
] as const;

const UNTIL = Date.UTC(2099, 0, 1);
const EVENT = 40;
const WHY = { grounds: 'So it is.', rules: ['6ED 309.1'] };
const TRACE = '0'.repeat(32);
const { game: BRANCHED } = facingAttack('branched');

/** What is sent, and what must be so when it was struck down three times and sent a fourth. */
interface Step {
  readonly title: string;
  /** The name of the game that it is about. */
  readonly about: 'banned' | 'branched' | 'to-go-on' | 'to-annul' | 'to-replay';
  readonly by: 'olga' | 'jane';
  /** Of a dispute, or of the game. */
  readonly path: (scene: { readonly dispute: string; readonly game: string }) => string;
  /** Left out: it is asked for, not posted. */
  readonly body?: object;
  /** What it is answered when it had been done before it was killed; 200 if left out. */
  readonly doneBefore?: number;
  /** Whether somebody has to take the dispute first. */
  readonly taken?: true;
  readonly holds: (scene: Scene, answer: Body) => Promise<void>;
}

interface Scene {
  readonly court: Courtroom;
  readonly dispute: string;
  readonly game: string;
  readonly match: string;
  /** The dispute as it is now. */
  readonly shown: () => Promise<Body>;
  readonly matchNow: () => Promise<Body>;
  /** What an auditor reads about it. */
  readonly trail: (subject: string) => Promise<string[]>;
  /** How often something of a type is on its record. */
  readonly happened: (type: string) => Promise<number>;
  /** That both players are told of the ruling, once they are back. */
  readonly bothAreTold: () => Promise<Body[]>;
  /** Ruled on once, and carried out once. */
  readonly ruledOnce: () => Promise<void>;
}

const supposed = { event: EVENT, commands: [{ seat: 0, body: { type: 'Concede' } }], bots: 0 };
const branch = { kind: 'branch', event: EVENT, note: 'it would have been over' };
const rulings = ({ dispute }: { readonly dispute: string }): string =>
  `disputes/${dispute}/rulings`;

const STEPS: readonly Step[] = [
  {
    title: 'a player is banned, and the other warned',
    ...{ about: 'banned', by: 'olga', taken: true, path: rulings },
    body: {
      ...{ ...WHY, remedy: { kind: 'noChange' } },
      sanctions: [
        { seat: 0, until: UNTIL },
        { seat: 1, until: null },
      ],
    },
    async holds({ court, ruledOnce, bothAreTold, matchNow }) {
      await ruledOnce();
      const both = [
        { player: court.ann.player, until: UNTIL },
        { player: court.bob.player, until: null },
      ];
      for (const { sanctions } of await bothAreTold()) expect(sanctions).toEqual(both);
      expect(await matchNow()).toMatchObject({ winner: 0, score: [1, 0] });
      const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
      const wanted = { deck, opponent: { kind: 'bot', bot: 'sensible' } };
      expect(await court.ask(court.ann.guest.token, 'tickets', wanted)).toMatchObject({
        body: { status: 'refused', again: UNTIL },
      });
    },
  },
  {
    title: 'a branch is made',
    ...{ about: 'branched', by: 'jane', path: ({ game }) => `games/${game}/what-if` },
    body: supposed,
    async holds({ game, trail, happened, matchNow }, { steps, whatIf, outcome }) {
      expect({ whatIf, outcome }).toMatchObject({ whatIf: true, outcome: { winner: 1 } });
      expect(steps).toHaveLength(1);
      // It is on no record, and that it was asked for is on the trail.
      expect(await happened('GameEnded')).toBe(1);
      expect(await matchNow()).toMatchObject({ winner: 0 });
      expect(await trail(game)).toContain(`jane LookedAtGame what-if at event ${EVENT}`);
    },
  },
  {
    title: 'a branch becomes evidence',
    ...{ about: 'branched', by: 'jane', path: ({ dispute }) => `disputes/${dispute}/evidence` },
    body: { ...branch, supposed: JSON.stringify(supposed) },
    async holds({ shown, dispute, trail }) {
      expect(await shown()).toMatchObject({ version: 2, evidence: [{ ...branch, by: 'jane' }] });
      expect(await trail(dispute)).toContain('jane ActedInDispute AttachEvidence');
    },
  },
  {
    title: 'a ruling is proposed',
    ...{ about: 'branched', by: 'jane', path: ({ dispute }) => `disputes/${dispute}/proposals` },
    body: { ...WHY, remedy: { kind: 'noChange' } },
    async holds({ shown, matchNow }) {
      expect(await shown()).toMatchObject({ version: 3, proposals: [{ by: 'jane' }], rulings: [] });
      expect(await matchNow()).toMatchObject({ winner: 0 });
    },
  },
  {
    title: 'a case is left to another',
    ...{ about: 'branched', by: 'olga', path: ({ dispute }) => `disputes/${dispute}/release` },
    ...{ body: {}, taken: true },
    async holds({ shown }) {
      expect(await shown()).toMatchObject({ version: 5, status: 'open', takenBy: null });
    },
  },
  {
    title: 'a case is exported',
    ...{ about: 'branched', by: 'jane', path: ({ dispute }) => `disputes/${dispute}/case` },
    async holds({ court, dispute, shown, trail }, file) {
      const out = court.file('case.json');
      writeFileSync(out, JSON.stringify(file));
      expect(await printed(verify, [out])).toMatchObject({
        ...{ code: 0, text: expect.stringContaining('1 what-if branch decided again: the same') },
      });
      // It changes nothing, and is on the trail.
      expect(await shown()).toMatchObject({ version: 5 });
      expect(await trail(dispute)).toContain(`jane Exported case about game ${BRANCHED}`);
    },
  },
  {
    title: 'a suspended game goes on',
    ...{ about: 'to-go-on', by: 'olga', path: ({ game }) => `games/${game}/resumption` },
    ...{ body: {}, doneBefore: 409 },
    async holds({ court, game, happened, trail }) {
      await until(async () => ((await happened('GameResumed')) === 1 ? true : undefined));
      // Both are asked and told as before, and what they send counts.
      for (const { guest } of [court.ann, court.bob]) {
        const { body } = await court.ask(guest.token, `games/${game}/view`);
        expect(body).toMatchObject({ view: { decision: { seat: 1 } } });
      }
      const given = await court.ask(court.bob.guest.token, `games/${game}/commands`, {
        type: 'Concede',
      });
      expect(given.status).toBe(200);
      expect(await happened('GameResumed')).toBe(1);
      expect(await trail(game)).toContain('olga ActedInDispute ResumeGame');
    },
  },
  {
    title: 'a suspended game is annulled',
    ...{ about: 'to-annul', by: 'olga', taken: true, path: rulings },
    body: { ...WHY, remedy: { kind: 'gameAnnulled' } },
    async holds({ ruledOnce, bothAreTold, matchNow, happened }) {
      await ruledOnce();
      await bothAreTold();
      expect(await matchNow()).toMatchObject({
        ...{ status: 'over', score: [0, 0], winner: null, games: [{ reason: 'ruling' }] },
      });
      expect(await happened('GameEnded')).toBe(1);
    },
  },
  {
    title: 'a match is replayed',
    ...{ about: 'to-replay', by: 'olga', taken: true, path: rulings },
    body: { ...WHY, remedy: { kind: 'matchReplayed' } },
    async holds({ court, game, match, matchNow, shown }) {
      const seated = await court.told('seated', (one) => one.match.continues?.game === game);
      const [again, other] = seated.map((one) => one.match.match);
      expect(other).toBe(again);
      expect(await shown()).toMatchObject({ version: 3, rulings: [{ number: 1 }] });
      expect(await matchNow()).toMatchObject({ continuedIn: again });
      const { body } = await court.ask('', 'history/matches');
      const all = (body['matches'] as { match: string; continues: Body | null }[]).filter(
        ({ continues }) => continues?.['match'] === match,
      );
      expect(all.map((one) => one.match)).toEqual([again]);
    },
  },
];

/** Each is sent, struck down by kill -9, and sent again, three times over: it is done once, and who has to know is told. */
describeInTurn(2)('a server that is killed, each time that somebody sends', () => {
  const tables = {
    banned: facingAttack('banned'),
    branched: facingAttack('branched'),
    'to-go-on': facingAttack('to-go-on'),
    'to-annul': facingAttack('to-annul'),
    'to-replay': facingAttack('to-replay'),
  };
  const disputes = new Map<string, string>();
  const tokens = { olga: '', jane: '', audrey: '' };
  let court: Courtroom;

  beforeAll(async () => {
    for (const name of ['to-go-on', 'to-annul'] as const) {
      tables[name].send('system', { type: 'SuspendGame', trace: TRACE });
    }
    court = await Courtroom.open(Object.values(tables));
    tokens.olga = await court.token('olga');
    tokens.jane = await court.token('jane', '--role', 'judge');
    tokens.audrey = await court.token('audrey', '--role', 'auditor');
    const bob = court.bob.guest.token;
    for (const name of ['banned', 'branched', 'to-replay'] as const) {
      const { game, match } = tables[name];
      const report = { game, event: EVENT, text: 'It was not so.' };
      const { body } = await court.ask(bob, 'disputes', report);
      disputes.set(name, String(body['dispute']));
      await court.ask(bob, `games/${game}/commands`, { type: 'Concede' });
      await until(async () => ((await matchOf(match))['status'] === 'over' ? true : undefined));
    }
    for (const name of ['to-go-on', 'to-annul'] as const) {
      disputes.set(name, await opened(tables[name].game));
    }
  }, 120_000);

  afterAll(() => court.close());

  const matchOf = async (match: string): Promise<Body> =>
    (await court.ask(court.ann.guest.token, `history/matches/${match}`)).body;
  /** The only dispute that the server has opened about a game. */
  const opened = (game: string): Promise<string> =>
    until(async () => {
      const { body } = await court.ask(tokens.olga, `disputes?game=${game}`);
      const found = (body['disputes'] ?? []) as { dispute: string }[];
      expect(found.length).toBeLessThan(2);
      return found[0]?.dispute;
    });

  function sceneOf(about: Step['about']): Scene {
    const { game, match } = tables[about];
    const dispute = disputes.get(about)!;
    const shown = async (): Promise<Body> =>
      (await court.ask(tokens.olga, `disputes/${dispute}`)).body;
    const matchNow = (): Promise<Body> => matchOf(match);
    return {
      ...{ court, dispute, game, match, shown, matchNow },
      async trail(subject) {
        const { body } = await court.ask(tokens.audrey, `audit?subject=${subject}&limit=100`);
        const entries = body['entries'] as { operator: string; type: string; detail: string }[];
        return entries.map(({ operator, type, detail }) => `${operator} ${type} ${detail}`);
      },
      async happened(type) {
        let count = 0;
        for (let from: number | null = 0; from !== null;) {
          const path: string = `games/${game}/timeline?from=${from}`;
          const { body }: { body: Body } = await court.ask(tokens.jane, path);
          const lines = body['lines'] as { type: string }[];
          count += lines.filter((line) => line.type === type).length;
          from = body['next'] as number | null;
        }
        return count;
      },
      bothAreTold: () =>
        court.told('sanctioned', (one) => one.dispute === dispute) as unknown as Promise<Body[]>,
      async ruledOnce() {
        const { version } = await until(async () => {
          const now = await shown();
          const [ruling] = now['rulings'] as { remedied: boolean }[];
          return ruling?.remedied === true ? now : undefined;
        });
        // Opened, taken, ruled, remedied.
        expect(version).toBe(4);
      },
    };
  }

  test.each(STEPS.map((step, place) => [step.title, step, MOMENTS[place % 2]!] as const))(
    '%s: nothing is lost, nothing done twice, and the other side told',
    async (_, { about, by, path, body, taken, doneBefore = 200, holds }, moments) => {
      const scene = sceneOf(about);
      const { dispute } = scene;
      if (taken) await court.ask(tokens.olga, `disputes/${dispute}/taking`, {});
      const answer = await court.struck(tokens[by], path(scene), body, ...moments);
      if (answer.status !== doneBefore) expect([200, 201, 202]).toContain(answer.status);
      await holds(scene, answer.body);
    },
    120_000,
  );

  test('and all of it is as it was after a full rebuild of what was read', async () => {
    const all = async (): Promise<unknown> => {
      const shown: unknown[] = [];
      for (const dispute of disputes.values()) {
        shown.push((await court.ask(tokens.olga, `disputes/${dispute}`)).body);
      }
      for (const { match } of Object.values(tables)) {
        const { games, ...rest } = await matchOf(match);
        // Records are checked again, one after the other.
        shown.push(
          rest,
          (games as Body[]).map((one) => ({ ...one, verification: null })),
        );
      }
      return shown;
    };
    const before = await all();
    await court.forget();
    let after = await all();
    // What stands on game.events may come last.
    for (let tries = 0; tries < 100 && !isDeepStrictEqual(after, before); tries++) {
      await pause(50);
      after = await all();
    }
    expect(after).toEqual(before);
  }, 120_000);
});
