/** A card's text in the form in which the grammar reads it. */

/**
 * The abilities of a text, a line each: without reminder text, in small letters, the card's own name as `~`.
 *
 * @param name the card's name
 * @param text the text, its abilities divided by line breaks
 */
export function normalise(name: string, text: string): string[] {
  let plain = text;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\s*\([^()]*\)/gu, '');
  }
  // Of later rules.
  plain = plain.replaceAll(/ or planeswalker\b/gu, '').replaceAll(ABILITY_WORD, '');
  for (const own of ownNames(name)) plain = plain.replaceAll(own, '~');
  return quoted(plain)
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}

/** Words before an ability that say nothing about what it does. */
const ABILITY_WORD =
  /^(?:Channel|Chroma|Domain|Fateful hour|Grandeur|Hellbent|Kinship|Radiance|Sweep|Threshold) — /gmu;

/**
 * In an ability that is given to something else, `~` is the object that has it; the card that gives it is `~~` there, of which
 * no rule knows. A stop within the marks also ends the sentence that they stand in.
 */
function quoted(text: string): string {
  return text
    .replaceAll(/"[^"]*"/gu, (ability) =>
      ability
        .replaceAll('~', '~~')
        .replaceAll(
          /\b[Tt]his (?:artifact|aura|creature|enchantment|land|permanent|token)\b/gu,
          '~',
        ),
    )
    .replaceAll(OWN, (own) => own.replaceAll('~~', '~'))
    .replaceAll(/([.!])"(?=\s+[A-Z•]|\s*$)/gmu, '$1" .');
}

/** What a card gives to itself: there both are the same. */
const OWN =
  /(?:^|, )~ (?:(?:gets [+-]\d+\/[+-]\d+|is [a-z]+|gains [a-z ]+|has [a-z ]+) and )?(?:has|gains) "[^"]*"/gmu;

/** What a card calls itself: by its name, or by the part of it before a comma. */
function ownNames(name: string): RegExp[] {
  const [first] = name.split(',') as [string];
  return (first === name ? [name] : [name, first]).map(
    (own) =>
      new RegExp(`(?<![\\w])${own.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\w])`, 'gu'),
  );
}

/**
 * Words, symbols and signs. `'s` is a word of its own, as are stops, commas, colons and each mana symbol; `+1/+1` is
 * one word.
 */
export function tokensOf(line: string): string[] {
  return line.match(TOKEN) ?? [];
}

const TOKEN =
  /\{[^}]+\}|and\/or|[+-][\dx]+\/[+-][\dx]+|[\d*x]+\/[\d*x]+(?![a-z])|'s|'t(?![a-z])|[a-z\d~][\w~\u00c0-\u024f]*(?:['-](?!s\b|\W)[\w\u00c0-\u024f]+)*|[^\s]/gu;
