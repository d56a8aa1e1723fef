import type { ServerDoor } from './door.ts';
import { BadAnswer, type Answer } from './door.ts';
import { JUDGEMENT, judgementIn } from './judgement.ts';
import { jsonFile } from './json-file.ts';
import { disputeText, tiesText } from './text.ts';
import { eventIn, parseOne, TEXT, wordsIn, type Verb } from './verb.ts';

/** What people do in disputes; each shows the dispute as it is then. */
export const acts: Readonly<Record<string, Verb>> = {
  open: (args) => {
    const options = { event: TEXT, version: TEXT, text: TEXT };
    const { id: game, values } = parseOne('game', args, options);
    const { event, version } = values;
    if ((event === undefined) === (version === undefined)) {
      throw new Error('say what it is about: --event or --version, one of them');
    }
    const about =
      event === undefined
        ? { version: eventIn(version, '--version') }
        : { event: eventIn(event, '--event') };
    const report = { game, ...about, text: wordsIn(values.text) };
    return (door) => show(door.post('disputes', report));
  },
  take: act('taking'),
  release: act('release'),
  close: act('closing'),
  comment: saying('comments'),
  appeal: saying('appeal'),
  evidence: (args) => {
    const options = {
      ...{ events: TEXT, branch: TEXT, note: TEXT },
      verification: { type: 'boolean', default: false },
    } as const;
    const { id, values } = parseOne('dispute', args, options);
    const evidence = evidenceIn(values);
    return async (door) => {
      await show(door.post(`${pathOf(id)}/evidence`, await evidence(door, id)));
    };
  },
  tie: (args) => {
    const { id: player } = parseOne('player', args, {});
    return (door) => showTies(door.post('operators/ties', { player }));
  },
  untie: (args) => {
    const { id: player, values } = parseOne('player', args, { operator: TEXT, grounds: TEXT });
    const { operator } = values;
    if (operator === undefined) throw new Error('say whose tie it is: --operator');
    const grounds = wordsIn(values.grounds, '--grounds');
    const path = `operators/${encodeURIComponent(operator)}/ties/${encodeURIComponent(player)}`;
    return (door) => showTies(door.post(`${path}/lifting`, { grounds }));
  },
  propose: judging('proposals'),
  rule: judging('rulings'),
};

const pathOf = (dispute: string): string => `disputes/${encodeURIComponent(dispute)}`;

function act(what: string): Verb {
  return (args) => {
    const { id } = parseOne('dispute', args, {});
    return (door) => show(door.post(`${pathOf(id)}/${what}`));
  };
}

function saying(what: string): Verb {
  return (args) => {
    const { id, values } = parseOne('dispute', args, { text: TEXT });
    const text = wordsIn(values.text);
    return (door) => show(door.post(`${pathOf(id)}/${what}`, { text }));
  };
}

function judging(what: string): Verb {
  return (args) => {
    const { id, values } = parseOne('dispute', args, JUDGEMENT);
    const judgement = judgementIn(values);
    return (door) => show(door.post(`${pathOf(id)}/${what}`, judgement));
  };
}

type Finding = (door: ServerDoor, dispute: string) => Promise<object>;

/** What a ruling may rest on, as the server takes it. @throws Error with what is wrong */
function evidenceIn({
  events,
  branch,
  verification,
  note,
}: {
  readonly events?: string | undefined;
  readonly branch?: string | undefined;
  readonly verification: boolean;
  readonly note?: string | undefined;
}): Finding {
  const said = [events, branch, verification || undefined].filter((one) => one !== undefined);
  if (said.length !== 1) throw new Error('attach one thing: --events, --branch or --verification');
  if (events !== undefined) {
    const [from, to = from] = events.split('-');
    const range = { from: eventIn(from, '--events'), to: eventIn(to, '--events') };
    return () => Promise.resolve({ kind: 'events', ...range, note: note ?? 'looked at' });
  }
  if (branch === undefined) return (door, dispute) => verified(door, dispute, note);
  const wish = jsonFile(branch, '--branch');
  if (typeof wish !== 'object' || wish === null || !('event' in wish)) {
    throw new Error(`--branch: ${branch} is none; 'arbiter what-if … --out FILE' writes one`);
  }
  const { event } = wish;
  const supposed = JSON.stringify(wish);
  const shows = wordsIn(note, '--note');
  return () => Promise.resolve({ kind: 'branch', event, note: shows, supposed });
}

/** What the server itself has found when it checked the record. */
async function verified(door: ServerDoor, dispute: string, note?: string): Promise<object> {
  const { game } = await door.get(pathOf(dispute));
  const found = await door.get(`history/games/${encodeURIComponent(String(game))}`);
  const verification = found['verification'] as Answer | null;
  if (verification === null) {
    throw new BadAnswer(`the record of game ${String(game)} has not been checked yet`);
  }
  const { state, tip } = verification;
  return { kind: 'verification', state, note: note ?? `tip ${String(tip)}` };
}

async function showTies(ties: Promise<Answer>): Promise<void> {
  process.stdout.write(tiesText(await ties));
}

async function show(dispute: Promise<Answer>): Promise<void> {
  process.stdout.write(`${disputeText(await dispute)}\n`);
}
