import { COLOR_WORDS, COLORS, type Color } from '@arbiter/cards';
import { isPlayer, replacementOf, type ObjectId, type Seat, type Sight } from '@arbiter/engine';
import { textOfAbility } from './abilities.ts';
import { textAfter } from './changed-words.ts';
import { namesOf, numbered } from './distinct.ts';
import { effectText } from './effects.ts';

/** What the words mean that may be chosen: words of a text, two of which one becomes the other, or keys of effects. */
export function wordTexts(
  sight: Sight,
  words: readonly string[],
  seat: Seat,
): ReadonlyMap<string, string> {
  const { decision } = sight.game;
  if (decision?.kind === 'replacement') return effectTexts(sight, words, seat);
  if (decision?.kind === 'landWords') return pairs(sight, words, 'land');
  if (decision?.kind === 'colorWords') return pairs(sight, words, 'color');
  return new Map(words.map((word) => [word, oneWord(word)]));
}

/** Two words of which one becomes the other, as an answer names them. */
export function pair(word: string): string {
  const [from = '', to = ''] = word.split('/');
  return `${oneWord(from)} becomes ${oneWord(to)}`;
}

/** Words of a text of which one becomes the other, with what it says then. */
function pairs(
  sight: Sight,
  words: readonly string[],
  of: 'land' | 'color',
): ReadonlyMap<string, string> {
  const target = textChanged(sight);
  return new Map(
    words.map((word) => {
      const [from = '', to = ''] = word.split('/');
      const what = pair(word);
      if (target === null) return [word, what];
      const after = textAfter(sight, target, of, [from, to]);
      return [word, after === null ? `${what}; nothing changes` : `${what}: “${after}”`];
    }),
  );
}

/** Of what the text is changed. */
export function textChanged({ game }: Sight): ObjectId | null {
  const frame = game.agenda.at(-1);
  const [target] = frame?.kind === 'resolve' ? frame.choices.targets.flat() : [];
  return target === undefined || isPlayer(target) ? null : target;
}

const isColor = (word: string): word is Color => COLORS.some((one) => one === word);
/** A word that is chosen: an answer names colors by their letters. */
export const oneWord = (word: string): string => (isColor(word) ? COLOR_WORDS[word] : word);

/** Effects that would change what is about to happen: of permanents' texts, and those that last. */
function effectTexts(
  sight: Sight,
  keys: readonly string[],
  seat: Seat,
): ReadonlyMap<string, string> {
  const { game } = sight;
  const sources = keys.flatMap((key) => {
    const by = replacementOf(key);
    return by?.by === 'static' ? [by.source] : [];
  });
  const names = namesOf(game, sources, seat);
  const texts = keys.map((key): [string, string] => {
    const by = replacementOf(key);
    if (by === null) return [key, keys.length === 2 ? 'Don’t apply it' : 'None of these'];
    if (by.by === 'protection') return [key, 'Protection prevents it'];
    if (by.by === 'buyback') return [key, 'Buyback returns it to your hand'];
    if (by.by === 'static') {
      const { source, index } = by;
      const ability = sight.abilities(source)[index];
      const { name } = sight.object(source);
      const text = ability === undefined ? '' : `: ${textOfAbility(sight, name, ability)}`;
      return [key, `${names.get(source) ?? name}${text}`];
    }
    const effect = game.effects.find(({ id }) => id === by.effect);
    return [key, effect === undefined ? '' : effectText(game, effect, seat)];
  });
  return numbered(new Map(texts));
}
