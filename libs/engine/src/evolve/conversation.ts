import type { Writable } from '@arbiter/kernel';
import type { Citation, Seat } from '../state/basics.ts';
import type { Decision, Question } from '../state/decisions.ts';
import { begunAt } from '../state/beginning.ts';
import { clockLike } from './copies.ts';
import type { Draft } from './draft.ts';
import type { Appliers } from './appliers.ts';
import { oldProgress } from './old-progress.ts';

export const conversation: Appliers<
  | 'CommandReceived'
  | 'CommandRefused'
  | 'DecisionRequested'
  | 'DecisionMade'
  | 'ClocksAdvanced'
  | 'TimeAdded'
  | 'ConnectionLost'
  | 'ConnectionRestored'
  | 'StopsSet'
  | 'YieldSet'
  | 'DrawOffered'
  | 'DrawOfferWithdrawn'
  | 'AgendaPaused'
  | 'GameSuspended'
  | 'GameResumed'
  | 'GameUpgraded'
  | 'GameEnded'
> = {
  CommandReceived(draft, { command }) {
    // What was asked for stands in the record; the position changes by what came of it. But definitions are many, and
    // so is what lies on a table: neither is told twice.
    if (draft.game.id !== '' || command.type !== 'StartGame') return;
    if (command.continues !== undefined) draft.restore(begunAt(command.continues.position));
    if (command.definitions !== undefined) draft.game.definitions = command.definitions.map(shared);
  },
  CommandRefused() {
    // A refusal leaves the position as it was.
  },
  DecisionRequested(draft, { seat, question, rule }) {
    const { game } = draft;
    game.decisions += 1;
    const { active, controlledBy } = game.turn;
    const isControlled = controlledBy !== undefined && seat === active && controlledBy !== seat;
    // TSP 507.3: who controls the turn decides for the player.
    const number = game.decisions;
    if (isControlled) game.decision = { ...question, seat: controlledBy, for: seat, number, rule };
    // Most questions are who wants priority.
    else if (question.kind === 'priority') {
      game.decision = { kind: 'priority', seat, number, rule };
    } else game.decision = opened(question, seat, number, rule);
    game.askedInTurn = game.turn.number;
    const top = game.agenda.at(-1);
    if (top?.kind !== 'resolve' || top.progress !== undefined) return;
    const progress = oldProgress(top, question);
    if (progress !== undefined) draft.changeTop('resolve').progress = progress;
  },
  DecisionMade(draft, { answer }) {
    const top = draft.topFrame();
    if (!('answer' in top)) throw new Error(`a ${top.kind} frame takes no answer`);
    draft.changeTop(top.kind).answer = answer;
    draft.game.decision = null;
  },
  ClocksAdvanced(draft, { at, spent, grace, lag }) {
    const { clock, decisions } = draft.game;
    const before = clock.thought.decision === decisions ? clock.thought.spent : 0;
    const charged = clockLike(clock);
    charged.left = less(clock.left, spent);
    charged.grace = less(clock.grace, grace);
    charged.settled = at;
    charged.thought = { decision: decisions, spent: before + spent[0] + spent[1] };
    if (lag !== undefined && clock.lag !== undefined) charged.lag = less(clock.lag, lag);
    draft.game.clock = charged;
  },
  TimeAdded(draft, { seat, millis }) {
    const { clock } = draft.game;
    const left: [number, number] = [clock.left[0], clock.left[1]];
    left[seat] += millis;
    draft.game.clock = { ...clock, left };
  },
  ConnectionLost(draft, { seat }) {
    setConnected(draft, seat, false);
  },
  ConnectionRestored(draft, { seat }) {
    setConnected(draft, seat, true);
  },
  StopsSet(draft, { seat, stops }) {
    draft.player(seat).stops = stops;
  },
  YieldSet(draft, { seat, to, on }) {
    const player = draft.player(seat);
    const others = player.yields.filter((one) => one !== to);
    player.yields = on ? [...others, to] : others;
  },
  DrawOffered(draft, { seat }) {
    draft.player(seat).offersDraw = true;
  },
  DrawOfferWithdrawn(draft, { seat }) {
    draft.player(seat).offersDraw = false;
  },
  AgendaPaused() {
    // What is left to do stands on the agenda.
  },
  GameSuspended(draft) {
    draft.game.suspended = true;
  },
  GameResumed(draft) {
    draft.game.suspended = false;
  },
  GameUpgraded() {
    // Which build decides stands in the record; the position is the same.
  },
  GameEnded(draft, { winner, reason, rule }) {
    draft.game.outcome = { winner, reason, rule };
    draft.game.decision = null;
  },
};

type Pair = readonly [number, number];

/** What is asked, open until it is answered. */
function opened(question: Question, seat: Seat, number: number, rule: Citation): Decision {
  const open = { ...question } as Writable<Decision>;
  open.seat = seat;
  open.number = number;
  open.rule = rule;
  return open;
}

const less = (one: Pair, other: Pair): Pair => [one[0] - other[0], one[1] - other[1]];

function setConnected(draft: Draft, seat: 0 | 1, connected: boolean): void {
  const { clock } = draft.game;
  const both: [boolean, boolean] = [clock.connected[0], clock.connected[1]];
  both[seat] = connected;
  draft.game.clock = { ...clock, connected: both };
}

/** Games are many and cards are few: each text is held once, whichever game's opening it came with. */
function shared(text: string): string {
  const known = TEXTS.get(text);
  if (known === undefined) TEXTS.set(text, text);
  return known ?? text;
}

const TEXTS = new Map<string, string>();
