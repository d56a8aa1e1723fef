import { describe, expect, test } from '@jest/globals';
import type { EventLog } from '@arbiter/event-log';
import { openMemoryLog } from '@arbiter/event-log';
import {
  advance,
  commandId,
  commitLine,
  makeCommit,
  makePrivateKey,
  openHead,
  seededSecret,
  tipSigner,
  topics,
  type CommandBody,
  type Commit,
  type GameEvent,
  type Seat,
} from '@arbiter/protocol';
import { audit, chainsOf, type Audit } from './audit.mjs';
import { answerOf, Ledger } from './ledger.mjs';

const GAME = 'local/m/1';
const secret = seededSecret('7', 'server');
const pinned = { engine: 'e' };
const signer = tipSigner(makePrivateKey());

/** A game of one opening and some passes of two players, and what both were told of it. */
function played() {
  const ledger = new Ledger();
  const head = openHead(GAME, { edition: '6ED', pinned, secret });
  const commits: Commit[] = [];
  const decide = (id: string, seat: Seat, body: CommandBody, ...more: GameEvent[]) => {
    const received = { type: 'CommandReceived', seat, command: body, id, at: 1 };
    const { tip: prev, next: first } = head;
    const events = [received, ...more];
    const place = { partition: 0, offset: commits.length };
    const commit = makeCommit({ prev, first, command: id, ...place, events }, secret);
    advance(head, commit);
    commits.push(commit);
    return { version: head.version, tip: commit.id };
  };
  decide('open', 'system', { type: 'OpenGame', edition: '6ED', pinned, serverSecret: secret });
  for (const [i, player] of ['ann', 'bob', 'ann', 'bob'].entries()) {
    const key = `key ${i}`;
    const body = { type: 'Pass' };
    const sent = ledger.send({ player, game: GAME, key, body });
    const refusal = { type: 'CommandRefused', edition: '6ED', rule: '1', reason: '', objects: [] };
    const refused = i === 3;
    const { version, tip } = decide(
      commandId(player, GAME, key),
      i % 2 === 0 ? 0 : 1,
      body,
      ...(refused ? [refusal] : []),
    );
    const told = { version, tip: signer.sign({ game: GAME, version, tip }) };
    sent.answer = answerOf({
      ...{ type: 'ack', key, game: GAME, status: refused ? 409 : 200 },
      ...(refused
        ? { problem: { type: '', title: 'no', status: 409, ...told } }
        : { outcome: { command: '', game: GAME, state: 'accepted', ...told } }),
    });
  }
  const tips = commits.map(({ id }, i) => signer.sign({ game: GAME, version: i + 1, tip: id }));
  const told = ['ann', 'bob'].map((player) => ({ player, tips }));
  return { ledger, commits, told };
}

type Played = ReturnType<typeof played>;

async function audited({ ledger, commits, told }: Played): Promise<Audit> {
  const log: EventLog = openMemoryLog();
  await log.append(
    commits.map((one) => ({ topic: topics.gameEvents.name, key: GAME, value: commitLine(one) })),
  );
  return audit({ ledger, told, chains: await chainsOf(log), keys: [signer.key] });
}

const counts = ({ lost, twice, untrue }: Audit) => ({
  lost: lost.length,
  twice: twice.length,
  untrue: untrue.length,
});

describe('what players were told, held against the record', () => {
  test('nothing is found where every promise was kept, messages that came twice left out', async () => {
    const game = played();
    game.commits.splice(3, 0, game.commits[1]!, game.commits[2]!);
    const found = await audited(game);
    expect(found).toMatchObject({ acknowledged: 4, tips: 10 });
    expect(counts(found)).toEqual({ lost: 0, twice: 0, untrue: 0 });
  });

  const broken: [string, (game: Played) => void, Partial<ReturnType<typeof counts>>][] = [
    [
      'a command that was acknowledged is gone from the record',
      ({ commits, told }) => {
        commits.pop();
        for (const one of told) one.tips.length = 0;
      },
      { lost: 1 },
    ],
    [
      'a command was applied that no player sent',
      ({ ledger }) => ledger.sent.splice(1, 1),
      { twice: 1 },
    ],
    [
      'a command was applied as something else than was sent',
      ({ ledger }) => (ledger.sent[0] = { ...ledger.sent[0]!, body: { type: 'Concede' } }),
      { twice: 1 },
    ],
    [
      'an acknowledgement named another commit',
      ({ ledger }) => (ledger.sent[0]!.answer = { ...ledger.sent[0]!.answer!, version: 4 }),
      { untrue: 1 },
    ],
    [
      'an acknowledgement named another tip',
      ({ ledger }) => (ledger.sent[0]!.answer = { ...ledger.sent[0]!.answer!, tip: 'other' }),
      { untrue: 1 },
    ],
    [
      'a refusal was told as accepted',
      ({ ledger }) => (ledger.sent[3]!.answer = { ...ledger.sent[3]!.answer!, refused: false }),
      { untrue: 1 },
    ],
    [
      'a signed tip is not in the record',
      ({ told }) => (told[0]!.tips = [signer.sign({ game: GAME, version: 2, tip: 'other' })]),
      { untrue: 1 },
    ],
    [
      'a tip was signed by somebody else',
      ({ commits, told }) => {
        const tip = commits[1]!.id;
        const other = tipSigner(makePrivateKey());
        told[0]!.tips = [other.sign({ game: GAME, version: 2, tip })];
      },
      { untrue: 1 },
    ],
  ];
  test.each(broken)('it is found that %s', async (_, breakIt, expected) => {
    const game = played();
    breakIt(game);
    expect(counts(await audited(game))).toEqual({ lost: 0, twice: 0, untrue: 0, ...expected });
  });

  test('a command id that stands twice in what was read as accepted is found', () => {
    const { ledger, commits } = played();
    const chains = new Map([[GAME, [...commits, commits[2]!]]]);
    expect(audit({ ledger, told: [], chains, keys: [] }).twice).toHaveLength(1);
  });

  test('a command that was never answered is not missed: it was not acknowledged', async () => {
    const game = played();
    game.commits.pop();
    game.ledger.sent[3]!.answer = null;
    for (const one of game.told) one.tips = [];
    expect(await audited(game)).toMatchObject({ acknowledged: 3, lost: [] });
  });
});
