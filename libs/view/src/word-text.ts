import { COLOR_WORDS, COLORS, type Color } from '@arbiter/cards';
import type { ObjectId, Seat, Sight } from '@arbiter/engine';
import { textOfAbility } from './abilities.ts';
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
  const isPair = decision?.kind === 'landWords' || decision?.kind === 'colorWords';
  return new Map(words.map((word) => [word, isPair ? pair(word) : oneWord(word)]));
}

function pair(word: string): string {
  const [from = '', to = ''] = word.split('/');
  return `${oneWord(from)} becomes ${oneWord(to)}`;
}

const isColor = (word: string): word is Color => COLORS.some((one) => one === word);
const oneWord = (word: string): string => (isColor(word) ? COLOR_WORDS[word] : word);

/** Effects that would change what is about to happen: of permanents' texts, and those that last. */
function effectTexts(
  sight: Sight,
  keys: readonly string[],
  seat: Seat,
): ReadonlyMap<string, string> {
  const { game } = sight;
  const sources = keys.map(sourceOf).filter((id) => id !== null);
  const names = namesOf(game, sources, seat);
  const texts = keys.map((key): [string, string] => {
    if (key === 'none') return [key, 'None of these'];
    const [, first, place] = key.split(' ');
    const source = sourceOf(key);
    if (source !== null) {
      const ability = sight.abilities(source)[Number(place)];
      const { name } = sight.object(source);
      const text = ability === undefined ? '' : `: ${textOfAbility(sight, name, ability)}`;
      return [key, `${names.get(source) ?? name}${text}`];
    }
    const effect = game.effects.find(({ id }) => id === Number(first));
    return [key, effect === undefined ? 'Protection prevents it' : effectText(game, effect, seat)];
  });
  return numbered(new Map(texts));
}

/** The permanent whose static ability a key names. */
function sourceOf(key: string): ObjectId | null {
  const [kind, first] = key.split(' ');
  return kind === 'static' ? Number(first) : null;
}
