/**
 * Wordings of other times in the words of 2018, which the grammar reads: as cards were printed up to 2007, and as our own
 * texts say it. Phrases for phrases, in order; what has no counterpart stays, and is then not read.
 */

type Replacement = readonly [RegExp, string];

const ZONES: readonly Replacement[] = [
  [/\bcomes into play\b/gu, 'enters the battlefield'],
  [/\bcome into play\b/gu, 'enter the battlefield'],
  [/\bleaves play\b/gu, 'leaves the battlefield'],
  [/\binto play\b/gu, 'onto the battlefield'],
  [/\bin play\b/gu, 'on the battlefield'],
  [/\bfrom play\b/gu, 'from the battlefield'],
  [/\b([Rr])emove ([^.]*?) from the game\b/gu, 'exile $2'],
  [/\bis removed from the game\b/gu, 'is exiled'],
  [/\bcards? removed from the game\b/gu, 'card in exile'],
  [/ to (?:your|his or her|their|that player[’']s|its controller[’']s) mana pool\b/gu, ''],
];

const PEOPLE: readonly Replacement[] = [
  [/\bhis or her\b/gu, 'their'],
  [/\bhe or she\b/gu, 'they'],
  [/\bhim or her\b/gu, 'them'],
  [/\byour opponent[’']s\b/gu, "an opponent's"],
  [/\byour opponent\b/gu, 'an opponent'],
  [/\btarget creature or player\b/gu, 'any target'],
  [/\b([Aa])t the end of your turn\b/gu, '$1t the beginning of your end step'],
  [/\b([Aa])t the end of each player[’']s turn\b/gu, "$1t the beginning of each player's end step"],
  [/\b([Aa])t the beginning of an opponent[’']s\b/gu, "$1t the beginning of each opponent's"],
  [/\bAt end of turn\b/gu, 'At the beginning of the end step'],
  [/\bat end of turn\b/gu, 'at the beginning of the next end step'],
  [
    /\bat the beginning of the next upkeep, (draw [^.]*)/giu,
    "$1 at the beginning of the next turn's upkeep",
  ],
  [/\bat the beginning of the next upkeep\b/gu, "at the beginning of the next turn's upkeep"],
  [/\b([Aa])t end of combat, ([^.,]+)/gu, '$2 at end of combat'],
];

const PLAYING: readonly Replacement[] = [
  [/^You may play .+ as an instant\.$/gmu, 'Flash'],
  [/^Choose one:$/gmu, 'Choose one —'],
  [
    /\b([Pp])ut ((?:an?|two|three|four|five|X|that many|\d+) [^.]*? tokens?\b[^.]*?) onto the battlefield\b/gu,
    'create $2',
  ],
  [/\b(draws?) a number of cards equal to\b/giu, '$1 cards equal to'],
  [/ It[’']s still an artifact(?: creature)?\./gu, ''],
  [/\bPlay this ability\b/gu, 'Activate this ability'],
  [/\bplay this ability\b/gu, 'activate this ability'],
  [/\bany time you could play a sorcery\b/gu, 'any time you could cast a sorcery'],
  [/\bAny player may play\b/gu, 'Any player may activate'],
  [/\b(spells?|spell or ability) (you|your opponents?|an opponent) plays?\b/gu, '$1 $2 cast'],
  [/\bcost (\{[^}]+\}) (more|less) to play\b/gu, 'cost $1 $2 to cast'],
  [/\bplays (a|an|another) ([\w -]*?)(spell)\b/gu, 'casts $1 $2$3'],
  [/\byou play (a|an|another) ([\w -]*?)(spell)\b/gu, 'you cast $1 $2$3'],
  [/\bto play (?=[A-Z~])/gu, 'to cast '],
  [/^Play (?=[A-Z~])/gmu, 'Cast '],
  [/\brather than pay ([\w ,'’~-]+?)[’']s mana cost\b/gu, "rather than pay $1's mana cost"],
];

const COMBAT: readonly Replacement[] = [
  [/\bis unblockable\b/gu, "can't be blocked"],
  [/\bare unblockable\b/gu, "can't be blocked"],
  [/\bcan block as though it had flying\b/gu, 'has reach'],
  [/\bmay block as though it had flying\b/gu, 'has reach'],
  [/\battacks each turn if able\b/gu, 'attacks each combat if able'],
  [/\bAttacking doesn[’']t cause (.+?) to tap\b/gu, '$1 has vigilance'],
  [/\bcount as (Plains|Islands?|Swamps?|Mountains?|Forests?)\b/gu, 'are $1'],
];

const SIGNS: readonly Replacement[] = [
  [/[“”]/gu, '"'],
  [/’/gu, "'"],
  [/−/gu, '-'],
];

const ALL: readonly Replacement[] = [...SIGNS, ...ZONES, ...PEOPLE, ...PLAYING, ...COMBAT];

/** The text in the words of 2018, as far as these phrases go. */
export const inTheWordsOf2018 = (text: string): string =>
  ALL.reduce((said, [phrase, by]) => said.replaceAll(phrase, by), text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
