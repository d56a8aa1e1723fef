/**
 * The rules text that players are shown, generated from the definition: what is played is what is shown, a text
 * with replaced words included.
 */
import type {
  Ability,
  CardDefinition,
  Duration,
  Effect,
  Effects,
  Filter,
  InsteadOfGraveyard,
  Modification,
  Reference,
  Replacement,
  Skippable,
  SpellText,
  TargetSpec,
  Trigger,
  Watched,
} from './language.ts';
import { symbols, type Color } from './mana.ts';
import { amountText, eachText, type Amount } from './amounts.ts';
import { conditionText } from './conditions.ts';
import type { Saying } from './phrase.ts';
import { combatRuleText } from './combat-text.ts';
import { costText, type Cost } from './costs.ts';
import { article, lower, plural, upper } from './grammar.ts';
import { keywordText } from './keywords/index.ts';
import { COLOR_WORDS, filterText, isAnything } from './filter-text.ts';

/** The lines of a card's text box. */
export function rulesText(definition: CardDefinition): string[] {
  const lines: string[] = [];
  const saying = sayingOf({ name: definition.name, targets: [] });
  if (definition.enchants !== undefined) lines.push(`Enchant ${filterText(definition.enchants)}`);
  if (definition.playOnlyIf !== undefined) {
    lines.push(`Play ${definition.name} only if ${conditionText(definition.playOnlyIf, saying)}.`);
  }
  if (definition.additionalCost !== undefined) {
    const cost = lower(costText(definition.additionalCost, definition.name), definition.name);
    lines.push(`As an additional cost to play ${definition.name}, ${cost}.`);
  }
  for (const { cost, onlyIf } of definition.alternativeCosts ?? []) {
    const when = onlyIf === undefined ? '' : `If ${conditionText(onlyIf, saying)}, you`;
    const paid = lower(costText(cost, definition.name), definition.name);
    lines.push(
      `${when === '' ? 'You' : when} may ${paid} rather than pay ${definition.name}’s mana cost.`,
    );
  }
  if (definition.playedAs !== undefined)
    lines.push(`You may play ${definition.name} as an instant.`);
  if (definition.buyback !== undefined) lines.push(`Buyback—${costText(definition.buyback)}`);
  const modes = definition.spell ?? [];
  if (modes.length > 1) lines.push('Choose one:');
  for (const mode of modes) {
    lines.push(`${modes.length > 1 ? '• ' : ''}${spellText(mode, definition.name)}`);
  }
  for (const ability of definition.abilities ?? []) {
    lines.push(abilityText(ability, definition.name, definition.cost));
  }
  return lines;
}

/** What one mode of a spell says. */
export function spellText(text: SpellText, name: string): string {
  return effectsText(text.effect, { name, targets: text.targets ?? [] });
}

/** What one ability says. `name` is what the card calls itself, `cost` its mana cost (echo). */
export function abilityText(ability: Ability, name: string, cost = '0'): string {
  switch (ability.kind) {
    case 'activated': {
      const from = { name, targets: ability.targets ?? [] };
      const only = (ability.onlyIf ?? []).map(
        (one) => ` Play only if ${conditionText(one, sayingOf(from))}.`,
      );
      const where =
        ability.from === undefined ? '' : ` Play only while ${name} is in your ${ability.from}.`;
      const when = ability.timing === undefined ? '' : ' Play only when you could play a sorcery.';
      const often =
        ability.timesEachTurn === undefined
          ? ''
          : ` Play only ${ability.timesEachTurn === 1 ? 'once' : `${ability.timesEachTurn} times`} each turn.`;
      return `${costText(ability.cost, name)}: ${effectsText(ability.effect, from)}${where}${when}${often}${only.join('')}`;
    }
    case 'triggered': {
      const from = { name, targets: ability.targets ?? [] };
      const condition =
        ability.condition === undefined
          ? ''
          : `if ${conditionText(ability.condition, sayingOf(from))}, `;
      const effect = lower(effectsText(ability.effect, from), name);
      const may =
        ability.may === undefined ? '' : `${referenceText(ability.may, from)} may have this done: `;
      return `${triggerText(ability.trigger, name)}, ${condition}${may}${effect}`;
    }
    case 'static':
      return staticText(ability.effect, name);
    case 'enters':
      if (ability.choosing !== undefined) {
        return `As ${name} comes into play, choose a ${ability.choosing}.`;
      }
      return ability.asCopyOf === undefined
        ? `${name} comes into play${ability.tapped === true ? ' tapped' : ''}${countersText(ability.counters)}.`
        : `${name} comes into play as a copy of a ${filterText(ability.asCopyOf)} in play.`;
    case 'keyword':
      return upper(keywordText(ability, { name, cost }));
    default:
      return ability satisfies never;
  }
}

function countersText(counters: Readonly<Record<string, number>> = {}): string {
  const all = Object.entries(counters).map(([kind, count]) => `${count} ${kind} counters`);
  return all.length === 0 ? '' : ` with ${all.join(' and ')} on it`;
}

interface From {
  readonly name: string;
  readonly targets: readonly TargetSpec[];
}

/** How conditions and amounts of this text say what they speak of. */
const sayingOf = (from: From): Saying => ({
  noun: (what) => referenceText(what, from),
  kind: (filter, number) => (number === 'many' ? plural(filterText(filter)) : filterText(filter)),
});

function effectsText(effects: Effects, from: From): string {
  return effects.map((effect) => upper(`${effectText(effect, from)}.`)).join(' ');
}

function effectText(effect: Effect, from: From): string {
  const say = (what: Reference): string => referenceText(what, from);
  const saying = sayingOf(from);
  switch (effect.do) {
    case 'dealDamage': {
      const how = effect.divided === true ? ' divided as you choose among ' : ' to ';
      return `${from.name} deals ${amountText(effect.amount, saying)} damage${how}${say(effect.to)}`;
    }
    case 'destroy': {
      const rest = effect.cantBeRegenerated === true ? '. It can’t be regenerated' : '';
      return `destroy ${say(effect.what)}${rest}`;
    }
    case 'sacrifice':
    case 'tap':
    case 'untap':
    case 'regenerate':
    case 'counter':
    case 'reveal':
      return `${effect.do} ${say(effect.what)}`;
    case 'gainLife':
    case 'loseLife': {
      const verb = effect.do === 'gainLife' ? 'gain' : 'lose';
      return `${say(effect.who)} ${verb}s ${amountText(effect.amount, saying)} life`;
    }
    case 'discard': {
      const much =
        effect.amount === 'all' ? 'the whole hand' : `${amountText(effect.amount, saying)} cards`;
      return `${say(effect.who)} discards ${much}`;
    }
    case 'choose':
      return `choose ${effect.count ?? 'one'} of ${say(effect.among)}`;
    case 'cantRegenerate':
      return `${say(effect.what)} can’t be regenerated this turn`;
    case 'preventDamage': {
      const kind = effect.combat === true ? 'combat damage' : 'damage';
      const much =
        effect.amount === 'all' ? 'all' : `the next ${amountText(effect.amount, saying)}`;
      const to = effect.to === undefined ? '' : ` to ${say(effect.to)}`;
      return `prevent ${much} ${kind} that would be dealt${to} this turn`;
    }
    case 'redirectDamage': {
      const much =
        effect.amount === 'all'
          ? 'all damage'
          : effect.amount === 'next time'
            ? 'the next damage'
            : `the next ${amountText(effect.amount, saying)} damage`;
      const from = effect.from === undefined ? '' : ` by ${say(effect.from)}`;
      return `${much} that would be dealt to ${say(effect.to)}${from} this turn is dealt to ${say(effect.onto)} instead`;
    }
    case 'insteadOfGraveyard':
      return `if ${say(effect.what)} would be put into a graveyard this turn, ${GOES[effect.goes]} instead`;
    case 'modify':
      return `${say(effect.what)} ${modificationText(effect.by, saying)}${durationText(effect.until, from)}`;
    case 'inCombat':
      return `${say(effect.what)} ${combatRuleText(effect.rule)} this turn`;
    case 'extraTurn':
      return `${say(effect.who)} take an extra turn after this one`;
    case 'extraPhases':
      return `after this phase there is an additional ${effect.phases.join(' and then an additional ')} phase`;
    case 'skip':
      return `${say(effect.who)} skip the next ${skippableText(effect.what)}`;
    case 'phaseOut':
      return `${say(effect.what)} phases out`;
    case 'becomeBlocked':
      return `${say(effect.what)} becomes blocked`;
    case 'removeFromCombat':
      return `remove ${say(effect.what)} from combat`;
    case 'move':
      if (effect.to === 'hand') return `return ${say(effect.what)} to its owner’s hand`;
      if (effect.to === 'graveyard') return `put ${say(effect.what)} into its owner’s graveyard`;
      if (effect.to === 'library') return `put ${say(effect.what)} into its owner’s library`;
      return `remove ${say(effect.what)} from the game${effect.faceDown === true ? ' face down' : ''}`;
    case 'shuffle':
      return effect.who === 'you' ? 'shuffle your library' : `${say(effect.who)} shuffles`;
    case 'draw':
      return `draw ${effect.amount === 1 ? 'a card' : `${amountText(effect.amount, saying)} cards`}`;
    case 'addMana': {
      const times = effect.times === undefined ? '' : ` for each ${eachText(effect.times, saying)}`;
      return `add ${symbols(effect.mana)} to your mana pool${times}`;
    }
    case 'createTokens': {
      const { name, power = 0, toughness = 0 } = effect.token;
      const under = effect.under === undefined ? '' : ` under the control of ${say(effect.under)}`;
      return `put ${amountText(effect.amount, saying)} ${power}/${toughness} ${name} tokens into play${under}`;
    }
    case 'putCounters':
      return `put ${amountText(effect.amount, saying)} ${effect.counter} counters on ${say(effect.what)}`;
    case 'removeCounters':
      return `remove ${effect.amount === 'all' ? 'all' : amountText(effect.amount, saying)} ${effect.counter} counters from ${say(effect.what)}`;
    case 'moveCounter':
      return `move a ${effect.counter} counter from ${say(effect.from)} to ${say(effect.to)}`;
    case 'putIntoPlay': {
      const under = effect.under === undefined ? '' : ` under the control of ${say(effect.under)}`;
      return `put ${say(effect.what)} into play${under}`;
    }
    case 'endGame':
      return [
        ...(effect.wins === undefined ? [] : [`${say(effect.wins)} wins the game`]),
        ...(effect.loses === undefined ? [] : [`${say(effect.loses)} loses the game`]),
      ].join(' and ');
    case 'attach':
      return `move ${say(effect.what)} to ${say(effect.to)}`;
    case 'gainControl':
      return `${say(effect.who)} gains control of ${say(effect.what)}${durationText(effect.until, from)}`;
    case 'changeTarget':
      return `change the target of ${say(effect.of)}`;
    case 'copySpell':
      return `copy ${say(effect.what)} (the copy is ${COLOR_WORDS[effect.color]}); you may choose new targets for the copy`;
    case 'changeLandWord':
      return `replace all instances of one basic land type in the text of ${say(effect.what)} with another`;
    case 'changeColorWord':
      return `replace all instances of one color word in the text of ${say(effect.what)} with another`;
    case 'search': {
      const { count = 1, zones = ['library'], whose } = effect;
      const where = whose === undefined ? 'your' : `${say(whose)}’s`;
      const what = isAnything(effect.for) ? 'card' : `${filterText(effect.for)} card`;
      return `search ${where} ${zones.join(', ')} for ${count === 1 ? article(what) : `${count} ${plural(what)}`}`;
    }
    case 'exchangeControl':
      return `exchange control of ${say(effect.of)} and ${say(effect.and)}`;
    case 'exchangeLife':
      return `${say(effect.of)} and ${say(effect.and)} exchange life totals`;
    case 'delay': {
      const { until } = effect;
      const when =
        'step' in until ? `at the next ${until.step}` : `when ${say(until.what)} ${until.when}`;
      return `${when}, ${lower(effectsText(effect.effect, from), from.name).replace(/\.$/u, '')}`;
    }
    case 'nameCard':
      return 'name a card';
    case 'cardAtRandom':
      return `a card is chosen at random from ${effect.of === 'you' ? 'your' : `${say(effect.of)}’s`} hand and revealed`;
    case 'chooseSource':
      return `choose a source (${filterText(effect.which)})`;
    case 'preventNextDamage':
      return `the next time it would deal damage to ${say(effect.to)} this turn, prevent that damage`;
    case 'preventAssigned':
      return `prevent ${amountText(effect.amount, saying)} of ${say(effect.what)}`;
    case 'creaturesDealNoCombatDamage':
      return 'creatures deal no combat damage this turn';
    case 'atEndOfYourTurn':
      return `at the end of your turn, ${lower(effectsText(effect.effect, from), from.name).replace(/\.$/u, '')}`;
    case 'unless': {
      const inner = effectsText(effect.effect, from).replace(/\.$/u, '');
      return `${lower(inner, from.name)} unless ${paysText(effect.who, effect.pays, say)}${effect.times === undefined ? '' : ` for each ${eachText(effect.times, saying)}`}`;
    }
    case 'if': {
      const inner = effectsText(effect.effect, from).replace(/\.$/u, '');
      return `if ${conditionText(effect.condition, saying)}, ${lower(inner, from.name)}`;
    }
    default:
      return effect satisfies never;
  }
}

function durationText(until: Duration | undefined, { name }: From): string {
  if (until === undefined) return '';
  if (typeof until === 'string') return ` until ${until}`;
  const tapped = until.asLongAs === 'you control this' ? '' : ' and it stays tapped';
  return ` as long as you control ${name}${tapped}`;
}

function paysText(who: Reference, pays: Cost, say: (what: Reference) => string): string {
  const cost = pays.mana === undefined ? lower(costText(pays), '') : costText(pays);
  if (who === 'you') return pays.mana === undefined ? `you ${cost}` : `you pay ${cost}`;
  return pays.mana === undefined ? `${say(who)} does: ${cost}` : `${say(who)} pays ${cost}`;
}

function referenceText(what: Reference, from: From): string {
  if (typeof what === 'string') {
    if (what === 'self') return from.name;
    if (what === 'enchanted') return 'the enchanted permanent';
    if (what === 'event') return 'it';
    if (what === 'opponent') return 'your opponent';
    return what === 'player with the most life' ? 'the player with the most life' : what;
  }
  if ('target' in what) return targetText(from.targets[what.target]);
  if ('bound' in what) return what.bound === 'amount' ? 'that much' : 'it';
  if ('controllerOf' in what) return 'its controller';
  if ('every' in what) return `each ${filterText(what.every)}`;
  if ('cardsIn' in what) return `the ${what.cardsIn} of ${referenceText(what.of, from)}`;
  if ('topOfLibrary' in what) return 'the top card of your library';
  if ('topOfGraveyard' in what) return 'the top card of your graveyard';
  if ('otherHostsOf' in what) {
    const types = what.sharing.map((type) => type.toLowerCase());
    return `the other permanents that it could be on (a ${types.join(' or ')}, like that which it is on)`;
  }
  return what.several.map((one) => referenceText(one, from)).join(' and ');
}

function targetText(spec: TargetSpec | undefined): string {
  if (spec === undefined) return 'the target';
  const most = spec.most ?? 1;
  const noun = filterText(spec.what);
  if (most === 1) return `target ${noun}`;
  return spec.divided === undefined
    ? `up to ${most} target ${plural(noun)}`
    : `any number of target ${plural(noun)}`;
}

function triggerText(trigger: Trigger, name: string): string {
  switch (trigger.when) {
    case 'comes into play':
    case 'leaves play':
    case 'is put into a graveyard from play':
    case 'is dealt damage':
    case 'becomes tapped':
    case 'attacks':
      return `Whenever ${watchedText(trigger.what, name)} ${trigger.when}`;
    case 'deals damage': {
      const to = trigger.to === undefined ? '' : ` to ${article(filterText(trigger.to))}`;
      const kind = trigger.combat === true ? 'combat damage' : 'damage';
      return `Whenever ${watchedText(trigger.what, name)} deals ${kind}${to}`;
    }
    case 'blocks': {
      const whom = trigger.whom === undefined ? '' : ` ${article(filterText(trigger.whom))}`;
      return `Whenever ${watchedText(trigger.what, name)} blocks${whom}`;
    }
    case 'becomes blocked': {
      const by = trigger.by === undefined ? '' : ` by ${article(filterText(trigger.by))}`;
      return `Whenever ${watchedText(trigger.what, name)} becomes blocked${by}`;
    }
    case 'it is so':
      return `When ${conditionText(trigger.condition, sayingOf({ name, targets: [] }))}`;
    case 'step begins':
      return `At the beginning of ${WHOSE_STEP[trigger.whose]} ${trigger.step}`;
    case 'is tapped for mana':
      return trigger.what === 'enchanted'
        ? 'Whenever the enchanted land is tapped for mana'
        : `Whenever ${article(filterText(trigger.what))} is tapped for mana`;
    case 'discards':
      return 'Whenever you discard a card';
    case 'is played':
      return `Whenever a player plays ${article(filterText(trigger.what))}${
        trigger.targeting === undefined
          ? ''
          : ` that targets ${watchedText(trigger.targeting, name)}`
      }`;
    case 'draws':
      return trigger.who === 'you'
        ? 'Whenever you draw a card'
        : `Whenever ${trigger.who === 'opponent' ? 'your opponent' : 'a player'} draws a card`;
    default:
      return trigger satisfies never;
  }
}

const WHOSE_STEP = {
  you: 'your',
  opponent: 'your opponent’s',
  'each player': 'each player’s',
} as const;

function watchedText(what: Watched, name: string): string {
  if (what === 'self') return name;
  return what === 'enchanted' ? 'the enchanted permanent' : article(filterText(what));
}

function staticText(effect: Extract<Ability, { kind: 'static' }>['effect'], name: string): string {
  if ('forbids' in effect) {
    const who = { you: 'You', opponent: 'Your opponent', 'each player': 'Players' }[effect.who];
    return `${who} can’t gain life.`;
  }
  if ('controls' in effect) return 'You control the enchanted permanent.';
  if ('doesNotUntap' in effect) {
    return `${upper(plural(filterText(effect.doesNotUntap)))} don’t untap during their controllers’ untap steps.`;
  }
  if ('inCombat' in effect)
    return `${whoText(effect.who, name)} ${combatRuleText(effect.inCombat)}.`;
  if ('mostAttackers' in effect) {
    return `No more than ${effect.mostAttackers} creatures can attack each combat.`;
  }
  if ('skips' in effect) return `${WHOSE_SKIP[effect.who]} ${skippableText(effect.skips)}.`;
  if ('maximumHandSize' in effect) {
    const { maximumHandSize: size, who } = effect;
    const has =
      who === 'you' ? 'You have' : who === 'opponent' ? 'Your opponent has' : 'Each player has';
    return size === null
      ? `${has} no maximum hand size.`
      : `${has} a maximum hand size of ${size}.`;
  }
  if ('costsOf' in effect) {
    const what = isAnything(effect.what) ? '' : `${filterText(effect.what)} `;
    const kind = effect.costsOf === 'spells' ? 'spells' : 'activated abilities';
    const change =
      effect.more === undefined ? `${effect.less ?? 0} less` : `${symbols(effect.more)} more`;
    return upper(`${what}${kind} cost ${change} to play.`);
  }
  if ('damageIsMultipliedBy' in effect) {
    return `All damage to creatures and players is multiplied by ${effect.damageIsMultipliedBy}.`;
  }
  if ('cantBeCountered' in effect) return `${name} can’t be countered.`;
  if ('replaces' in effect) return replacementText(effect.replaces, name);
  return `${whoText(effect.modifies, name)} ${modificationText(effect.by, sayingOf({ name, targets: [] }))}.`;
}

const WHOSE_SKIP = {
  you: 'Skip your',
  opponent: 'Your opponent skips each',
  'each player': 'Players skip their',
} as const;

function skippableText(what: Skippable): string {
  if (what === 'turn') return 'turn';
  return what === 'combat' || what === 'main' ? `${what} phase` : `${what} step`;
}

function whoText(who: 'self' | 'enchanted' | { readonly every: Filter }, name: string): string {
  if (who === 'self') return name;
  return who === 'enchanted' ? 'The enchanted permanent' : `Each ${filterText(who.every)}`;
}

const GOES: Readonly<Record<InsteadOfGraveyard, string>> = {
  exile: 'remove it from the game',
  hand: 'return it to its owner’s hand',
  library: 'put it on top of its owner’s library',
  'shuffled into the library': 'shuffle it into its owner’s library',
};

function replacementText(replacement: Replacement, name: string): string {
  const from = { name, targets: [] };
  switch (replacement.would) {
    case 'be put into a graveyard': {
      const { what, goes } = replacement;
      const which = what === 'any card' ? 'a card' : watchedText(what, name);
      return `If ${which} would be put into a graveyard, ${GOES[goes]} instead.`;
    }
    case 'draw':
    case 'gain life': {
      const { would, who, effect } = replacement;
      const verb = would === 'draw' ? 'draw a card' : would;
      const whose = who === 'opponent' ? 'your opponent' : who;
      return `If ${whose} would ${verb}, instead ${lower(effectsText(effect, from), name)}`;
    }
    case 'be dealt damage': {
      const { what, from: source, combat, onto } = replacement;
      const kind = combat === true ? 'combat damage' : 'damage';
      const by = source === undefined ? '' : ` by ${article(filterText(source))}`;
      const event = `${kind} that would be dealt to ${watchedText(what, name)}${by}`;
      return onto === undefined
        ? `Prevent all ${event}.`
        : `All ${event} is dealt to ${referenceText(onto, from)} instead.`;
    }
    default:
      return replacement satisfies never;
  }
}

function modificationText(by: Modification, saying: Saying): string {
  const parts: string[] = [];
  const { becomes } = by;
  if (becomes !== undefined) {
    parts.push(becomesText(becomes, saying));
  }
  if (by.losesAllAbilities === true) parts.push('loses all abilities');
  if (by.is !== undefined)
    parts.push(`is ${amountText(by.is.power, saying)}/${amountText(by.is.toughness, saying)}`);
  if (by.power !== undefined || by.toughness !== undefined) {
    parts.push(`gets ${signed(by.power ?? 0, saying)}/${signed(by.toughness ?? 0, saying)}`);
  }
  if (by.colors !== undefined) parts.push(`is ${colorsText(by.colors)}`);
  if (by.grants !== undefined) {
    parts.push(`has ${by.grants.map((one) => `“${abilityText(one, 'this')}”`).join(' and ')}`);
  }
  if (by.gains !== undefined) parts.push(`gains ${by.gains.join(', ')}`);
  if (by.loses !== undefined) parts.push(`loses ${by.loses.join(', ')}`);
  return parts.join(' and ');
}

function becomesText(becomes: NonNullable<Modification['becomes']>, saying: Saying): string {
  const { power, toughness, types, addTypes, subtypes, addSubtypes, keywords, land } = becomes;
  if (land !== undefined) return land === 'chosen' ? 'is of the chosen type' : `is a basic ${land}`;
  const nouns = [
    ...(subtypes ?? []),
    ...(addSubtypes ?? []),
    ...lowered(types),
    ...lowered(addTypes),
  ];
  if (nouns.length === 0)
    return `is ${sizeText(power ?? 0, saying)}/${sizeText(toughness ?? 0, saying)}`;
  const size =
    power === undefined ? '' : `${sizeText(power, saying)}/${sizeText(toughness ?? 0, saying)} `;
  const colors = becomes.colors === undefined ? '' : `${colorsText(becomes.colors)} `;
  const having = keywords === undefined ? '' : ` with ${keywords.join(', ')}`;
  const value = power === 'its mana value' ? ', N being its mana value,' : '';
  const beside = addTypes === undefined ? '' : ' as well';
  return `becomes a ${size}${colors}${nouns.join(' ')}${having}${value}${beside}`;
}

const lowered = (types: readonly string[] = []): string[] => types.map((one) => one.toLowerCase());

function colorsText(colors: readonly Color[]): string {
  return colors.length === 0
    ? 'colorless'
    : colors.map((color) => COLOR_WORDS[color]).join(' and ');
}

/** With its sign: `+2`, `-1`. */
const signed = (amount: Amount, saying: Saying): string =>
  typeof amount === 'number' && amount < 0 ? `${amount}` : `+${amountText(amount, saying)}`;

/** "Its mana value" can't stand where a number stands. */
const sizeText = (amount: Amount, saying: Saying): string =>
  amount === 'its mana value' ? 'N' : amountText(amount, saying);
