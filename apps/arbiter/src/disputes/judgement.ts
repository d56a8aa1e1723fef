import { jsonFile } from './json-file.ts';
import { eventIn, TEXT, TEXTS } from './verb.ts';

/** The options by which somebody says what they rule, or would rule. */
export const JUDGEMENT = {
  ...{ remedy: TEXT, rule: TEXTS, grounds: TEXT, warn: TEXTS, ban: TEXTS, branch: TEXTS },
  ...{ event: TEXT, libraries: TEXT, card: TEXTS },
} as const;

const REMEDIES: Readonly<Record<string, object>> = {
  'no-change': { kind: 'noChange' },
  'winner-0': { kind: 'resultCorrected', winner: 0 },
  'winner-1': { kind: 'resultCorrected', winner: 1 },
  draw: { kind: 'resultCorrected', winner: null },
  annulled: { kind: 'gameAnnulled' },
  replayed: { kind: 'matchReplayed' },
};

/** What was typed in them. */
interface Typed {
  readonly remedy?: string | undefined;
  readonly rule: readonly string[];
  readonly grounds?: string | undefined;
  readonly warn: readonly string[];
  readonly ban: readonly string[];
  readonly branch: readonly string[];
  readonly event?: string | undefined;
  readonly libraries?: string | undefined;
  readonly card: readonly string[];
}

/** What is ruled, as the server takes it. @throws Error with what is wrong */
export function judgementIn(values: Typed): object {
  const { grounds, rule: rules, warn, ban: bans, branch } = values;
  const remedy = remedyIn(values);
  if (grounds === undefined || rules.length === 0) {
    throw new Error('a ruling says why: --grounds, and cites a rule: --rule');
  }
  const sanctions = [...warn.map(warning), ...bans.map(ban)];
  if (!branch.every((one) => /^\d{1,6}$/u.test(one))) throw new Error('--branch is a number');
  return { remedy, grounds, rules, sanctions, branches: branch.map(Number) };
}

function remedyIn(values: Typed): object {
  const { remedy: name = '', event, libraries, card } = values;
  if (name === 'rewound') return rewound(values);
  // Somebody who says where it begins means to rewind.
  if (event !== undefined || libraries !== undefined || card.length > 0) {
    throw new Error('--event, --libraries and --card are for --remedy rewound');
  }
  const remedy = REMEDIES[name];
  if (remedy === undefined) {
    throw new Error(`--remedy is one of ${Object.keys(REMEDIES).join(', ')}, rewound`);
  }
  return remedy;
}

/** @throws Error with what is wrong */
function warning(seat: string): object {
  if (seat !== '0' && seat !== '1') throw new Error('--warn is a seat: 0 or 1');
  return { seat: Number(seat), until: null };
}

/** @throws Error with what is wrong */
function ban(text: string): object {
  const [, seat, time = ''] = /^([01]):(.+)$/u.exec(text) ?? [];
  const until = Date.parse(time);
  if (seat === undefined || Number.isNaN(until)) {
    throw new Error('--ban is a seat and when it ends: 1:2026-12-24');
  }
  return { seat: Number(seat), until };
}

/** @throws Error with what is wrong */
function rewound({ event, libraries = 'reshuffled', card: files }: Typed): object {
  if (event === undefined) throw new Error('say from where: --event N');
  if (libraries !== 'kept' && libraries !== 'reshuffled') {
    throw new Error('--libraries is kept or reshuffled');
  }
  const definitions = files.map((file) => JSON.stringify(jsonFile(file, '--card')));
  return { kind: 'gameRewound', event: eventIn(event, '--event'), libraries, definitions };
}
