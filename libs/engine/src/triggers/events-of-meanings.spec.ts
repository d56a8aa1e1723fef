import { describe, expect, it } from '@jest/globals';
import { APPLIERS } from '../evolve/evolve.ts';
import type { GameEvent } from '../events.ts';
import type { Happened } from './meaning.ts';
import { TRIGGER_MEANINGS, WHENS } from './index.ts';

const TYPES = Object.keys(APPLIERS) as GameEvent['type'][];

/** Whether a trigger looks into an event of this type, of which nothing else is known. */
function looksInto(when: (typeof WHENS)[number], type: GameEvent['type']): boolean {
  try {
    const happened = {
      sight: { game: { turn: { active: 0 } } },
      events: [{ type }],
    } as unknown as Happened;
    return TRIGGER_MEANINGS[when].occurrences(happened).length > 0;
  } catch {
    // It wanted to know more of it.
    return true;
  }
}

/** Those that are matched where they happen, and not among all events. */
const ELSEWHERE = ['state', 'is tapped for mana'];
const SOUGHT = WHENS.filter((when) => !ELSEWHERE.includes(when));

describe('the events of which a trigger says that it could come', () => {
  it.each(SOUGHT)('%s: looks into no other', (when) => {
    const { events } = TRIGGER_MEANINGS[when];
    const others = TYPES.filter((type) => !events.includes(type));
    expect(others.filter((type) => looksInto(when, type))).toEqual([]);
  });

  it.each(SOUGHT)('%s: has some, and each exists', (when) => {
    expect(TRIGGER_MEANINGS[when].events).not.toEqual([]);
    expect(TYPES).toEqual(expect.arrayContaining([...TRIGGER_MEANINGS[when].events]));
  });
});
