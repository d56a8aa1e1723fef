import { combatPredicate } from '../combat-text.ts';
import { filterText, headText, qualityText } from '../filter-text.ts';
import type { CostChange, Filter, StaticAbility } from '../language.ts';
import { numberWord, stopped, upper } from './grammar.ts';
import { changes, clauseText } from './modification.ts';
import { many, type Noun } from './noun.ts';
import { replacementText } from './replacements.ts';
import { skippableText } from './steps.ts';
import { symbols } from './symbols.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

/** What a static ability says. */
export function staticText(effect: StaticAbility['effect'], say: Say, terms: Terms): string {
  if ('modifies' in effect) {
    const { modifies, by } = effect;
    const how = { lasts: '', isOfItself: modifies === 'self', isStatic: true } as const;
    const said = changes(subjectOf(modifies, say), by, say, how);
    if (typeof said === 'string') return `${upper(said)}.`;
    return 'subject' in said ? stopped(upper(clauseText(said))) : said.joins;
  }
  if ('inCombat' in effect) {
    const does = [combatPredicate(effect.inCombat)];
    return `${upper(clauseText({ subject: subjectOf(effect.who, say), does }))}.`;
  }
  if ('controls' in effect) return `You control ${say.noun('enchanted').text}.`;
  if ('forbids' in effect) return `${WHO[effect.who]} can’t gain life.`;
  if ('doesNotUntap' in effect) {
    const them = upper(filterText(effect.doesNotUntap, 'many'));
    return `${them} don’t untap during their controllers’ untap steps.`;
  }
  if ('mostAttackers' in effect) {
    const { mostAttackers: most } = effect;
    const creatures = most === 1 ? 'creature' : 'creatures';
    return `No more than ${numberWord(most)} ${creatures} can attack each combat.`;
  }
  if ('skips' in effect) return `${SKIPS[effect.who]} ${skippableText(effect.skips)}.`;
  if ('maximumHandSize' in effect) {
    const { maximumHandSize: size, who } = effect;
    const has = `${who === 'each player' ? 'Each player' : WHO[who]} ${who === 'you' ? 'have' : 'has'}`;
    return size === null
      ? `${has} no maximum hand size.`
      : `${has} a maximum hand size of ${numberWord(size)}.`;
  }
  if ('costsOf' in effect) return costChangeText(effect);
  if ('damageIsMultipliedBy' in effect) {
    const { damageIsMultipliedBy: by } = effect;
    const verb = by === 2 ? 'Double' : by === 3 ? 'Triple' : `Multiply by ${numberWord(by)}`;
    return `${verb} all damage dealt to creatures and players.`;
  }
  if ('cantBeCountered' in effect) return `${upper(say.self.text)} can’t be countered.`;
  return replacementText(effect.replaces, say, terms);
}

/** Everything that it is said of, in the plural: `other global enchantments`. */
function subjectOf(who: 'self' | 'enchanted' | { readonly every: Filter }, say: Say): Noun {
  return typeof who === 'string'
    ? say.noun(who)
    : many(filterText(who.every, 'many'), { kind: headText(who.every) });
}

/** `Red spells you play cost {1} less to play.` */
function costChangeText({ costsOf, what, more, less }: CostChange): string {
  const parts = 'all' in what ? what.all : [what];
  const by = parts.find((part) => 'controlledBy' in part);
  const kind: Filter = { all: parts.filter((part) => part !== by) };
  const whose =
    by === undefined || !('controlledBy' in by)
      ? ''
      : by.controlledBy === 'you'
        ? ' you play'
        : ' your opponent plays';
  const change =
    more === undefined ? `${symbols(String(less ?? 0))} less` : `${symbols(more)} more`;
  const quality = qualityText(kind);
  const subject =
    costsOf === 'spells'
      ? `${quality.replace(/ ?spell$/u, '')} spells${whose}`.trim()
      : quality === ''
        ? `activated abilities${whose}`
        : `activated abilities of ${filterText(what, 'many')}`;
  return `${upper(subject)} cost ${change} to play.`;
}

const WHO = { you: 'You', opponent: 'Your opponent', 'each player': 'Players' } as const;

const SKIPS = {
  you: 'Skip your',
  opponent: 'Your opponent skips his or her',
  'each player': 'Players skip their',
} as const;
