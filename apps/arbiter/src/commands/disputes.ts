import { acts } from '../disputes/acts.ts';
import { atServer } from '../disputes/door.ts';
import { looks } from '../disputes/looks.ts';
import type { Work } from '../disputes/verb.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter disputes list [--status S] [--player P] [--match M] [--game G]
arbiter disputes show DISPUTE
arbiter disputes open GAME --event N | --version N --text TEXT
arbiter disputes comment DISPUTE --text TEXT
arbiter disputes take | release | close DISPUTE
arbiter disputes evidence DISPUTE --events FROM[-TO] | --verification | --branch FILE [--note TEXT]
arbiter disputes propose | rule DISPUTE --remedy REMEDY --rule RULE… --grounds TEXT
                              [--warn SEAT] [--ban SEAT:UNTIL] [--branch N…]
                              [--event N] [--libraries kept|reshuffled] [--card FILE…]
arbiter disputes appeal DISPUTE --text TEXT
arbiter disputes export DISPUTE [--out FILE]
arbiter disputes tie PLAYER
arbiter disputes ties [--operator O]
arbiter disputes untie PLAYER --operator O --grounds TEXT
arbiter disputes audit [--operator O] [--subject S]

Settles disputes: lists them, the newest first; shows one; opens one; comments on it, takes it or leaves it to others,
attaches evidence, proposes a ruling, rules, closes it; and reads who looked at what and ruled what. What you do is on
the audit trail under your name. Players open, comment and appeal, once, with their own token; judges comment, attach
evidence and propose.

Who knows a player declares a tie with them: from then on they neither look at nor judge what that player plays, and what
they have taken of it is left to others. 'untie' lifts that, for another operator than the one whose tie it is.

  --status   open, taken, ruled, appealed or closed
  --event    of 'open': the event that it is about
  --version  or its commit, which a refusal names
  --text     what there is to say, for both players to read
  --events   of 'evidence': an event, or from one to another: 40-47
  --verification  what the server found when it checked the record
  --branch   of 'evidence': a branch that 'arbiter what-if … --out FILE' has written; with a --note on what it shows
  --note     what the evidence shows, for those who judge
  --remedy   no-change: the result stands as it was played. winner-0, winner-1, draw: the game counts so.
             annulled: it counts for nobody. Results change when their match is over.
             rewound: it is played on from before event N, at once, and counts as it then ends.
             replayed: so is the whole match, from its beginning
  --warn     beside it, the player in seat 0 or 1 is warned
  --ban      or gets no new match until then: --ban 1:2026-12-24, or with the time, 1:2026-12-24T18:00Z
  --branch   of a ruling: a what-if branch that both players see with it, by its place among the evidence, from 0
  --event    of 'rewound': the first event that is undone
  --libraries of 'rewound': reshuffled, or left as they lay (kept); reshuffled if not said
  --card     of 'rewound': a file with a card as it should have been, in the card language
  --rule     a rule that the ruling rests on, with its edition, such as "6ED 309.1"; as often as needed
  --grounds  why, for both players to read
  --out      where the case goes as one file, which arbiter verify checks anywhere; DISPUTE.case.json if not said

environment:
  ARBITER_URL    where the server is; http://127.0.0.1:8080 if not set
  ARBITER_TOKEN  what 'arbiter operator NAME' printed

Exit code 0: it is done. 1: it was refused, and why; or the server can't be reached. 2: it was called wrongly.
`;

const VERBS = { ...looks, ...acts };

/** Settles disputes over HTTP. */
export const disputes: Command = {
  name: 'disputes',
  summary: 'lists and opens disputes, attaches evidence, rules; reads the audit trail',
  usage: USAGE,
  run: (args) => atServer('disputes', () => readWork(args), true),
};

/** What is to be done. @throws Error with what is wrong */
function readWork([name = '', ...args]: readonly string[]): Work {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (verb === undefined) throw new Error(`say one of ${Object.keys(VERBS).join(', ')}`);
  return verb(args);
}
