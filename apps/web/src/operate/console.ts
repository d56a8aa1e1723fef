import type { ChatLine, CommandBody, Position, View, WirePlayer } from '@arbiter/client';
import { makeRoute } from '../state/route.ts';
import { answered, taken } from '../play/answers.ts';
import { first, type Fields } from '../play/fields.ts';
import {
  remedyText,
  sanctionText,
  type Dispute,
  type DisputeList,
  type ListedDispute,
  type Remedy,
  type Sanction,
} from '../reports/dispute.ts';
import type { Ask } from '../reports/reports.ts';
import { OwnState, type Asking } from '../session/own-state.ts';
import { Unusable } from '../session/said.ts';
import type { OpenOption } from '../state/state.ts';
import type { Operator, Operators } from '../session/operators.ts';
import { compareWith, decideAgain, reportText, type Comparison, type OwnReport } from './builds.ts';

/** What the console needs of its page. */
export interface ConsoleWindow {
  readonly ask: Ask;
  readonly operators: Pick<Operators, 'get' | 'keep' | 'wanted' | 'want'>;
  /** Changes the address without going anywhere. */
  readonly replace: (hash: string) => void;
  /** Asks whether something is meant that can't be taken back. */
  readonly confirm: (question: string) => boolean;
  /** Saves a text as a file. */
  readonly save: (name: string, text: string) => void;
  /** Opens the stepping through a game, as the operator who has signed in. */
  readonly step: (
    game: string,
    event: number | null,
    here: (event: number) => void,
  ) => Promise<void>;
}

/** A match in history. */
export interface FoundMatch {
  readonly match: string;
  readonly edition: string;
  readonly format: string;
  readonly players: readonly [string, string];
  readonly status: string;
  readonly score: readonly [number, number];
  readonly openedAt: number;
}

/** What the server found when it checked the record of a game. */
export interface Verification {
  readonly state: 'verified' | 'differs' | 'other-build';
  readonly event: number | null;
  readonly why: string | null;
  readonly recorded: { readonly type: string } | null;
  readonly decided: { readonly type: string } | null;
  readonly build: string;
  readonly tip: string;
  readonly commits: number;
  readonly events: number;
  readonly commands: number;
  readonly shuffles: number;
  readonly otherChance: number;
  readonly sources: number;
  readonly at: number;
}

/** A game in history. */
export interface FoundGame {
  readonly game: string;
  readonly match: string;
  readonly number: number;
  readonly over: boolean;
  readonly revealed: boolean;
  readonly suspended: boolean;
  readonly verification: Verification | null;
}

/** A line of a chat that a player has reported, with those around it, and the games of its match. */
export interface ReportedChat {
  readonly report: string;
  readonly match: string;
  readonly players: readonly [WirePlayer, WirePlayer];
  readonly by: 0 | 1;
  readonly line: string;
  readonly lines: readonly ChatLine[];
  readonly at: number;
  readonly games: readonly FoundGame[];
}

export interface AuditEntry {
  readonly type: string;
  readonly operator: string;
  readonly role: string;
  readonly subject: string;
  readonly detail: string;
  readonly at: number;
}

/** What would have come of something else. */
export interface WhatIf {
  readonly event: number;
  readonly edition: string;
  readonly recorded: { readonly seat: number | 'system'; readonly body: object } | null;
  /** Where it leads, who is asked there, and what they may do. */
  readonly view: View;
  readonly asked: {
    readonly seat: 0 | 1;
    readonly options: NonNullable<Position['options']>;
  } | null;
  /** The cards of the game, as they are in the branch. */
  readonly cards: readonly { readonly name: string }[];
  readonly steps: readonly {
    readonly seat: 0 | 1;
    readonly body: object;
    readonly by: 'you' | 'bot';
    readonly refusal: { readonly rule: string; readonly reason: string } | null;
    readonly lines: readonly {
      readonly type: string;
      readonly rule: string;
      readonly text: string;
    }[];
  }[];
  readonly outcome: { readonly winner: 0 | 1 | null } | null;
}

/** What is supposed, as the server is asked. */
export interface Wish {
  readonly event: number;
  readonly commands: readonly { readonly seat: number; readonly body: object }[];
  readonly definitions: readonly object[];
  readonly bots: number;
  readonly edition?: string;
}

/** Both seats' views of one moment, with what each was asked and could have done. */
export interface BothViews {
  readonly event: number;
  readonly views: readonly [Position, Position];
}

/** A tie with a player, as somebody has declared it. */
export interface Tie {
  readonly player: string;
  readonly since: number;
}

interface Ties {
  readonly ties: readonly Tie[];
}

const tiesOf = (operator: string): string => `/v1/operators/${encodeURIComponent(operator)}/ties`;

/** What is looked at. */
export type Page =
  | { readonly at: 'disputes' }
  | { readonly at: 'matches' }
  | { readonly at: 'chats' }
  | { readonly at: 'audit' }
  | { readonly at: 'builds' }
  | { readonly at: 'ties' }
  | { readonly at: 'game'; readonly game: string; readonly dispute: string | null };

/** Everything that the console shows. */
export interface Operating extends Asking {
  readonly who: Operator | null;
  /** Where one goes to sign in; null: by links alone, or nobody has asked yet. */
  readonly signIn: string | null;
  readonly page: Page;
  readonly disputes: readonly ListedDispute[];
  readonly matches: readonly (FoundMatch & { readonly games: readonly FoundGame[] })[];
  readonly chats: readonly ReportedChat[];
  readonly audit: readonly AuditEntry[];
  /** The ties that the person who is signed in has declared. */
  readonly ties: readonly Tie[];
  /** `before` of the page after what is listed; null: that is all. */
  readonly next: string | null;
  /** What is searched for. */
  readonly search: Fields;
  readonly dispute: Dispute | null;
  readonly game: FoundGame | null;
  /** The disputes about that game, the newest first. */
  readonly about: readonly ListedDispute[];
  /** What both seats saw; null until somebody asks. */
  readonly both: BothViews | null;
  readonly whatIf: WhatIf | null;
  /** What that came of, as it was asked. */
  readonly supposed: string | null;
  /** The answer of the player who is asked where the branch leads, as far as it has been made. */
  readonly hand: { readonly open: OpenOption | null; readonly fields: Fields | null };
  readonly told: string | null;
  /** Names of the players in the lists, by their ids. */
  readonly names: Readonly<Record<string, string>>;
  /** What this build makes of the stored games, as far as it has come; null until somebody asks. */
  readonly report: OwnReport | null;
  readonly comparison: Comparison | null;
}

const NOTHING = { disputes: [], matches: [], chats: [], audit: [], ties: [], next: null } as const;

/** What there is a list of; disputes where an address names no other. */
const LISTS = ['matches', 'chats', 'audit', 'builds', 'ties'] as const;

const NO_HAND = { open: null, fields: null } as const;
const NO_CASE = {
  ...{ dispute: null, game: null, about: [], both: null, whatIf: null, supposed: null },
  hand: NO_HAND,
} as const;
const LIMIT = 20;
/** About one game there are few disputes: no more are asked for. */
const MOST_ABOUT_GAME = 100;

/** Why the server let nobody in who came back from the provider of sign-ins. */
const REFUSED: ReadonlyMap<string | undefined, string> = new Map([
  [
    'no-role',
    'You have signed in at the provider, but it gives you no role here. Ask whoever runs this server.',
  ],
  [
    'expired',
    'That sign-in does not count any more, or was begun elsewhere. Please sign in again.',
  ],
  ['refused', 'The provider of sign-ins refused.'],
  [
    'provider',
    'The provider of sign-ins does not answer as it should. Try again in a moment; the log of the server says what is wrong.',
  ],
]);

/** What those do who watch over games: it asks the server, and shows what it said. */
export class Console extends OwnState<Operating> {
  readonly #window: ConsoleWindow;

  constructor(window: ConsoleWindow) {
    super({
      ...{ who: window.operators.get(), signIn: null },
      page: { at: 'disputes' },
      ...NOTHING,
      ...NO_CASE,
      ...{ report: null, comparison: null, names: {} },
      ...{ search: {}, asking: false, told: null, problem: null },
    });
    this.#window = window;
  }

  /** Goes to what the address names, or to where somebody wanted to go who has signed in now. */
  async open(path: readonly string[]): Promise<void> {
    const { operators, replace } = this.#window;
    const [at, more = ''] = path;
    this.set({ who: operators.get(), told: null, problem: null });
    if (at === 'sign-in') {
      const { wanted } = operators;
      replace(makeRoute({ at: 'operate', path: wanted }));
      await this.#signIn(more);
      // What was wrong with a link stays to be read.
      return this.state.peek().who === null ? this.#meet() : this.#go(wanted);
    }
    if (at === 'refused') {
      replace(makeRoute({ at: 'operate', path: operators.wanted }));
      return this.#meet(more);
    }
    if (this.state.peek().who !== null) return this.#go(path);
    operators.want(path);
    return this.#meet();
  }

  #go([at, id = '', event]: readonly string[]): Promise<void> {
    const number = event === undefined ? null : Number(event);
    this.#window.operators.want([]);
    if (at === 'dispute') return this.#openCase(id, number);
    if (at === 'game') return this.#openGame(id, number);
    const page = LISTS.find((one) => one === at) ?? 'disputes';
    this.set({ page: { at: page }, search: {}, ...NOTHING, ...NO_CASE });
    return this.list();
  }

  leave(): Promise<void> {
    this.#window.operators.keep(null);
    this.set({ who: null, ...NOTHING, ...NO_CASE });
    return this.#meet();
  }

  /** Searches where one is. */
  search(search: Fields): Promise<void> {
    this.set({ search, ...NOTHING });
    return this.list();
  }

  /** Reads the next page of the list. */
  list(): Promise<void> {
    return this.#doing(async () => {
      const { page, search, next } = this.state.peek();
      const query = new URLSearchParams({ limit: String(LIMIT) });
      for (const name of Object.keys(search)) {
        const value = first(search, name).trim();
        if (value !== '') query.set(name, DAYS.has(name) ? String(dayIn(name, value)) : value);
      }
      if (next !== null) query.set('before', next);
      const listed = await this.#listed(page, query.toString());
      const now = this.state.peek();
      // Somebody who searched for something else meanwhile, or went on, has another list coming.
      if (now.page === page && now.search === search) this.set(listed);
    });
  }

  /** What the next page adds to a list. */
  async #listed({ at }: Page, query: string): Promise<Partial<Operating>> {
    const now = this.state.peek();
    if (at === 'audit') {
      const found = await this.#ask<{ entries: AuditEntry[]; next: string | null }>(
        `/v1/audit?${query}`,
      );
      return { audit: [...now.audit, ...found.entries], next: found.next };
    }
    if (at === 'ties') {
      const { operator } = now.who ?? { operator: '' };
      const { ties } = await this.#ask<Ties>(tiesOf(operator));
      return { ties, next: null };
    }
    if (at === 'matches') {
      const found = await this.#ask<{ matches: FoundMatch[]; next: string | null }>(
        `/v1/history/matches?${query}`,
      );
      const whole = await Promise.all(found.matches.map((one) => this.#withGames(one)));
      await this.#meetPlayers(found.matches);
      return { matches: [...now.matches, ...whole], next: found.next };
    }
    if (at === 'chats') {
      const found = await this.#ask<Omit<ReportedChat, 'games'>[]>('/v1/chat/reports');
      return { chats: await Promise.all(found.map((one) => this.#withGames(one))) };
    }
    if (at === 'disputes') {
      const found = await this.#ask<DisputeList>(`/v1/disputes?${query}`);
      await this.#meetPlayers(found.disputes);
      return { disputes: [...now.disputes, ...found.disputes], next: found.next };
    }
    return {};
  }

  /** Asks for the names of the players of a list that are not known yet. */
  async #meetPlayers(all: readonly { readonly players: readonly string[] }[]): Promise<void> {
    const { names } = this.state.peek();
    const strangers = new Set(all.flatMap(({ players }) => players));
    const met = [...strangers]
      .filter((player) => !(player in names))
      .map((player) =>
        this.#ask<WirePlayer>(`/v1/players/${encodeURIComponent(player)}`).then(
          ({ name }): readonly [string, string][] => [[player, name]],
          // Who was erased has none.
          () => [],
        ),
      );
    const found = (await Promise.all(met)).flat();
    this.set({ names: { ...names, ...Object.fromEntries(found) } });
  }

  /** With the games of the match that it is about. */
  async #withGames<T extends { readonly match: string }>(one: T) {
    const { games } = await this.#ask<{ games: FoundGame[] }>(`/v1/history/matches/${one.match}`);
    return { ...one, games };
  }

  /** Opens a dispute about the game that is shown, and goes to it. @param event that it is about */
  openDispute(event: number, text: string): Promise<void> {
    return this.#doing(async () => {
      const { game } = this.state.peek();
      if (game === null) return;
      const about = { game: game.game, event, text };
      const { dispute } = await this.#ask<Dispute>('/v1/disputes', about);
      await this.#showCase(dispute, event);
      this.set({ told: 'The dispute is open.' });
    });
  }

  /** Does something in the dispute that is open: takes it, rules on it, and so on. */
  act(what: string, body: object, told: string): Promise<void> {
    return this.#doing(() => this.#act(what, body, told));
  }

  async #act(what: string, body: object, told: string): Promise<void> {
    const { dispute } = this.state.peek();
    if (dispute === null) return;
    const path = `/v1/disputes/${dispute.dispute}/${what}`;
    this.set({ dispute: await this.#ask<Dispute>(path, body), told });
  }

  /** Declares a tie with a player, for good. */
  declareTie(fields: Fields): Promise<void> {
    return this.#doing(async () => {
      const player = first(fields, 'player').trim();
      const { ties } = await this.#ask<Ties>('/v1/operators/ties', { player });
      this.set({ ties, told: 'It is declared.' });
    });
  }

  /** Lifts a tie that somebody else has declared. */
  liftTie(fields: Fields): Promise<void> {
    return this.#doing(async () => {
      const [operator, player, grounds] = ['operator', 'player', 'grounds'].map((name) =>
        first(fields, name).trim(),
      );
      const path = `${tiesOf(operator ?? '')}/${encodeURIComponent(player ?? '')}/lifting`;
      await this.#ask<Ties>(path, { grounds });
      this.set({ told: 'It is lifted.' });
    });
  }

  /** Has this build decide every stored game again. */
  decideAgain(): Promise<void> {
    this.set({ report: null });
    return this.#doing(async () => {
      await decideAgain(this.#window.ask, (report, next) => {
        const done =
          next === null ? 'All are decided.' : `${report.games.length} of ${report.all}…`;
        this.set({ report, told: done });
      });
    });
  }

  /** Saves what this build decides, for the server of another one, or `arbiter reverify --compare`. */
  saveReport(): void {
    const { report } = this.state.peek();
    if (report === null) return;
    this.#window.save(`${report.engine.slice(0, 16)}.reverify.ndjson`, reportText(report));
  }

  /** Compares the report of another build with what this one decides. */
  compareWith(text: string): Promise<void> {
    this.set({ comparison: null });
    return this.#doing(async () => {
      const comparison = await compareWith(this.#window.ask, text, (done, all) => {
        this.set({ told: `${done} of ${all} games…` });
      });
      this.set({ comparison, told: 'All are compared.' });
    });
  }

  /** Lets a suspended game go on, by the build that has it now. */
  resume(): Promise<void> {
    return this.#doing(async () => {
      const { game } = this.state.peek();
      if (game === null) return;
      const path = `/v1/games/${encodeURIComponent(game.game)}/resumption`;
      await this.#ask(path, {});
      this.set({ told: 'It is asked for: the record says what comes of it.' });
    });
  }

  /** Saves the whole case as a file, which `arbiter verify` checks anywhere. */
  exportCase(): Promise<void> {
    return this.#doing(async () => {
      const { dispute } = this.state.peek();
      if (dispute === null) return;
      const found = await this.#ask<object>(`/v1/disputes/${dispute.dispute}/case`);
      this.#window.save(`${dispute.dispute}.case.json`, `${JSON.stringify(found)}\n`);
      this.set({ told: 'The case is saved.' });
    });
  }

  /**
   * Rules as the form says, or proposes that; to rule is asked for once more, since both players are told at once.
   *
   * @param event that is shown: to which a game is rewound
   */
  rule(
    fields: Fields,
    how: 'rulings' | 'proposals',
    event: number | null,
    names: readonly [string, string],
  ): Promise<void> {
    return this.#doing(async () => {
      const { dispute } = this.state.peek();
      const remedy = remedyIn(first(fields, 'remedy'), event, first(fields, 'definitions'));
      const sanctions = ([0, 1] as const).flatMap((seat) =>
        sanctionIn(seat, first(fields, `sanction${seat}`)),
      );
      const ruling = {
        remedy,
        grounds: first(fields, 'grounds'),
        rules: rulesIn(first(fields, 'rules'), dispute?.edition ?? ''),
        sanctions,
        branches: (fields['branch'] ?? []).map(Number),
      };
      if (how === 'proposals') return this.#act(how, ruling, 'It is proposed.');
      const follows = [remedyText(remedy, names)];
      for (const one of sanctions) follows.push(sanctionText(one, names));
      const question = `${follows.join(' ')} Both players are told at once, and only an appeal changes it. Rule so?`;
      if (this.#window.confirm(question)) await this.#act(how, ruling, 'The ruling is on record.');
    });
  }

  /** Shows what each seat saw at an event. */
  seeBoth(event: number): Promise<void> {
    return this.#doing(async () => {
      const { game } = this.state.peek();
      if (game === null) return;
      const path = `/v1/games/${encodeURIComponent(game.game)}/events/${event}/state`;
      const [one, other] = await Promise.all([
        this.#ask<Position>(`${path}?as=0`),
        this.#ask<Position>(`${path}?as=1`),
      ]);
      this.set({ both: { event, views: [one, other] } });
    });
  }

  /** Asks what would have come of other commands, cards or rules; without any it shows what was sent. */
  branch(event: number, fields: Fields): Promise<void> {
    return this.#doing(async () => {
      const { game } = this.state.peek();
      if (game === null) return;
      const edition = first(fields, 'edition');
      const wish = {
        event,
        commands: listIn(first(fields, 'commands'), 'commands'),
        definitions: listIn(first(fields, 'definitions'), 'cards'),
        bots: Number(first(fields, 'bots') || 0),
        ...(edition !== '' && { edition }),
      };
      await this.#suppose(game.game, wish);
    });
  }

  /** Shows a branch again that lies in the evidence. */
  showBranch(supposed: string): Promise<void> {
    return this.#doing(async () => {
      const { game } = this.state.peek();
      if (game !== null) await this.#suppose(game.game, JSON.parse(supposed) as object);
    });
  }

  async #suppose(game: string, wish: object): Promise<void> {
    const path = `/v1/games/${encodeURIComponent(game)}/what-if`;
    const whatIf = await this.#ask<WhatIf>(path, wish);
    this.set({ whatIf, supposed: JSON.stringify(wish), hand: NO_HAND });
  }

  /** Plays one command more where the branch leads, for the player who is asked there. */
  playOn(body: CommandBody): Promise<void> {
    return this.#doing(async () => {
      const { asked } = this.state.peek().whatIf ?? {};
      if (asked != null) await this.#replayed((steps) => [...steps, { seat: asked.seat, body }]);
    });
  }

  /** Goes back to before the last command of the branch. */
  playBack(): Promise<void> {
    return this.#doing(() => this.#replayed((steps) => steps.slice(0, -1)));
  }

  /** The branch with other commands, those of bots among them; what was refused is left out. */
  async #replayed(change: (steps: Wish['commands']) => Wish['commands']): Promise<void> {
    const { game, whatIf, supposed } = this.state.peek();
    if (game === null || whatIf === null || supposed === null) return;
    const steps = whatIf.steps
      .filter(({ refusal }) => refusal === null)
      .map(({ seat, body }) => ({ seat, body }));
    const wish: Wish = { ...(JSON.parse(supposed) as Wish), commands: change(steps), bots: 0 };
    await this.#suppose(game.game, wish);
  }

  /** Takes an option of the player who is asked where the branch leads: plays it, or opens its form. */
  take(index: number): Promise<void> {
    const { options } = this.state.peek().whatIf?.asked ?? {};
    const option = options?.commands[index];
    if (option === undefined || options?.decision == null) return Promise.resolve();
    const body = taken(option);
    if (body !== null) return this.playOn(body);
    this.answer({ open: { decision: options.decision.number, index, plan: 0 }, fields: null });
    return Promise.resolve();
  }

  /** Plays an option with what its form says. */
  submit(index: number, fields: Fields): Promise<void> {
    const { whatIf, hand } = this.state.peek();
    const option = whatIf?.asked?.options.commands[index];
    const body = option && answered(option, hand.open?.plan ?? 0, fields);
    return body == null ? Promise.resolve() : this.playOn(body);
  }

  /** Changes the answer that is being made there. */
  answer(change: Partial<Operating['hand']>): void {
    this.set({ hand: { ...this.state.peek().hand, ...change } });
  }

  async #signIn(link: string): Promise<void> {
    await this.#doing(async () => {
      const who = await this.#ask<Operator>('/v1/operators/tokens', { link });
      this.#window.operators.keep(who);
      this.set({ who });
    });
  }

  /** Asks how a stranger may sign in. @param refused why they have just not been let in */
  async #meet(refused?: string): Promise<void> {
    const { problem } = this.state.peek();
    const why = REFUSED.get(refused) ?? problem;
    await this.#doing(async () => {
      this.set(await this.#ask<Pick<Operating, 'signIn'>>('/v1/operators/ways'));
    });
    if (why !== null) this.set({ problem: why });
  }

  #openCase(id: string, event: number | null): Promise<void> {
    return this.#doing(() => this.#showCase(id, event));
  }

  async #showCase(id: string, event: number | null): Promise<void> {
    this.set(NO_CASE);
    const dispute = await this.#ask<Dispute>(`/v1/disputes/${id}`);
    this.set({ dispute });
    await this.#show(dispute.game, id, event ?? dispute.event);
  }

  #openGame(game: string, event: number | null): Promise<void> {
    return this.#doing(async () => {
      this.set(NO_CASE);
      await this.#show(game, null, event);
    });
  }

  async #show(game: string, dispute: string | null, event: number | null): Promise<void> {
    this.set({ page: { at: 'game', game, dispute } });
    const found = await this.#ask<FoundGame>(`/v1/history/games/${encodeURIComponent(game)}`);
    const query = new URLSearchParams({ game, limit: String(MOST_ABOUT_GAME) });
    const { disputes: about } = await this.#ask<DisputeList>(`/v1/disputes?${query.toString()}`);
    this.set({ game: found, about });
    const where = dispute === null ? ['game', game] : ['dispute', dispute];
    await this.#window.step(game, event, (now) => {
      this.#window.replace(makeRoute({ at: 'operate', path: [...where, String(now)] }));
    });
  }

  #ask<T>(path: string, body?: unknown): Promise<T> {
    return this.#window.ask<T>(path, body);
  }

  #doing(act: () => Promise<void>): Promise<void> {
    return this.doing(act, { told: null });
  }
}

/** @throws Unusable */
function listIn(text: string, what: string): unknown[] {
  if (text.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    throw new Unusable(`The ${what} are no JSON.`);
  }
}

interface Named {
  readonly value: string;
  readonly label: string;
}

/** The remedies, as the form names them. @param event that is shown */
export function remedies(names: readonly [string, string], event: number | null): readonly Named[] {
  const moment = event === null ? 'the moment shown' : `before event ${event}, which is shown`;
  return [
    { value: 'noChange', label: 'no change: the result stands' },
    ...names.map((name, seat) => ({
      value: `winner-${seat}`,
      label: `the game counts for ${name}`,
    })),
    { value: 'draw', label: 'the game counts as a draw' },
    { value: 'gameAnnulled', label: 'the game counts for nobody' },
    { value: 'reshuffled', label: `played on from ${moment}, libraries reshuffled` },
    { value: 'kept', label: `played on from ${moment}, libraries as they lay` },
    { value: 'matchReplayed', label: 'the whole match is played again' },
  ];
}

/** Warnings and bans, as the form names them. */
export const SANCTIONS: readonly Named[] = [
  { value: '', label: 'neither warned nor banned' },
  { value: 'warning', label: 'warned' },
  { value: '1', label: 'banned for a day' },
  { value: '7', label: 'banned for a week' },
  { value: '30', label: 'banned for 30 days' },
  { value: '365', label: 'banned for a year' },
];

const DAY = 86_400_000;

/** What of a search is a day, as this machine counts them: its beginning, or its end. */
const DAYS: ReadonlySet<string> = new Set(['since', 'until']);

const dayIn = (name: string, day: string): number =>
  new Date(`${day}T00:00`).getTime() + (name === 'until' ? DAY : 0);

function sanctionIn(seat: 0 | 1, value: string): Sanction[] {
  if (value === '') return [];
  return [{ seat, until: value === 'warning' ? null : Date.now() + Number(value) * DAY }];
}

/** Rules with commas between them; one without an edition is of that of the game. */
const rulesIn = (text: string, edition: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (EDITION.test(one) ? one : `${edition} ${one}`));

const EDITION = /^[0-9A-Z]{3} /u;

/** @param event that is shown @throws Unusable */
function remedyIn(value: string, event: number | null, cards: string): Remedy {
  if (value === 'kept' || value === 'reshuffled') {
    if (event === null) throw new Unusable('Step to the moment from which the game is played on.');
    const definitions = listIn(cards, 'cards').map((card) => JSON.stringify(card));
    return { kind: 'gameRewound', event, libraries: value, definitions };
  }
  if (value === 'draw') return { kind: 'resultCorrected', winner: null };
  const winner = /^winner-([01])$/u.exec(value)?.[1];
  return winner === undefined
    ? { kind: value }
    : { kind: 'resultCorrected', winner: winner === '0' ? 0 : 1 };
}
