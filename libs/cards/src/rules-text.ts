/**
 * The rules text that players are shown, generated from the definition: what is played is what is shown, a text
 * with replaced words included.
 */
import { amountText } from './amounts.ts';
import { filterText } from './filter-text.ts';
import { keywordText } from './keywords/index.ts';
import type {
  Ability,
  ActivatedAbility,
  CardDefinition,
  EntersAbility,
  SpellText,
  StaticAbility,
  StaticEffect,
  TriggeredAbility,
} from './language.ts';
import { countText } from './say/amounts.ts';
import { CREATURE_TYPES } from './creature-type-names.ts';
import { COLORS, colorsOfCost, parseManaCost } from './mana.ts';
import type { NamedCost } from './named-costs.ts';
import { conditionText, onlyText, type Condition } from './conditions.ts';
import { costText, payText, xPaidWithText, type Cost } from './costs.ts';
import { colorsText } from './say/colors.ts';
import { drawText, type WouldDraw } from './replacements/draw.ts';
import { article, listed, numberWord, stopped, upper } from './say/grammar.ts';
import { Speaker, type Situation } from './say/speaker.ts';
import type { Noun } from './say/noun.ts';
import { sharedManaLines } from './say/shared-mana-lines.ts';
import { symbols } from './say/symbols.ts';
import { staticText } from './say/statics.ts';
import { COMMON_TERMS, inNewerWords, type Terms } from './say/terms.ts';
import { eventOf, triggerText } from './say/triggers.ts';

/** The lines of a card's text box, in the words of an edition. */
export function rulesText(definition: CardDefinition, terms: Terms = COMMON_TERMS): string[] {
  const { name, halves } = definition;
  if (halves !== undefined) return halves.flatMap((half) => halfText(half, terms));
  const say = new Speaker(situationOf(definition, terms), terms);
  const lines: string[] = [
    ...anteText(definition),
    ...unseenText(definition),
    ...countsAsText(definition),
  ];
  if (definition.enchants !== undefined) lines.push(enchantText(definition, terms));
  if (definition.playOnlyIf !== undefined) {
    lines.push(`Play ${name} only ${onlyText(definition.playOnlyIf, say, terms)}.`);
  }
  if (definition.xPaidWith !== undefined) lines.push(xPaidWithText(definition));
  if (definition.additionalCost !== undefined) {
    const cost = payText(definition.additionalCost, name, terms);
    lines.push(`As an additional cost to play ${name}, ${cost}.`);
  }
  for (const { costsMore } of definition.spell?.flatMap(({ targets = [] }) => targets) ?? []) {
    if (costsMore === undefined) continue;
    lines.push(
      `${name} costs ${symbols(costsMore)} more to play for each target beyond the first.`,
    );
  }
  const costs = definition.alternativeCosts ?? [];
  for (const { cost, keyword, onlyIf } of costs) {
    if (keyword === 'second kicker' || keyword === 'both kickers') continue;
    if (keyword === 'first kicker') {
      const other = costs.find((one) => one.keyword === 'second kicker')?.cost ?? {};
      const either = namedCostText('kicker', cost, name, terms);
      lines.push(`${either} and/or ${costText(other, name, terms)}`);
      continue;
    }
    // What stands with the keyword says that it may be played face down.
    if (keyword !== undefined && SAID_BY_KEYWORDS.includes(keyword)) continue;
    if (keyword === 'flash') {
      const more = cost.mana === undefined ? '' : ` for ${symbols(cost.mana)} more`;
      lines.push(`You may play ${name} as an instant${more}.`);
      continue;
    }
    if (keyword !== undefined) {
      lines.push(namedCostText(keyword, cost, name, terms));
      continue;
    }
    const you = onlyIf === undefined ? 'You' : `If ${conditionText(onlyIf, say, terms)}, you`;
    const paid = payText(cost, name, terms);
    lines.push(`${you} may ${paid} rather than pay ${possessiveName(name)} mana cost.`);
  }
  if (definition.playedAs !== undefined) lines.push(`You may play ${name} as an instant.`);
  if (definition.buyback !== undefined) {
    lines.push(namedCostText('buyback', definition.buyback, name, terms));
  }
  const modes = definition.spell ?? [];
  if (modes.length > 1) {
    const isOthers = definition.modeChosenBy === 'opponent';
    lines.push(isOthers ? 'An opponent chooses one:' : 'Choose one:');
  }
  for (const mode of modes) {
    if (mode.entwine !== undefined) {
      lines.push(namedCostText('entwine', mode.entwine, name, terms));
      continue;
    }
    lines.push(`${modes.length > 1 ? '• ' : ''}${spellText(mode, definition, terms)}`);
  }
  lines.push(...abilityLines(definition, terms));
  return [...lines, ...flippedText(definition, terms)].map((line) =>
    inNewerWords(withKickers(line, definition, terms), terms),
  );
}

function abilityLines(definition: CardDefinition, terms: Terms): string[] {
  const { abilities = [], name } = definition;
  const textOf = (ability: Ability): string => abilityText(ability, definition, terms);
  const shared = sharedManaLines(abilities, textOf, name, terms);
  return abilities.flatMap((ability) => {
    const line = shared.find(({ of }) => of.includes(ability));
    // One that has modes has a line for each.
    if (line === undefined) return textOf(ability).split('\n');
    return line.of[0] === ability ? [line.text] : [];
  });
}

/** That it is left out where nobody plays for ante. */
const anteText = ({ name, forAnte }: CardDefinition): string[] =>
  forAnte === true ? [`Play with ${name} only if you’re playing for ante.`] : [];

/** Of two kicker costs each is called by what it is. */
function withKickers(line: string, definition: CardDefinition, terms: Terms): string {
  const { name, alternativeCosts = [] } = definition;
  return (['first kicker', 'second kicker'] as const).reduce((said, which) => {
    const cost = alternativeCosts.find(({ keyword }) => keyword === which)?.cost;
    return cost === undefined
      ? said
      : said.replaceAll(`${which} cost`, `${costText(cost, name, terms)} kicker cost`);
  }, line);
}

/** What its text, not its type line, says that it is (6ED Glossary: Counts As). */
const countsAsText = ({ name, countsAs = [], countsAsInstead }: CardDefinition): string[] => {
  if (countsAs.length === 0) return [];
  const types = listed(countsAs.map(article), 'and');
  return [`${name} counts as ${types}${countsAsInstead === true ? ' instead' : ''}.`];
};

/** What nothing else on the card shows: its colours, where they are not those of its mana cost. */
function unseenText({ name, cost = '0', colors }: CardDefinition): string[] {
  if (colors === undefined) return [];
  const shown = colorsOfCost(parseManaCost(cost));
  if (colors.every((color) => shown.includes(color)) && colors.length === shown.length) return [];
  return [`${name} is ${colors.length === COLORS.length ? 'all colors' : colorsText(colors)}.`];
}

/** The other side of a flip card: its name and size before its text. */
function flippedText({ flipsTo }: CardDefinition, terms: Terms): readonly string[] {
  if (flipsTo === undefined) return [];
  const { name, power, toughness } = flipsTo;
  const size = power === undefined ? '' : ` (${String(power)}/${String(toughness)})`;
  return [`Flipped, ${name}${size}:`, ...rulesText(flipsTo, terms)];
}

/** Costs of which a keyword ability tells. */
const SAID_BY_KEYWORDS: readonly NamedCost[] = ['morph', 'suspend', 'madness', 'ripple'];

/** Half of a split card, with its name and cost before its text. */
function halfText(half: CardDefinition, terms: Terms): string[] {
  const [first = '', ...others] = rulesText(half, terms);
  return [`${half.name} ${symbols(half.cost ?? '')}: ${first}`, ...others];
}

/** `Kicker {2}`, `Buyback—Sacrifice a land`. */
function namedCostText(
  keyword: NamedCost | 'buyback' | 'entwine',
  cost: Cost,
  name: string,
  terms: Terms,
): string {
  // It always costs the same.
  if (keyword === 'retrace') return upper(keyword);
  if (keyword === 'offering' && typeof cost.sacrifice === 'object') {
    return `${upper(filterText(cost.sacrifice))} offering`;
  }
  const { mana, ...rest } = cost;
  const isMana = mana !== undefined && Object.keys(rest).length === 0;
  return `${upper(keyword)}${isMana ? ' ' : '—'}${costText(cost, name, terms)}`;
}

/**
 * The lines below a printed type line. Until the time of TSP that of a local enchantment said what it enchants, and the
 * text box didn’t (6ED 214.8c).
 */
export function rulesTextBelow(
  typeLine: string,
  definition: CardDefinition,
  terms: Terms = COMMON_TERMS,
): string[] {
  const said = typeLine.toLowerCase();
  return rulesText(definition, terms).filter(
    (line) => !line.startsWith('Enchant ') || line.toLowerCase() !== said,
  );
}

/** `Enchant creature`, `Enchant creature card in a graveyard`. */
function enchantText({ enchants = { all: [] }, enchantsIn }: CardDefinition, terms: Terms): string {
  const kind = filterText(enchants);
  return enchantsIn === undefined
    ? `Enchant ${kind}`
    : `Enchant ${kind} card in a ${terms[enchantsIn]}`;
}

/** What a text knows of the object that has it: its name, its mana cost for echo, and what it enchants. */
export type TextOwner = Pick<CardDefinition, 'name'> &
  Partial<Pick<CardDefinition, 'cost' | 'types' | 'subtypes' | 'enchants'>>;

/** What one mode of a spell says. */
export function spellText(text: SpellText, owner: TextOwner, terms: Terms = COMMON_TERMS): string {
  return inNewerWords(modeText(text, situationOf(owner, terms), terms), terms);
}

function modeText({ targets = [], effect }: SpellText, situation: Situation, terms: Terms): string {
  return new Speaker({ ...situation, targets }, terms).sentences(effect);
}

/** What one ability says. */
export const abilityText = (
  ability: Ability,
  owner: TextOwner,
  terms: Terms = COMMON_TERMS,
): string => inNewerWords(abilityAsItIs(ability, owner, terms), terms);

function abilityAsItIs(ability: Ability, owner: TextOwner, terms: Terms): string {
  switch (ability.kind) {
    case 'activated':
      return activatedText(ability, owner, terms);
    case 'triggered':
      return triggeredText(ability, owner, terms);
    case 'static':
      return staticAbilityText(ability, new Speaker(situationOf(owner, terms), terms), terms);
    case 'enters':
      return entersText(ability, owner.name, terms);
    case 'keyword':
      return upper(keywordText(ability, { name: owner.name, cost: owner.cost ?? '0' }, terms));
    default:
      return ability satisfies never;
  }
}

function staticAbilityText(
  { from, asLongAs, lingers, effect }: StaticAbility,
  say: Speaker,
  terms: Terms,
): string {
  if (lingers !== undefined) {
    const goesOn = `If ${say.self.text} leaves play, that is so until ${lingers}.`;
    return `${staticText(effect, say, terms)} ${goesOn}`;
  }
  const draw = drawInDrawStep(asLongAs, effect);
  if (draw !== null) return drawText(draw, say, 'during your draw step');
  // Of a card in a hand it says itself when that is.
  const isThere = from === undefined || from === 'hand';
  if (asLongAs === undefined && isThere) return staticText(effect, say, terms);
  const needed = isThere ? neededToFight(asLongAs, effect) : null;
  if (needed !== null) {
    const cant = staticText(effect, say, terms).replace(/\.$/u, '');
    return `${cant} unless ${say.condition(needed)}.`;
  }
  const where = isThere ? [] : [`${say.self.text} is in your ${terms.graveyard}`];
  const so = asLongAs === undefined ? [] : [say.condition(asLongAs)];
  const only = `As long as ${[...where, ...so].join(' and ')}, `;
  return `${only}${lower(staticText(effect, say, terms), say.self.text)}`;
}

/** What must be so for a creature to attack or block: `it can’t attack unless …`; `null` where the text says it otherwise. */
function neededToFight(
  asLongAs: StaticAbility['asLongAs'],
  effect: StaticEffect,
): Condition | null {
  if (typeof asLongAs !== 'object' || !('not' in asLongAs)) return null;
  const { not } = asLongAs;
  const isSaid =
    typeof not === 'object' && ('exists' in not || 'amount' in not || 'thisTurn' in not);
  return isSaid && 'inCombat' in effect && 'cant' in effect.inCombat ? not : null;
}

/** What becomes of a draw of yours in your draw step, if that is what it is about. */
function drawInDrawStep(
  asLongAs: StaticAbility['asLongAs'],
  effect: StaticEffect,
): WouldDraw | null {
  if (typeof asLongAs !== 'object' || !('step' in asLongAs)) return null;
  if (asLongAs.step !== 'draw' || asLongAs.of !== 'you' || !('replaces' in effect)) return null;
  const { replaces } = effect;
  return replaces.would === 'draw' && replaces.who === 'you' ? replaces : null;
}

function situationOf(owner: TextOwner, terms: Terms): Situation {
  return {
    name: owner.name,
    types: (owner.types ?? []).map((type) => type.toLowerCase()),
    enchants: owner.enchants,
    equips: owner.subtypes?.includes('Equipment') === true,
    quote: (ability, by) => `“${abilityText(ability, { name: kindOf(by) }, terms)}”`,
  };
}

/** What an object of that kind calls itself: `this creature`. */
const kindOf = ({ text, kind = '' }: Noun): string =>
  `this ${/(?:artifact|creature|enchantment|land)/u.exec(`${text} ${kind}`)?.[0] ?? 'permanent'}`;

function activatedText(ability: ActivatedAbility, owner: TextOwner, terms: Terms): string {
  const { targets = [], from, timing, timesEachTurn, onlyIf = [], byAnyone, byOwner } = ability;
  const say = new Speaker(
    { ...situationOf(owner, terms), targets, from: from === 'exile' ? undefined : from },
    terms,
  );
  const effect = say.sentences(ability.effect);
  // What is discarded for it is in the hand.
  const isFromHandAnyway = from === 'hand' && ability.cost.discard === 'self';
  const only = [
    ...(timing === undefined
      ? []
      : [
          timing === 'as its card'
            ? `any time you could play ${owner.name}`
            : `any time you could play ${article(timing.toLowerCase())}`,
        ]),
    ...onlyIf.map((condition) => onlyText(condition, say, terms)),
    // What is exiled says itself when it works there.
    ...(from === undefined || from === 'exile' || isFromHandAnyway
      ? []
      : [`if ${owner.name} is in your ${from === 'hand' ? from : terms[from]}`]),
    ...(timesEachTurn === undefined ? [] : [often(timesEachTurn)]),
  ];
  const isSeveral = onlyIf.length === 0 && timing === undefined && (timesEachTurn ?? 0) > 2;
  const rest =
    only.length === 0
      ? ''
      : ` Play this ability ${isSeveral ? 'no more than' : 'only'} ${listed(only, 'and only')}.`;
  const anyone =
    byAnyone === true
      ? ' Any player may play this ability.'
      : byOwner === true
        ? ` Only ${owner.name}’s owner may play this ability.`
        : '';
  const { xAtLeast } = ability.cost;
  const spend = ability.cost.xPaidWith === undefined ? '' : ` ${xPaidWithText(ability.cost)}`;
  const least =
    xAtLeast === undefined
      ? ''
      : ` X can’t be ${xAtLeast === 1 ? '0' : `less than ${String(xAtLeast)}`}.`;
  return `${costText(ability.cost, owner.name, terms)}: ${effect}${spend}${least}${anyone}${rest}`;
}

const often = (times: number): string =>
  times === 1
    ? 'once each turn'
    : times === 2
      ? 'twice each turn'
      : `${numberWord(times)} times each turn`;

function triggeredText(ability: TriggeredAbility, owner: TextOwner, terms: Terms): string {
  const { trigger, condition, counting, may, effect, from, targets = [], modes } = ability;
  const situation = {
    ...situationOf(owner, terms),
    targets,
    from: from === 'exile' ? undefined : from,
    event: eventOf(trigger),
  };
  // Where the event is about something else than itself, "it" could be that.
  const isNamed =
    'what' in trigger && trigger.what === 'self' && !eventOf(trigger).text.startsWith('that ');
  const when = triggerText(trigger, terms, new Speaker(situation, terms));
  const say = new Speaker({ ...situation, isNamed }, terms);
  const so = condition === undefined ? [] : [say.condition(condition)];
  const isSaid = so.some((said) => said.startsWith(`${owner.name} is the only `));
  const where = from === 'graveyard' && !isSaid ? [`${owner.name} is in your ${terms[from]}`] : [];
  const conditions = [...where, ...so];
  const counted = counting === undefined ? '' : `count ${amountText(counting.amount, say)}, then `;
  const only = `${conditions.length === 0 ? '' : `if ${conditions.join(' and ')}, `}${counted}`;
  if (modes !== undefined) {
    const chooses = may === undefined ? '' : `${say.noun(may).text} may `;
    return [
      `${when}, ${only}${chooses}choose one:`,
      ...modes.map((mode) => `• ${modeText(mode, { ...situation, isNamed: false }, terms)}`),
    ].join('\n');
  }
  const does =
    may === undefined
      ? lower(say.sentences(effect), owner.name)
      : stopped(say.optional(may, effect));
  return `${when}, ${only}${does}`;
}

/** A sentence in the middle of another; a card's name and a creature type keep their capitals. */
function lower(text: string, name: string): string {
  const [first = ''] = text.split(/[ ’]/u);
  const isName = text.startsWith(name) || CREATURE_TYPES.has(first) || LAND_TYPES.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const LAND_TYPES = /^(?:Plains|Islands?|Swamps?|Mountains?|Forests?)$/u;

function entersText(ability: EntersAbility, name: string, terms: Terms): string {
  const {
    choosing,
    asCopyOf,
    optional,
    except,
    tapped,
    counters = {},
    unless,
    pays,
    unpaid,
    paysLife,
    amplify,
  } = ability;
  if (amplify !== undefined) {
    return `As ${name} ${terms.entersPlay}, put ${countText(amplify, '+1/+1 counter', new Speaker({ name, types: [], quote: () => '' }, terms))} on it for each card you reveal from your hand that shares a creature type with it.`;
  }
  if (paysLife !== undefined) return `As ${name} ${terms.entersPlay}, pay any amount of life.`;
  if (pays !== undefined) {
    const otherwise =
      unpaid === 'graveyard'
        ? `put it into its owner’s ${terms.graveyard} instead`
        : `${name} ${terms.entersPlay} tapped`;
    return `As ${name} ${terms.entersPlay}, you may ${payText(pays, name, terms)}. If you don’t, ${otherwise}.`;
  }
  if (typeof choosing === 'object') {
    const options = listed(choosing.oneOf, 'or');
    return options.startsWith('a ')
      ? `${name} ${terms.entersPlay} as your choice of ${options}.`
      : `As ${name} ${terms.entersPlay}, choose ${options}.`;
  }
  if (choosing === 'target opponent') return `As you play ${name}, choose ${choosing}.`;
  if (choosing !== undefined) return `As ${name} ${terms.entersPlay}, choose ${article(choosing)}.`;
  if (asCopyOf !== undefined) {
    const copied = `a copy of ${article(filterText(asCopyOf))} of your choice ${terms.inPlay}`;
    const copy =
      optional === true
        ? `You may have ${name} come into play as ${copied}`
        : `${name} ${terms.entersPlay} as ${copied}`;
    const own = except?.color === 'its own' ? ', except for its color' : '';
    const { abilities: more = [], types = [] } = except ?? {};
    if (types.length > 0) {
      const besides = article(listed(types.map((one) => one.toLowerCase())));
      return `${copy}, except that it is ${besides} in addition to its other types.`;
    }
    const said =
      more === 'this one'
        ? []
        : more.map((one) => `“${abilityText(one, { name: 'this permanent' }, terms)}”`);
    return said.length === 0 ? `${copy}${own}.` : `${copy}${own}, and has ${listed(said)}.`;
  }
  const none = new Speaker({ name, types: [], quote: () => '' }, terms);
  const all = Object.entries(counters).map(([kind, count]) =>
    countText(count, `${kind} counter`, none),
  );
  const having = all.length === 0 ? '' : ` with ${listed(all)} on it`;
  const otherwise = unless === undefined ? '' : unlessText(unless, none);
  if (ability.asTurnedUp === true) return `As ${name} is turned face up, put ${listed(all)} on it.`;
  return `${name} ${terms.entersPlay}${tapped === true ? ' tapped' : ''}${having}${otherwise}.`;
}

/** When it doesn't enter so: ` unless you control a Swamp`, ` if the kicker cost was paid`. */
const unlessText = (condition: Condition, say: Pick<Speaker, 'condition'>): string =>
  typeof condition === 'object' && 'not' in condition
    ? ` if ${say.condition(condition.not)}`
    : ` unless ${say.condition(condition)}`;

/** `Gush’s`. */
const possessiveName = (name: string): string => `${name}’s`;
