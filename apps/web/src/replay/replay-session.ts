import type { Client, Position, SignedTip, Story } from '@arbiter/client';
import { checkKept } from '@arbiter/client/kept';
import { nameOf } from '../play/groups.ts';
import { whySize, type Why } from '../play/why.ts';
import { worthReading, type LogLine } from '../state/log.ts';
import type { Read } from '../session/reader.ts';
import { said } from '../session/said.ts';
import type { ReplayState, SeenAs } from '../state/state.ts';
import { checkRecord, isSigned, type TipKey } from './check-record.ts';
import {
  readLegal,
  readLines,
  readLife,
  readPosition,
  readTimeline,
  type LegalThen,
} from './replay-source.ts';
import { makeRoute } from '../state/route.ts';
import { say } from '../words/say.ts';
import { clipOf, parseWhere } from './where.ts';

type Shown = Omit<Position, 'options'>;

const NO_LINE: LogLine = { key: '', version: 0, type: '', text: '', rule: '' };

/** Where a session puts what it learns. */
export interface ReplayStore {
  get(): ReplayState | null;
  set(change: Partial<ReplayState>): void;
  begin(replay: ReplayState): void;
}

/** What a session needs of its window. */
export interface ReplayWindow {
  readonly read: Read;
  readonly store: ReplayStore;
  /** Makes the address name an event, so that a reload comes back to it. */
  readonly here: (event: number) => void;
  /** Copies a text to the clipboard. */
  readonly copy: (text: string) => Promise<void>;
  /** The whole address of the page. */
  readonly address: () => string;
  /** Shows the answer to a “Why?”. */
  readonly why: (why: Why) => void;
  /** Waits a little for the end of a game: of what was just played, the read models may not have all. */
  readonly patient?: boolean;
}

/** Lines a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What lines are of a kind that one may jump to. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  turn: ['TurnBegan'],
  step: ['StepBegan'],
  stack: ['SpellCast', 'AbilityPutOnStack'],
  refusal: ['CommandRefused'],
};

/** What the keys do; the page of a game says so. */
const KEYS: Readonly<Record<string, (session: ReplaySession) => void>> = {
  ArrowRight: (it) => it.step(1),
  ArrowLeft: (it) => it.step(-1),
  ArrowDown: (it) => it.turn(1),
  ArrowUp: (it) => it.turn(-1),
  Home: (it) => void it.goTo(0),
  End: (it) => void it.goTo(Infinity),
  ' ': (it) => it.toggle(),
  '+': (it) => it.faster(2),
  '-': (it) => it.faster(0.5),
  c: (it) => it.copy(),
  '[': (it) => it.beginClip(),
  ']': (it) => it.copyClip(),
  l: (it) => it.showLegal(),
};

/** The number by which a link names a line: of its event, or of its commit while events have none. */
export const placeOf = ({ number, version }: LogLine): number => number ?? version;

/** Steps through one game: reads its timeline once for each viewpoint, and the position at each line that one comes to. */
export class ReplaySession {
  readonly #client: Client;
  readonly #window: ReplayWindow;
  readonly #game: string;
  readonly #positions = new Map<string, Promise<Shown>>();
  readonly #legal = new Map<string, Promise<LegalThen>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Viewpoints can be chosen once the match is over. */
  #as: SeenAs | null = null;
  #over = false;

  constructor(client: Client, window: ReplayWindow, game: string, where: string) {
    const { event, clip } = parseWhere(where);
    this.#client = client;
    this.#window = window;
    this.#game = game;
    window.store.begin({
      game,
      match: null,
      every: [],
      lines: [],
      all: false,
      at: 0,
      as: 'operator',
      playing: false,
      speed: 1,
      clip,
      begins: null,
      life: null,
      legal: null,
      showsLegal: false,
      told: null,
      check: null,
      position: null,
      problem: null,
      selected: null,
      jump: 'turn',
      following: null,
      held: null,
      rulings: [],
    });
    this.#guarded(() => this.#begin(event));
  }

  /** Chooses to what one jumps. */
  jumpTo(jump: string): void {
    this.#set({ jump });
  }

  /** Goes to the next line of the kind that was chosen, or the one before, among all lines. */
  jump(by: 1 | -1): void {
    const { every = [], lines = [], at = 0, jump = '' } = this.#state ?? {};
    const here = lines[at] ?? NO_LINE;
    const kinds = KINDS[jump] ?? [here.type];
    const from = every.indexOf(here);
    const all = [...every.keys()].filter((i) => kinds.includes(every[i]?.type ?? ''));
    const next = by > 0 ? all.find((i) => i > from) : all.findLast((i) => i < from);
    const line = next === undefined ? undefined : every[next];
    if (line === undefined) {
      this.#set({ told: say('There is none.') });
      return;
    }
    if (!lines.includes(line)) {
      this.#set({ lines: every, all: true, following: null, clip: null });
      void this.goTo(every.indexOf(line));
    } else void this.goTo(lines.indexOf(line));
  }

  /** Steps only through lines in which a card has a part; of none: through all again. */
  follow(object: number | null): void {
    this.#guarded(() => (object === null ? this.#unfollow() : this.#follow(object)));
  }

  async #follow(object: number): Promise<void> {
    const { position, every: all = [], lines = [], at = 0 } = this.#state ?? {};
    const following = position == null ? '' : nameOf(position.view, object);
    const found = await readLines(this.#window.read, this.#game, { as: this.#as, object });
    const numbers = new Set(found.lines.map(({ number }) => number));
    const here = all.indexOf(lines[at] ?? NO_LINE);
    const own = all.filter(({ number }) => numbers.has(number));
    if (own.length === 0) {
      this.#set({ told: say('There is none.') });
      return;
    }
    this.#set({ lines: own, following });
    const last = own.findLastIndex((line) => all.indexOf(line) <= here);
    await this.goTo(Math.max(0, last));
  }

  #unfollow(): Promise<void> {
    this.#set({ following: null });
    return this.showAll(this.#state?.all === true);
  }

  /** Keeps this moment to compare others with it, or lets go of the one that was kept. */
  hold(): void {
    const { held, position, lines = [], at = 0 } = this.#state ?? {};
    const text = lines[at]?.text ?? '';
    const moment = position == null ? null : { text, view: position.view };
    this.#set({ held: held == null ? moment : null });
  }

  /** Says why a creature has its size at this moment. */
  whySize(object: number): void {
    this.#guarded(() => this.#storyOf(object));
  }

  async #storyOf(object: number): Promise<void> {
    const { position, lines = [], at = 0 } = this.#state ?? {};
    const number = lines[at]?.number;
    if (position == null || number == null) return;
    const path = `/v1/games/${encodeURIComponent(this.#game)}/events/${number}/objects/${object}/story`;
    const as = this.#as === null ? '' : `?as=${this.#as}`;
    const story = await this.#window.read<Story>(`${path}${as}`);
    this.#window.why(whySize(nameOf(position.view, object), story));
  }

  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  /** Goes to a line; the board follows when it has come. */
  async goTo(at: number): Promise<void> {
    const { lines = [] } = this.#state ?? {};
    const line = lines[Math.min(Math.max(at, 0), lines.length - 1)];
    if (line === undefined) return;
    this.#set({ at: lines.indexOf(line), problem: null, told: null, legal: null });
    // The address of a clip goes on naming the clip.
    if (!this.#over && this.#state?.clip === null) this.#window.here(placeOf(line));
    try {
      if (this.#state?.showsLegal === true) this.#guarded(() => this.#readLegal(line));
      const position = await this.#positionAt(line);
      // Somebody who steps fast is elsewhere by now.
      if (this.#state?.at === lines.indexOf(line)) this.#set({ position });
      const next = lines[at + 1];
      if (next !== undefined) await this.#positionAt(next);
    } catch (error) {
      this.#positions.delete(this.#keyOf(line));
      this.#set({ problem: said(error) });
    }
  }

  /** Does what a key is for. @returns whether it is for something */
  onKey(key: string): boolean {
    const act = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    act?.(this);
    return act !== undefined;
  }

  /** Goes on or back by lines. */
  step(by: number): void {
    void this.goTo((this.#state?.at ?? 0) + by);
  }

  /** Goes to where the next turn begins, or this one, or the one before. */
  turn(by: 1 | -1): void {
    const { lines = [], at = 0 } = this.#state ?? {};
    const begins = [...lines.keys()].filter((i) => lines[i]?.type === 'TurnBegan');
    const next = by > 0 ? begins.find((i) => i > at) : begins.findLast((i) => i < at);
    void this.goTo(next ?? (by > 0 ? lines.length - 1 : 0));
  }

  /** Steps through all lines, or leaves out what few want to read. */
  async showAll(all: boolean): Promise<void> {
    const { every = [], lines: before = [], at = 0 } = this.#state ?? {};
    const lines = this.#shown(every, all);
    const here = every.indexOf(before[at] ?? NO_LINE);
    this.#set({ all, lines, following: null });
    await this.goTo(
      Math.max(
        0,
        lines.findIndex((line) => every.indexOf(line) >= here),
      ),
    );
  }

  /** Sees the game as somebody did. */
  seeAs(as: SeenAs): void {
    this.#guarded(async () => {
      const { lines = [], at = 0 } = this.#state ?? {};
      const here = lines[at];
      this.#as = as;
      await this.#read(here === undefined ? null : placeOf(here));
      this.#set({ as });
    });
  }

  /** Goes on by itself, from the beginning where it is at the end; or stops. */
  toggle(): void {
    const { playing = false, at = 0, lines = [] } = this.#state ?? {};
    if (!playing && at === lines.length - 1) void this.goTo(0);
    this.play(!playing);
  }

  /** Goes on by itself, or stops. */
  play(on: boolean): void {
    clearTimeout(this.#timer);
    this.#set({ playing: on });
    if (!on) return;
    this.#timer = setTimeout(
      () => {
        const { at = 0, lines = [] } = this.#state ?? {};
        if (this.#over || at + 1 >= lines.length) this.#set({ playing: false });
        else void this.goTo(at + 1).then(() => this.#state?.playing === true && this.play(true));
      },
      1000 / (this.#state?.speed ?? 1),
    );
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
    if (this.#state?.playing === true) this.play(true);
  }

  faster(by: number): void {
    this.setSpeed(Math.min(4, Math.max(0.5, (this.#state?.speed ?? 1) * by)));
  }

  /** Copies a link to where one is. */
  copy(): void {
    this.#copied(this.#window.address());
  }

  /** A clip that one makes begins here. */
  beginClip(): void {
    const line = this.#line;
    if (line !== undefined) this.#set({ begins: placeOf(line), told: null });
  }

  /** … and ends here: a link to it is copied. */
  copyClip(): void {
    const line = this.#line;
    const begins = this.#state?.begins ?? null;
    if (line === undefined || begins === null) return;
    const where = clipOf(begins, placeOf(line)).join('-');
    const hash = makeRoute({ at: 'replay', game: this.#game, where });
    this.#copied(new URL(hash, this.#window.address()).href);
    this.#set({ begins: null });
  }

  /** Shows what was legal, at each line that one comes to; or no more. */
  showLegal(): void {
    const shows = this.#state?.showsLegal !== true;
    this.#set({ showsLegal: shows, legal: null });
    const line = this.#line;
    if (shows && line !== undefined) this.#guarded(() => this.#readLegal(line));
  }

  /** Checks the record of the whole game, here and now. @param kept what a client kept of the game, if anything */
  check(kept?: string): void {
    this.#set({ check: 'running' });
    this.#guarded(async () => {
      try {
        const [text, { keys }] = await Promise.all([
          this.#client.record(this.#game),
          this.#window.read<{ readonly keys: readonly TipKey[] }>('/.well-known/tips.json'),
        ]);
        const check = await checkRecord(text, keys);
        const isOurs = (tip: SignedTip): Promise<boolean | null> => isSigned(tip, keys);
        const proof = kept === undefined ? null : await checkKept(text, kept, isOurs);
        this.#set({ check: { ...check, proof } });
      } catch (error) {
        this.#set({ check: null });
        throw error;
      }
    });
  }

  #copied(text: string): void {
    this.#guarded(async () => {
      await this.#window.copy(text);
      this.#set({ told: say('Copied') });
    });
  }

  async #readLegal(line: LogLine): Promise<void> {
    const { version } = line;
    const key = `${this.#as ?? ''} ${version}`;
    let known = this.#legal.get(key);
    if (known === undefined) {
      known = readLegal(this.#window.read, this.#game, version, this.#as);
      this.#legal.set(key, known);
    }
    const legal = await known;
    if (this.#line === line) this.#set({ legal });
  }

  async #begin(event: number | null): Promise<void> {
    this.#set({ match: await this.#client.game(this.#game) });
    await this.#read(event);
    // A clip is made to be watched.
    if (this.#state?.clip != null) this.play(true);
    this.#set({ life: await readLife(this.#window.read, this.#game) });
  }

  /** The lines that are stepped through: of a clip its own. */
  #shown(every: readonly LogLine[], all: boolean): readonly LogLine[] {
    const { clip = null } = this.#state ?? {};
    const lines = all ? every : worthReading(every);
    if (clip === null) return lines;
    const [from, to] = clip;
    return lines.filter((line) => placeOf(line) >= from && placeOf(line) <= to);
  }

  /** Reads all lines, and goes to the one of that event. */
  async #read(event: number | null): Promise<void> {
    const { read, patient } = this.#window;
    const { lines: every, rulings } = await readTimeline(read, this.#game, this.#as, patient);
    const lines = this.#shown(every, this.#state?.all === true);
    // The same card may be another to somebody else, or none.
    this.#set({ every, lines, rulings, following: null, held: null });
    const at = event === null ? 0 : lines.findIndex((line) => placeOf(line) >= event);
    await this.goTo(at < 0 ? lines.length - 1 : at);
  }

  #keyOf = ({ key }: LogLine): string => `${this.#as ?? ''} ${key}`;

  #positionAt(line: LogLine): Promise<Shown> {
    const key = this.#keyOf(line);
    let known = this.#positions.get(key);
    if (known === undefined) {
      known = readPosition(this.#window.read, this.#game, line, this.#as);
      this.#positions.set(key, known);
    }
    return known;
  }

  #guarded(act: () => Promise<unknown>): void {
    act().catch((error: unknown) => {
      this.#set({ problem: said(error) });
    });
  }

  get #line(): LogLine | undefined {
    const { lines = [], at = 0 } = this.#state ?? {};
    return lines[at];
  }

  get #state(): ReplayState | null {
    return this.#over ? null : this.#window.store.get();
  }

  #set(change: Partial<ReplayState>): void {
    if (!this.#over) this.#window.store.set(change);
  }
}
