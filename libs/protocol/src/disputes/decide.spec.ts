import { describe, expect, test } from '@jest/globals';
import type { Actor } from './actor.ts';
import { decide, type DisputeCommand, type Facts } from './decide.ts';
import { evolve, NO_DISPUTES, type CaseFile } from './dispute.ts';
import type { EndedMatch, Judgement, Remedy } from './events.ts';

const person = (id: string, role: Actor['role'], more: Partial<Actor> = {}): Actor => ({
  ...{ id, role, service: false, ties: [] },
  ...more,
});
const ann = person('ann', 'player');
const bob = person('bob', 'player');
const eve = person('eve', 'player');
const olga = person('olga', 'operator');
const otto = person('otto', 'operator');
const jane = person('jane', 'judge');
const server = person('system', 'system', { service: true });

const ENDED: EndedMatch = {
  ...{ match: 'm', bestOf: 1, winner: 0, reason: 'games' },
  games: [{ game: 'g', winner: 0 }],
};
const FACTS: Facts = {
  ...{ game: 'g', match: 'm', players: ['ann', 'bob'], edition: '6ED', events: 50, ended: ENDED },
  hasRule: (rule) => rule === '6ED 309.2a' || rule === 'TSP 509.1b',
};

const text = { text: 'my block was refused', sealed: false };
const OPEN: DisputeCommand = { type: 'OpenDispute', dispute: 'd', event: 12, text };
const TAKE: DisputeCommand = { type: 'TakeDispute', dispute: 'd' };
const CLOSE: DisputeCommand = { type: 'CloseDispute', dispute: 'd' };
const APPEAL: DisputeCommand = { type: 'Appeal', dispute: 'd', text };
const JUDGEMENT: Judgement = {
  ...{ remedy: { kind: 'noChange' }, grounds: 'the blocker was tapped', rules: ['6ED 309.2a'] },
};
const rule = (
  remedy: Remedy = { kind: 'noChange' },
  more: Partial<Judgement> = {},
): DisputeCommand => ({ type: 'Rule', dispute: 'd', ...JUDGEMENT, remedy, ...more });
const ATTACH: DisputeCommand = {
  ...{ type: 'AttachEvidence', dispute: 'd' },
  evidence: { kind: 'events', from: 12, to: 12, note: 'the block' },
};
const WARNED = { sanctions: [{ seat: 1, until: null }] } as const;
const BANNED = { sanctions: [{ seat: 1, until: 9e12 }] } as const;
const FOR_BOB: Remedy = { kind: 'resultCorrected', winner: 1 };
const BACK: Remedy = { kind: 'gameRewound', event: 12, libraries: 'reshuffled', definitions: [] };
const ANEW: Remedy = { kind: 'matchReplayed' };
/** What a game that can be rewound is like; nothing of its match is shown. */
const AGAIN = { begins: 5, later: null, revealed: false, erased: [] };
const again = (more: Partial<NonNullable<Facts['again']>> = {}): Facts => ({
  ...{ ...FACTS, again: { ...AGAIN, ...more } },
});
const REMEDIED: DisputeCommand = { type: 'RecordRemedy', dispute: 'd', number: 1 };

type Said = readonly [actor: Actor, command: DisputeCommand];

type Refused = [what: string, given: readonly Said[], when: Said, refusal: string, facts?: Facts];

let id = 0;
const answer = (file: CaseFile, [actor, command]: Said, facts = FACTS, as = `c${++id}`) =>
  decide(file, facts, { id: as, digest: JSON.stringify(command), actor, command, at: id });

/** The file after all of this, none of which is refused. */
function after(...said: readonly Said[]): CaseFile {
  let file = NO_DISPUTES;
  for (const one of said) {
    const made = answer(file, one);
    if (!('event' in made)) throw new Error(`${one[1].type}: ${JSON.stringify(made)}`);
    file = evolve(file, { command: `c${id}`, digest: JSON.stringify(one[1]), event: made.event });
  }
  return file;
}

const opened: readonly Said[] = [[ann, OPEN]];
const taken: readonly Said[] = [...opened, [olga, TAKE]];
const ruled: readonly Said[] = [...taken, [olga, rule()]];
const corrected: readonly Said[] = [...taken, [olga, rule(FOR_BOB)], [server, REMEDIED]];

describe('what is refused in a dispute, and what the refusal names', () => {
  const refusals: readonly Refused[] = [
    ['a stranger opens', [], [eve, OPEN], 'not-allowed: eve does not play in match m'],
    ['a judge opens', [], [jane, OPEN], 'not-allowed: players and operators open'],
    [
      'an event that never was',
      [],
      [ann, { ...OPEN, event: 50 }],
      'malformed: game g has no event 50',
    ],
    [
      'the same event twice',
      opened,
      [ann, { ...OPEN, dispute: 'e' }],
      'not-now: dispute d is about',
    ],
    ['an unknown dispute', [], [olga, TAKE], 'unknown: there is no dispute d'],
    [
      'a stranger writes',
      opened,
      [eve, { type: 'Comment', dispute: 'd', text }],
      'not-allowed: eve has no part',
    ],
    ['a player rules', taken, [ann, rule()], 'not-allowed: an operator rules; ann is a player'],
    ['a judge rules', taken, [jane, rule()], 'not-allowed: an operator rules; jane is a judge'],
    [
      'a program rules',
      taken,
      [{ ...olga, service: true }, rule()],
      'not-allowed: a person rules; olga is a service account',
    ],
    [
      'who plays in it takes it',
      opened,
      [person('bob', 'operator'), TAKE],
      'not-allowed: bob plays in match m',
    ],
    [
      'who has a tie takes it',
      opened,
      [{ ...olga, ties: ['bob'] }, TAKE],
      'not-allowed: olga plays in match m',
    ],
    [
      'a ban that is over already',
      taken,
      [olga, rule(undefined, { sanctions: [{ seat: 1, until: 0 }] })],
      'malformed: a ban ends later than it is ruled',
    ],
    [
      'two sanctions for one player',
      taken,
      [
        olga,
        rule(undefined, {
          sanctions: [
            { seat: 1, until: null },
            { seat: 1, until: 9e12 },
          ],
        }),
      ],
      'malformed: a ruling warns or bans a player once',
    ],
    [
      'a warning for whom none reaches',
      taken,
      [jane, { type: 'ProposeRuling', dispute: 'd', ...JUDGEMENT, ...WARNED }],
      'not-now: bob was erased',
      { ...FACTS, beyond: { bob: 'was erased' } },
    ],
    [
      'closed before anybody is banned',
      [...taken, [olga, rule(undefined, BANNED)]],
      [olga, CLOSE],
      'not-now: the match does not count',
    ],
    [
      'what is shared is no branch',
      [...taken, [olga, ATTACH]],
      [olga, rule(undefined, { branches: [0] })],
      'malformed: evidence 0 of the dispute is no branch',
    ],
    ['nobody has taken it', opened, [olga, rule()], 'not-now: take dispute d first'],
    ['another has taken it', taken, [otto, rule()], 'not-now: dispute d is taken by olga'],
    ['another takes it too', taken, [otto, TAKE], 'not-now: dispute d is taken by olga'],
    [
      'no grounds',
      taken,
      [olga, rule(undefined, { grounds: ' ' })],
      'malformed: a ruling says why',
    ],
    ['no rule', taken, [olga, rule(undefined, { rules: [] })], 'malformed: a ruling cites a rule'],
    [
      'a rule that is none',
      taken,
      [olga, rule(undefined, { rules: ['6ED 999.1'] })],
      'malformed: there is no rule 6ED 999.1',
    ],
    [
      'another edition',
      taken,
      [olga, rule(undefined, { rules: ['TSP 509.1b'] })],
      'malformed: the game is played by 6ED; TSP 509.1b',
    ],
    [
      'the match goes on',
      taken,
      [olga, rule(FOR_BOB)],
      'not-now: match m goes on',
      { ...FACTS, ended: null },
    ],
    [
      'the result as it is',
      taken,
      [olga, rule({ kind: 'resultCorrected', winner: 0 })],
      'malformed: that is the result',
    ],
    ['a second ruling', ruled, [olga, rule()], 'not-now: take dispute d first'],
    ['taken once ruled on', ruled, [otto, TAKE], 'not-now: dispute d is ruled on'],
    ['an operator appeals', ruled, [olga, APPEAL], 'not-allowed: a player of the match appeals'],
    ['an appeal too early', taken, [ann, APPEAL], 'not-now: dispute d is not ruled on yet'],
    [
      'the same operator on appeal',
      [...ruled, [ann, APPEAL]],
      [olga, TAKE],
      'not-allowed: olga has ruled on it',
    ],
    [
      'a second appeal',
      [...ruled, [ann, APPEAL], [otto, TAKE], [otto, rule()]],
      [bob, APPEAL],
      'not-now: dispute d was appealed once already',
    ],
    [
      'closed before it is ruled on',
      taken,
      [olga, CLOSE],
      'not-now: dispute d is not ruled on yet',
    ],
    [
      'closed before it is put right',
      [...taken, [olga, rule(FOR_BOB)]],
      [olga, CLOSE],
      'not-now: the match does not count',
    ],
    ['after it is closed', [...ruled, [olga, CLOSE]], [otto, TAKE], 'not-now: dispute d is closed'],
    [
      'a second appeal after it is closed',
      [...ruled, [ann, APPEAL], [otto, TAKE], [otto, rule()], [otto, CLOSE]],
      [bob, APPEAL],
      'not-now: dispute d was appealed once already',
    ],
    [
      'a remedy recorded by a person',
      [...taken, [olga, rule(FOR_BOB)]],
      [olga, REMEDIED],
      'not-allowed: the server records',
    ],
    [
      'a remedy recorded twice',
      corrected,
      [server, REMEDIED],
      'not-now: ruling 1 is remedied already',
    ],
    [
      'a ruling that contradicts another dispute’s',
      [...corrected, [bob, { ...OPEN, dispute: 'e' }], [otto, { ...TAKE, dispute: 'e' }]],
      [otto, { ...rule({ kind: 'gameAnnulled' }), dispute: 'e' }],
      'not-now: dispute d has changed the result',
    ],
  ];
  test.each(
    refusals.map(
      ([what, given, when, refusal, facts = FACTS]) => [what, given, when, refusal, facts] as const,
    ),
  )('given %s', (_, given, when, refusal, facts) => {
    const made = answer(after(...given), when, facts);
    expect('refused' in made && `${made.refused.kind}: ${made.refused.why}`).toContain(refusal);
  });
});

describe('what comes of a dispute', () => {
  const result = (...said: readonly Said[]) =>
    after(...said)
      .disputes.get('d')
      ?.rulings.at(-1);

  test('a claim that is rejected changes nothing, so nothing has to be put right', () => {
    expect(result(...ruled)).toMatchObject({ changes: false, remedied: true, ended: null });
  });

  test('a corrected result waits for the match to count by it, and says what it changes', () => {
    expect(result(...taken, [olga, rule(FOR_BOB)])).toMatchObject({
      ...{ result: { winner: 1, annulled: false }, changes: true, remedied: false },
      ended: { games: [{ game: 'g', winner: 0 }] },
    });
  });

  test('a game that was won counts otherwise when it is annulled, and so does a draw', () => {
    const annulled = result(...taken, [olga, rule({ kind: 'gameAnnulled' })]);
    expect(annulled).toMatchObject({ result: { winner: null, annulled: true }, changes: true });
  });

  test('a game that stands still because the rules have failed is annulled while its match goes on', () => {
    const facts = { ...FACTS, ended: null, suspended: true };
    expect(answer(after(...taken), [olga, rule({ kind: 'gameAnnulled' })], facts)).toMatchObject({
      event: { changes: true, result: { winner: null, annulled: true }, ended: null },
    });
    expect(answer(after(...taken), [olga, rule(FOR_BOB)], facts)).toMatchObject({
      refused: { kind: 'not-now' },
    });
  });

  test('on appeal “no change” restores the result as it was played, though the match counts otherwise by then', () => {
    const file = after(...corrected, [ann, APPEAL], [otto, TAKE]);
    const now = { ...ENDED, winner: 1, games: [{ game: 'g', winner: 1 }] } as const;
    const made = answer(file, [otto, rule()], { ...FACTS, ended: now });
    expect(made).toMatchObject({
      event: { number: 2, changes: true, result: { winner: 0 }, ended: { games: [{ winner: 0 }] } },
    });
  });

  test('a branch that is shared is named by its place among the evidence', () => {
    const branch: DisputeCommand = {
      ...{ type: 'AttachEvidence', dispute: 'd' },
      evidence: { kind: 'branch', event: 12, note: 'he would have lived', supposed: '{}' },
    };
    const said: readonly Said[] = [...taken, [olga, ATTACH], [jane, branch]];
    expect(result(...said, [olga, rule(undefined, { branches: [1] })])).toMatchObject({
      branches: [1],
    });
  });

  test('a ban waits to be put into effect, though the game counts as before', () => {
    expect(result(...taken, [olga, rule(undefined, BANNED)])).toMatchObject({
      ...{ changes: false, remedied: false },
      ...BANNED,
    });
  });

  test('on appeal a ban that is not said again waits to be lifted', () => {
    const banned: readonly Said[] = [...taken, [olga, rule(undefined, BANNED)], [server, REMEDIED]];
    const appealed = result(...banned, [bob, APPEAL], [otto, TAKE], [otto, rule()]);
    expect(appealed).toMatchObject({ number: 2, sanctions: [], changes: false, remedied: false });
  });

  test('on appeal the same again changes nothing', () => {
    const file = after(...corrected, [ann, APPEAL], [otto, TAKE]);
    const now = { ...ENDED, winner: 1, games: [{ game: 'g', winner: 1 }] } as const;
    const made = answer(file, [otto, rule(FOR_BOB)], { ...FACTS, ended: now });
    expect(made).toMatchObject({ event: { number: 2, changes: false, ended: null } });
  });

  test('what was released on appeal waits for another operator, and not for a first ruling', () => {
    const file = after(
      ...ruled,
      [ann, APPEAL],
      [otto, TAKE],
      [otto, { type: 'ReleaseDispute', dispute: 'd' }],
    );
    expect(file.disputes.get('d')).toMatchObject({ status: 'appealed', takenBy: null });
  });

  test('a command that comes again was done; one of the same id that says something else is refused', () => {
    const file = after(...opened);
    expect(answer(file, [ann, OPEN], FACTS, `c${id}`)).toEqual({ done: 'd' });
    const other: Said = [ann, { ...OPEN, event: 13 }];
    expect(answer(file, other, FACTS, `c${id}`)).toMatchObject({ refused: { kind: 'key-reused' } });
  });
});

test.each([
  ['verified', null, 'not-now: the record of game g has not been checked yet'],
  ['verified', 'differs', 'malformed: the record of game g was found: differs'],
])('nobody attaches that a record is %s where it was found: %s', (state, verification, said) => {
  const evidence = { kind: 'verification', state, note: '' } as const;
  const attach: Said = [olga, { type: 'AttachEvidence', dispute: 'd', evidence }];
  const made = answer(after(...opened), attach, { ...FACTS, verification });
  const { kind, why } = 'refused' in made ? made.refused : { kind: '', why: '' };
  expect(`${kind}: ${why}`).toBe(said);
  expect(answer(after(...opened), attach, { ...FACTS, verification: state })).toHaveProperty(
    'event',
  );
});

describe('what was ruled about another game of the match', () => {
  /** A dispute about another game, as it is after this. */
  const about = (facts: Facts, ...said: readonly Said[]) => {
    const file = said.reduce<CaseFile>((before, one) => {
      const made = answer(before, one, facts);
      if (!('event' in made)) throw new Error(JSON.stringify(made));
      return evolve(before, { command: `c${id}`, digest: '', event: made.event });
    }, NO_DISPUTES);
    return [{ ...file.disputes.get('d')!, dispute: 'other', game: 'h' }];
  };
  const ruledBy = (remedy: Remedy, ...more: readonly Said[]) =>
    about(again(), ...taken, [olga, rule(remedy)], ...more);
  const done: Said = [server, REMEDIED];

  test.each([
    ['a match that is to be replayed', ruledBy(ANEW), FOR_BOB, 'wait for the end'],
    [
      'a match that was replayed',
      ruledBy(ANEW, done),
      FOR_BOB,
      'it was played again by dispute other',
    ],
    ['a game that is to be played on', ruledBy(BACK), FOR_BOB, 'wait for the end'],
    [
      'a game that was played on',
      ruledBy(BACK, done),
      ANEW,
      'it was played again by dispute other',
    ],
    ['another result', ruledBy(FOR_BOB, done), ANEW, 'would not count; appeal that'],
  ])('%s is not contradicted, and the refusal names it', (_, elsewhere, remedy, why) => {
    const made = answer(after(...taken), [olga, rule(remedy)], { ...again(), elsewhere });
    expect(made).toMatchObject({ refused: { kind: 'not-now', why: expect.stringContaining(why) } });
    expect(made).toMatchObject({ refused: { why: expect.stringContaining('game h of match m') } });
  });

  test.each([
    ['one that changed nothing', ruledBy({ kind: 'noChange' }), ANEW],
    ['another result, beside this one', ruledBy(FOR_BOB, done), FOR_BOB],
    ['another result, before a game that is played on', ruledBy(FOR_BOB, done), BACK],
    ['a game that was played on, beside this result', ruledBy(BACK, done), FOR_BOB],
  ])('%s stands in no way', (_, elsewhere, remedy) => {
    const made = answer(after(...taken), [olga, rule(remedy)], { ...again(), elsewhere });
    expect(made).toMatchObject({ event: { type: 'DisputeRuled', remedy } });
  });
});

describe('what is played again by a ruling', () => {
  const back = (more: object): Said => [olga, rule({ ...BACK, ...more })];
  const rewound: readonly Said[] = [...taken, [olga, rule(BACK)]];
  const playedOn: readonly Said[] = [...rewound, [server, REMEDIED], [bob, APPEAL], [otto, TAKE]];
  const other: readonly Said[] = [
    ...corrected,
    [bob, { ...OPEN, dispute: 'e' }],
    [olga, { ...TAKE, dispute: 'e' }],
  ];
  const refusals: readonly Refused[] = [
    ['past the end', taken, back({ event: 50 }), 'malformed: game g has no event 50', again()],
    [
      'into its opening',
      taken,
      back({ event: 4 }),
      'malformed: before event 5 game g was',
      again(),
    ],
    [
      'past the end of the game: another was begun',
      taken,
      back({}),
      'not-now: game h of match m was begun after it',
      again({ later: 'h' }),
    ],
    [
      'with libraries that everybody knows',
      taken,
      back({ libraries: 'kept' }),
      'not-now: how libraries lay in match m is open to all',
      again({ revealed: true }),
    ],
    [
      'without the one who was erased',
      taken,
      back({}),
      'not-now: bob was erased',
      again({ erased: ['bob'] }),
    ],
    [
      'a match without the one who was erased',
      taken,
      [olga, rule(ANEW)],
      'not-now: bob was erased',
      again({ erased: ['bob'] }),
    ],
    [
      'what another dispute has changed',
      other,
      [olga, { ...rule(BACK), dispute: 'e' }],
      'not-now: dispute d has changed the result',
      again(),
    ],
    [
      'and appealed and ruled on before it is played',
      [...rewound, [bob, APPEAL], [otto, TAKE]],
      [otto, rule(FOR_BOB)],
      'not-now: it is played again by ruling 1',
    ],
    ['and then as if it never was', playedOn, [otto, rule()], 'malformed: it was played again'],
    ['twice', playedOn, [otto, rule(BACK)], 'malformed: it was played again', again()],
    ['and closed before it is played', rewound, [olga, CLOSE], 'not-now: the match does not count'],
  ];

  test.each(refusals)('is refused: %s', (_, given, when, refusal, facts = FACTS) => {
    const file = given.reduce<CaseFile>((before, one) => {
      const made = answer(before, one, again());
      if (!('event' in made)) throw new Error(JSON.stringify(made));
      return evolve(before, { command: `c${id}`, digest: '', event: made.event });
    }, NO_DISPUTES);
    const made = answer(file, when, facts);
    const { kind, why } = 'refused' in made ? made.refused : { kind: '', why: '' };
    expect(`${kind}: ${why}`).toContain(refusal);
  });

  test.each([
    [
      'a game whose libraries nobody knows, as they lie',
      { ...BACK, libraries: 'kept' as const },
      again(),
    ],
    ['a game that is shown to all, with libraries reshuffled', BACK, again({ revealed: true })],
    ['a game whose match goes on', BACK, { ...again(), ended: null }],
    ['a match of which more games were played', ANEW, again({ later: 'h', revealed: true })],
  ])('may be %s', (_, remedy, facts) => {
    expect(answer(after(...taken), [olga, rule(remedy)], facts)).toMatchObject({
      event: { type: 'DisputeRuled', changes: true, remedy },
    });
  });

  test('counts on appeal as the appeal says, whatever it came to', () => {
    const file = playedOn.reduce<CaseFile>((before, one) => {
      const made = answer(before, one, again());
      return 'event' in made
        ? evolve(before, { command: `c${id}`, digest: '', event: made.event })
        : before;
    }, NO_DISPUTES);
    expect(answer(file, [otto, rule({ kind: 'resultCorrected', winner: 0 })])).toMatchObject({
      event: { number: 2, changes: true, result: { winner: 0, annulled: false } },
    });
  });
});
