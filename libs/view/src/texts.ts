import { rulesText, spellText } from '@arbiter/cards';
import type { GameObject, ObjectId, Printed, Sight } from '@arbiter/engine';
import { textOfAbility } from './abilities.ts';
import { nameOfSource } from './names.ts';
import { isKnownTo, isSeenBy, objectOf, type Looker } from './viewer.ts';

/** What a card says, once for all cards of that name. */
export interface TextView {
  /** The card's name. */
  readonly id: string;
  /** The lines of its text box, in the words of the game's edition, with symbols as text: `{T}`, `{R}`. */
  readonly lines: readonly string[];
}

/**
 * The texts of all cards that the viewer may see, sorted by name: the place of a text tells nothing, and the text of a
 * card that many have is told once. A card without a text has none here.
 */
export function textsSeen(sight: Sight, viewer: Looker): readonly TextView[] {
  const { battlefield, phasedOut, stack, players } = sight.game;
  const seen: GameObject[] = [];
  const look = (ids: readonly ObjectId[]): void => {
    for (const id of ids) {
      const object = sight.object(id);
      if (isSeenBy(viewer, object) && isKnownTo(viewer, object)) seen.push(object);
    }
  };
  look(battlefield);
  for (const { object } of phasedOut) look([object]);
  look(stack);
  for (const { hand, graveyard, exile, ante, library } of players) {
    look(hand);
    look(graveyard);
    look(exile);
    if (ante !== undefined) look(ante);
    if (viewer === 'operator') look(library);
  }
  return textsOf(sight, seen);
}

/** The texts of these objects as they are printed, each once. */
export function textsOf(sight: Sight, objects: readonly GameObject[]): readonly TextView[] {
  const texts = new Map<string, TextView>();
  for (const { name } of objects) {
    if (name === '' || texts.has(name)) continue;
    const text = printedText(sight, sight.cards.printed(name, []));
    if (text.lines.length > 0) texts.set(name, text);
  }
  return [...texts.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The text of an object in which words were replaced; nothing for one that says what is printed. */
export function replacedText(sight: Sight, object: GameObject): readonly string[] | null {
  if (object.text.length === 0 || object.name === '') return null;
  return printedText(sight, sight.printed(object)).lines;
}

/** What an object on the stack does: the mode that was chosen for it, or all of its text. */
export function textOnStack(
  sight: Sight,
  id: ObjectId,
  mode: number | null,
  viewer: Looker,
): readonly string[] {
  const object = objectOf(sight.game, id);
  if (object === null) return NOTHING;
  const ability = object.stack?.ability ?? null;
  if (ability !== null) {
    const name = nameOfSource(sight, object.stack?.source ?? 0, ability.of, viewer);
    const compiled = sight.cards.ability(ability);
    const all = textOfAbility(sight, name, compiled).split('\n');
    const [when = '', ...modes] = all;
    // The event, and of what may be done what was chosen.
    return mode === null || compiled.modes === undefined ? all : [when, modes[mode] ?? ''];
  }
  if (object.name === '') return NOTHING;
  const printed = sight.printed(object);
  const { definition } = printed;
  const modes = definition.spell ?? [];
  const chosen = mode === null || modes.length < 2 ? undefined : modes[mode];
  if (chosen !== undefined) return [spellText(chosen, definition, sight.rules.cardTerms)];
  return printedText(sight, printed).lines;
}

const NOTHING: readonly string[] = [];

/** Texts already made: a definition that was read is the same object for every game with the same card pool. */
const MADE = new WeakMap<Printed, { readonly terms: object; readonly text: TextView }>();

function printedText(sight: Sight, printed: Printed): TextView {
  const { cardTerms: terms } = sight.rules;
  let made = MADE.get(printed);
  if (made?.terms !== terms) {
    const text = { id: printed.name, lines: rulesText(printed.definition, terms) };
    MADE.set(printed, (made = { terms, text }));
  }
  return made.text;
}
