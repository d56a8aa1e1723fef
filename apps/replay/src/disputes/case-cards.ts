import { faultsOf, type CardDefinition } from '@arbiter/cards';
import { cardPool } from '@arbiter/engine';
import type { EventLog } from '@arbiter/event-log';
import { Problem } from '@arbiter/http';
import { commandOf, parseCommit, topics } from '@arbiter/protocol';

/**
 * Holds cards as they should have been against what the rules can read and what the game has: one by another name would
 * change nothing, and nobody would notice.
 *
 * @param definitions each as JSON
 * @param where they stand in what was asked for
 * @param ofGame those of the game; undefined: it is from before games pinned theirs
 * @throws Problem 422
 */
export function checkDefinitions(
  definitions: readonly string[],
  where: string,
  ofGame: readonly string[] | undefined,
): void {
  const names = ofGame && new Set(ofGame.map((text) => (JSON.parse(text) as CardDefinition).name));
  for (const [index, text] of definitions.entries()) {
    const why = unreadable(text) ?? notAmong(names, text);
    if (why === undefined) continue;
    throw new Problem(422, {
      kind: 'malformed',
      title: 'The rules can’t read this card',
      detail: `${where}.${index}: ${why}`,
    });
  }
}

/** The definitions that a game pins; undefined: none. @param offset of its first commit */
export async function definitionsOf(
  log: EventLog,
  game: string,
  offset: number,
): Promise<readonly string[] | undefined> {
  for await (const { value } of log.readKey(topics.gameEvents.name, game, offset, offset + 1)) {
    const read = parseCommit(value ?? '');
    const opening = 'commit' in read ? commandOf(read.commit)?.body : undefined;
    return opening?.['definitions'] as readonly string[] | undefined;
  }
  return undefined;
}

/** Why a card's definition can't be read; undefined if it can. */
function unreadable(text: string): string | undefined {
  try {
    const card = JSON.parse(text) as Partial<CardDefinition> | null;
    if (typeof card?.name !== 'string') return 'a card has a `name`';
    if (!Array.isArray(card.types)) return `${card.name}: a card has \`types\`, a list`;
    const whole = card as CardDefinition;
    const [fault] = faultsOf(whole);
    cardPool([whole]).printed(whole.name, []);
    const at = fault && fault.path.length > 0 ? `${fault.path.join('.')}: ` : '';
    return fault && `${whole.name}: ${at}${fault.expected}, not ${fault.found}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function notAmong(names: ReadonlySet<string> | undefined, text: string): string | undefined {
  const { name } = JSON.parse(text) as CardDefinition;
  return names === undefined || names.has(name) ? undefined : `the game has no card ${name}`;
}
