/**
 * The rooms inside libs/engine/src and what each may import from another, types aside: types of the state, of the work
 * and of the rules speak of one another, code does not (docs/decisions/0017-arrows-inside-the-engine.md). Lint says so
 * while one writes (tools/engine-arrows.mjs); a test holds the sources to it, and that no import of values goes round in
 * a circle.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ENGINE_ROOMS = {
  // What there is, as plain JSON.
  state: [],
  // How each event changes it.
  evolve: ['state'],
  // Definitions made ready.
  text: ['state'],
  // A game seen with rules and cards. How large something is may depend on what a text counts: sight reads amounts.
  sight: ['state', 'text', 'reading', 'statics', 'spaces'],
  // What the nouns of a text mean now.
  reading: ['state', 'sight'],
  // Shapes of options, which know no Magic.
  spaces: ['state'],
  // What a cost is and how it can be paid.
  paying: ['state', 'sight', 'reading', 'statics'],
  // What each trigger watches.
  triggers: ['state'],
  // What each static effect means to those who ask for it.
  statics: ['state', 'sight', 'reading'],
  // What would happen, and what replaces it.
  replacing: ['state', 'sight', 'reading', 'replacements', 'statics'],
  // What each replacement does.
  replacements: ['state', 'sight', 'reading', 'replacing'],
  // One file a kind of decision.
  decisions: ['state', 'sight', 'reading', 'spaces', 'paying', 'replacing', 'statics'],
  // What may be played now.
  options: ['state', 'sight', 'reading', 'spaces', 'paying', 'decisions', 'statics'],
  // What each effect word does.
  effects: [
    ...['state', 'text', 'sight', 'reading', 'replacing', 'decisions', 'statics'],
    ...['decide/happening', 'decide/stack', 'decide/turn'],
  ],
  // Groups of changes, triggers, moves, endings.
  'decide/happening': ['state', 'sight', 'reading', 'replacing', 'decisions', 'triggers'],
  // Loops, mandatory and proposed.
  'decide/loops': ['state', 'decisions', 'decide/happening'],
  // How a cost is paid; mana abilities resolve on the way.
  'decide/paying': [
    ...['paying', 'replacing', 'decisions', 'options'],
    ...['decide/happening', 'decide/stack'],
  ],
  // Announcing, priority and resolving.
  'decide/stack': [
    ...['state', 'sight', 'reading', 'spaces', 'paying', 'replacing', 'decisions', 'options'],
    ...['statics', 'effects', 'decide/happening', 'decide/loops', 'decide/paying'],
  ],
  // Turn-based actions.
  'decide/turn': [
    ...['state', 'sight', 'spaces', 'paying', 'replacing', 'decisions', 'statics'],
    ...['decide/happening', 'decide/paying'],
  ],
  // What players and the system send.
  'decide/commands': [
    ...['state', 'sight', 'spaces', 'paying', 'decisions', 'options'],
    ...['decide/happening', 'decide/loops', 'decide/stack', 'decide/turn'],
  ],
  // The agenda: whichever frame is on top goes on.
  decide: [
    ...['state', 'sight', 'evolve', 'decide/happening', 'decide/loops', 'decide/paying'],
    ...['decide/stack', 'decide/turn', 'decide/commands'],
  ],
  // How what players do comes to happen.
  timing: ['.', 'state', 'sight', 'replacing', 'decide/happening', 'decide/stack'],
  // Questions, and answers that act.
  rules: [
    ...['state', 'text', 'sight', 'spaces', 'replacing', 'timing'],
    ...['decide/happening', 'decide/stack'],
  ],
};

/**
 * Pairs of rooms that import from each other, for the reasons that
 * docs/decisions/0036-five-pairs-of-rooms-point-both-ways.md gives.
 */
export const BOTH_WAYS = [
  'decide/paying and decide/stack',
  'decide/stack and effects',
  'reading and sight',
  'replacements and replacing',
  'sight and statics',
];

/**
 * Files that may import values from one another in a circle, for the reason that
 * docs/decisions/0019-nouns-read-one-another.md gives. With any other file they may not.
 */
export const NOUNS_IN_A_CIRCLE = [
  'sight/filters.ts',
  'sight/filter-words.ts',
  'sight/enchanting.ts',
  'sight/protection.ts',
  'reading/amounts.ts',
  'reading/references.ts',
].map((file) => `libs/engine/src/${file}`);

const ENGINE = 'libs/engine/src/';

/** `decide/stack` of `libs/engine/src/decide/stack/run.ts`; `.` of what stands beside the rooms. @param {string} file */
function engineRoomOf(file) {
  const [room = '', ...rest] = file.slice(ENGINE.length).split('/');
  if (rest.length === 0) return '.';
  return room === 'decide' && rest.length > 1 ? `decide/${rest[0] ?? ''}` : room;
}

/**
 * What is wrong with a source file of the engine importing values from another; `null` if nothing is.
 *
 * @param {string} file path from the root @param {string} to the same of what it imports @returns {string | null}
 */
export function brokenEngineArrow(file, to) {
  const [from, target] = [engineRoomOf(file), engineRoomOf(to)];
  // What stands beside the rooms is the engine's door, or belongs to nobody.
  if (from === target || from === '.') return null;
  const allowed = ENGINE_ROOMS[from];
  if (allowed === undefined) return `${file} is in no room of tools/engine-rooms.mjs`;
  return allowed.includes(target) ? null : `${file} may not import ${to}`;
}
