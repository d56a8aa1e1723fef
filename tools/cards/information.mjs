/**
 * A check of what was compiled that knows nothing of the grammar: each colour, number, keyword and player that a text
 * names has to be in the definition, and each colour and keyword of the definition in the text.
 */

/** @typedef {import('../../libs/cards/dist/index.js').CardDefinition} CardDefinition */

const COLORS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const KEYWORDS = [
  'flying',
  'first strike',
  'trample',
  'haste',
  'banding',
  'shadow',
  'flanking',
  'phasing',
  'fear',
  'shroud',
  'vigilance',
];
/** Words of texts, and what a definition has for each. */
const WORDS = {
  opponent: /opponent/,
  'each player': /each player/,
  ' may ': /"may"|"pay"|playedAs|alternativeCosts|byAnyone|mayStayTapped|assignsAsUnblocked/,
  'end of turn': /end of turn/,
  graveyard: /graveyard|"mill"/,
  'another ': /"not":\{"is":"self"\}|"other":true|opponent/,
  'other ': /"not":\{"is":"self"\}|"other":true|opponent|addTypes|"shares"|"bottom":true/,
  'combat damage': /"combat":true|assignsNoDamage|assignsAsUnblocked/,
  untapped: /tapped|"pay":"tap"/,
  instead: /instead|replaces|onto|otherwise|"goes"|onlyIf|damageIsMultipliedBy/,
  ' if ':
    /condition|onlyIf|must|if|asLongAs|"pay"|"search"|playOnlyIf|"paid"|"would"|"goes"|damageIsMultipliedBy/,
  legendary: /Legendary/,
  'for each': /count|counters|basicLandTypesAmong/,
  'up to': /least|"do":"search".*"count"|upTo/,
  'you control': /"controlledBy":"you"|"controls"|"pay":|"exists"|you control this|"sacrifice"/,
  random: /random/i,
  unless: /unless|exceptMana|otherwise|"condition":{"not"|asLongAs|costsTo/,
  token: /createTokens|"is":"card"/,
};

/** @param {readonly string[]} lines the text as the compiler reads it @param {CardDefinition} definition @returns {string[]} what is missing */
export function missingIn(lines, definition) {
  const text = ` ${lines.join(' ').replaceAll(/\{[^}]*\}/g, '')} `;
  const { abilities, spell, enchants, buyback, playedAs, ...rest } = definition;
  const { additionalCost, alternativeCosts, playOnlyIf } = rest;
  const json = JSON.stringify({
    ...{ abilities, spell, enchants, buyback, playedAs },
    ...{ additionalCost, alternativeCosts, playOnlyIf },
  });
  /** @type {string[]} */
  const missing = [];
  for (const [word, letter] of Object.entries(COLORS)) {
    const isSaid = new RegExp(`\\b(?:non)?${word}\\b`).test(text);
    if (isSaid && !json.includes(`"${letter}"`)) missing.push(`colour ${word}`);
    if (
      json.includes(`"color":"${letter}"`) &&
      !isSaid &&
      !/\bfear\b|colorless|all colors|color of your choice|chosen color/.test(text)
    ) {
      missing.push(`colour ${word}, which the text does not name`);
    }
  }
  for (const [number, word] of NUMBERS.entries()) {
    if (number < 2 || !new RegExp(`(?<![\\w{])(?:${number}|${word})\\b`).test(text)) continue;
    // So much mana of one kind is so many letters.
    const isMana = new RegExp(`"mana":"([WUBRGC])\\1{${number - 1}}"`).test(json);
    if (!isMana && !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(json))
      missing.push(`number ${number}`);
  }
  for (const keyword of KEYWORDS) {
    const isSaid = text.includes(keyword);
    if (
      isSaid !== json.includes(`"${keyword}"`) &&
      !(keyword === 'flying' && text.includes('reach'))
    ) {
      missing.push(keyword);
    }
  }
  for (const [word, pattern] of Object.entries(WORDS)) {
    if (text.includes(word) && !pattern.test(json)) missing.push(word.trim());
  }
  return missing;
}
