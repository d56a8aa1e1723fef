import {
  DECISIONS,
  replacementOf,
  type Answer,
  type DecisionKind,
  type Game,
  type Payment,
  type Recipient,
} from '@arbiter/engine';
import { effectText } from '../effects.ts';
import { listed, objectName, textName } from '../names.ts';
import { oneWord, pair } from '../word-text.ts';
import type { Occasion } from './telling.ts';

/**
 * What was asked, for what, and what was decided: `For Mana Leak, Player 1 decides whether to pay: no`. Only for those who may know
 * whatever the answer names.
 */
export function decisionText(player: string, answer: Answer, on: Occasion): string {
  const { decision } = on.before;
  if (decision === null) return `${player} has decided`;
  const asker = askerName(on);
  const who = asker === null ? player : `For ${asker}, ${player}`;
  const said = answerText(decision.kind, answer, on, (what) => on.chosen(what));
  return `${who} decides ${DECISIONS[decision.kind]}: ${said}`;
}

/** What is being announced, resolves or is paid for; null where the rules ask. */
function askerName({ before, viewer }: Occasion): string | null {
  const top = before.agenda.at(-1);
  const frame = top?.kind === 'pay' ? before.agenda.at(-2) : top;
  if (frame?.kind !== 'announce' && frame?.kind !== 'resolve') return null;
  if (frame.ability !== null) return textName(frame.ability.of);
  const id = frame.kind === 'announce' ? frame.object : frame.source;
  return id === 0 ? null : objectName(before, id, viewer);
}

/** How whatever is named in an answer is called. */
type Name = (what: Recipient) => string;

/** An answer to a question of this kind; whether it is one is not looked at. */
export function answerText(kind: DecisionKind, answer: Answer, on: Occasion, name: Name): string {
  if (typeof answer === 'boolean') return flagText(kind, answer);
  if (typeof answer === 'number') return numberText(kind, answer, name);
  if (typeof answer === 'string') return wordText(kind, answer, on);
  if (!Array.isArray(answer)) return paymentText(kind, answer as Payment, name);
  const parts = (answer as readonly (Recipient | readonly (Recipient | number)[])[]).map((one) => {
    if (kind === 'orderTriggers') return triggerName(on.before, one);
    if (typeof one !== 'object') return name(one);
    const [what = 0, amount = 0] = one;
    return `${amount} to ${name(what)}`;
  });
  return listed(parts) || 'nothing';
}

function flagText(kind: DecisionKind, answer: boolean): string {
  switch (kind) {
    case 'may':
    case 'pay':
    case 'buyback':
    case 'mulligan':
      return answer ? 'yes' : 'no';
    case 'assignDamage':
      return 'as the next line says';
    default:
      return answer ? 'as the server proposes' : 'nothing';
  }
}

function numberText(kind: DecisionKind, answer: number, name: Name): string {
  if (kind === 'newTarget') return name(answer);
  if (kind === 'alternative') return answer === 0 ? 'the mana cost' : 'another cost';
  return String(kind === 'mode' ? answer + 1 : answer);
}

function wordText(kind: DecisionKind, answer: string, on: Occasion): string {
  switch (kind) {
    case 'playFirst':
    case 'newTarget':
      return on.recipient(answer as Recipient);
    case 'landWords':
    case 'colorWords':
      return pair(answer);
    case 'word':
      return oneWord(answer);
    case 'replacement':
      return replacementText(answer, on);
    default:
      return answer;
  }
}

function replacementText(key: string, { before, viewer }: Occasion): string {
  const by = replacementOf(key);
  if (by === null) return 'none of them';
  if (by.by === 'static') return objectName(before, by.source, viewer);
  if (by.by !== 'lasting') return by.by;
  const effect = before.effects.find(({ id }) => id === by.effect);
  return effect === undefined ? 'an effect' : effectText(before, effect, viewer);
}

/** All that is paid with by name; what is left to the server is told as it is paid. */
function paymentText(kind: DecisionKind, payment: Payment, name: Name): string {
  const { mana = [], pool, snow, sacrifice, discard, exile, tap } = payment;
  const objects = [sacrifice, discard, exile, tap, payment.return].flatMap((ids) => ids ?? []);
  const parts = [
    ...mana.map(({ object }) => name(object)),
    ...[pool, snow].filter((letters) => letters !== undefined && letters !== ''),
    ...objects.map((id) => name(id)),
  ];
  return listed(parts as readonly string[]) || flagText(kind, true);
}

function triggerName({ waiting }: Game, id: unknown): string {
  const trigger = waiting.find((one) => one.id === id);
  return trigger === undefined ? 'what is gone' : `the ability of ${textName(trigger.ability.of)}`;
}
