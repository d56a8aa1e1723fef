import {
  keyOfReplacement,
  replacementOf,
  type Answer,
  type ChoicePurpose,
  type Recipient,
  type ReplacementEffect,
  type Seat,
  type Zone,
} from '@arbiter/engine';
import type { Targets } from '../scenario.ts';
import type { Match } from './match.ts';
import { COLOR_WORDS } from '../expect/words.ts';
import { NameProblem } from './names.ts';

/** The words that a scenario answers with, in the form that the open decision wants. */
export function answerOf(match: Match, seat: Seat, words: readonly string[]): Answer {
  const { decision } = match.game;
  const [first = ''] = words;
  switch (decision?.kind) {
    case 'mulligan':
      return oneOf(first, { mulligan: true, keep: false });
    case 'pay':
    case 'buyback':
    case 'payment':
    case 'may':
      return oneOf(first, { yes: true, no: false });
    case 'mode':
      return Number(first) - 1;
    case 'alternative':
    case 'x':
    case 'number':
      return Number(first);
    case 'name':
      return first;
    case 'playFirst':
    case 'newTarget':
      return match.recipient(first);
    case 'word':
      return decision.of === 'color' ? (COLOR_WORDS[first] ?? first) : first;
    case 'colorWords':
      return words.map((word) => COLOR_WORDS[word] ?? word).join('/');
    case 'landWords':
      return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('/');
    case 'orderTriggers':
      return orderOf(match, seat, words);
    case 'replacement':
      return replacementCalled(match, seat, first);
    default:
      return words.map((word) => {
        const offered = match.names.among(word, optionsNow(match, seat));
        return offered ?? match.recipient(word, ownCards(match, seat));
      });
  }
}

/** What is offered, where it is a choice of objects. */
export function optionsNow({ judge, game }: Match, seat: Seat): readonly unknown[] {
  for (const command of judge.legalCommands(game, seat)) {
    if (command.type === 'Choose' && command.space.shape === 'subset') return command.space.from;
    if (command.type === 'Choose' && command.space.shape === 'order') return command.space.of;
  }
  return [];
}

function oneOf(word: string, answers: Readonly<Record<string, boolean>>): boolean {
  const answer = answers[word];
  if (answer === undefined) throw new NameProblem(`${Object.keys(answers).join(' or ')} is asked`);
  return answer;
}

/** Cards to discard come from the player's hand, cards found from the player's library. */
function ownCards({ game }: Match, seat: Seat): NonNullable<Parameters<Match['recipient']>[1]> {
  const { decision } = game;
  if (decision?.kind !== 'choose') return () => true;
  const zone = ZONES[decision.purpose] ?? '';
  return (object) => zone === '' || (object.zone === zone && object.owner === seat);
}

/** Where what is chosen lies, if it is not in play. */
const ZONES: Partial<Record<ChoicePurpose, Zone>> = {
  discard: 'hand',
  handSize: 'hand',
  amplify: 'hand',
  splice: 'hand',
  search: 'library',
};

/** Names with amounts, as pairs. */
export function divisionOf(match: Match, { names, amounts }: Targets): [Recipient, number][] {
  return names.map((name, i) => [match.recipient(name), amounts?.[i] ?? 0]);
}

/** Triggers in the order in which they go on the stack, each called by its source. */
function orderOf(match: Match, seat: Seat, words: readonly string[]): number[] {
  const left = match.game.waiting.filter(({ controller }) => controller === seat);
  return words.map((word) => {
    const at = left.findIndex(({ source }) => match.names.fits(match.game, word, source));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found === undefined) throw new NameProblem(`no ability of '${word}' waits`);
    return found.id;
  });
}

/**
 * A replacement effect, called by the permanent whose it is, the object that it protects, the source that it stops
 * or whom it has the damage dealt to; `shield` is one that stops an amount, from any source, and `buyback` what was paid for
 * the spell.
 */
function replacementCalled(match: Match, seat: Seat, word: string): string {
  if (word === 'none' || word === 'buyback') return word;
  const offered = match.judge
    .legalCommands(match.game, seat)
    .flatMap((one) =>
      one.type === 'Choose' && one.space.shape === 'word' ? one.space.options : [],
    )
    .flatMap((key) => replacementOf(key) ?? []);
  const effects = match.game.effects.filter(({ id }) =>
    offered.some((one) => one.by === 'lasting' && one.effect === id),
  );
  if (word === 'shield') {
    const shield = effects.find((one) => one.kind === 'prevention' && one.source === null);
    if (shield !== undefined) return keyOfReplacement({ by: 'lasting', effect: shield.id });
  }
  const what = match.recipient(word);
  const effect = effects.find((one) =>
    'object' in one
      ? one.object === what
      : one.kind === 'prevention' && (one.source === what || one.onto === what),
  );
  const found: ReplacementEffect | undefined =
    effect === undefined
      ? offered.find((one) => one.by === 'static' && one.source === what)
      : { by: 'lasting', effect: effect.id };
  if (found === undefined) throw new NameProblem(`'${word}' replaces nothing here`);
  return keyOfReplacement(found);
}
