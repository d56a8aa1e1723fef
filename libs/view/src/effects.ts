import { abilityText, COLOR_WORDS, combatRuleText } from '@arbiter/cards';
import {
  playerRef,
  type DamageShield,
  type Game,
  type LastingEffect,
  type Recipient,
} from '@arbiter/engine';
import { listed, objectName, playerName, recipientName } from './names.ts';
import type { Looker } from './viewer.ts';

/** An effect that a spell or ability left behind. */
export interface EffectView {
  readonly kind: LastingEffect['kind'];
  readonly objects: readonly Recipient[];
  readonly thisTurn: boolean;
  readonly text: string;
}

/** Everything that lasts, for people. Public: everybody who watched knows it. */
export function effectsSeen(game: Game, viewer: Looker): EffectView[] {
  return game.effects.map((effect) => ({
    kind: effect.kind,
    objects: objectsOf(effect),
    thisTurn: effect.thisTurn,
    text: effectText(game, effect, viewer),
  }));
}

function objectsOf(effect: LastingEffect): readonly Recipient[] {
  switch (effect.kind) {
    case 'modification':
    case 'inCombat':
    case 'mayPlay':
      return effect.objects;
    case 'regeneration':
    case 'control':
    case 'noRegeneration':
    case 'keptTapped':
    case 'insteadOfGraveyard':
    case 'returnsInUntap':
    case 'targetable':
    case 'ignored':
      return [effect.object];
    case 'prevention':
      return [effect.source, effect.to, effect.onto ?? null].filter((one) => one !== null);
    case 'turnControl':
    case 'skip':
    case 'insteadOfDraw':
    case 'ability':
      return [playerRef(effect.seat)];
    case 'noCombatDamage':
    case 'standing':
    case 'lingering':
      return [];
    default:
      return effect satisfies never;
  }
}

/** What an effect does, in words. */
export function effectText(game: Game, effect: LastingEffect, viewer: Looker): string {
  switch (effect.kind) {
    case 'modification':
      return modificationText(game, effect, viewer);
    case 'control':
      return `${playerName(effect.to)} controls ${objectName(game, effect.object, viewer)}`;
    case 'inCombat': {
      const names = effect.objects.map((id) => objectName(game, id, viewer));
      return `${listed(names)}: ${combatRuleText(effect.rule)}`;
    }
    case 'regeneration':
      return `${objectName(game, effect.object, viewer)} regenerates if it would be destroyed`;
    case 'noRegeneration':
      return `${objectName(game, effect.object, viewer)} can’t be regenerated`;
    case 'keptTapped':
      return `${objectName(game, effect.object, viewer)} stays tapped in its controller’s next untap step`;
    case 'insteadOfGraveyard':
      return `${objectName(game, effect.object, viewer)} does not go to a graveyard but elsewhere (${effect.goes})`;
    case 'prevention':
      return shieldText(game, effect, viewer);
    case 'turnControl':
      return `${recipientName(game, playerRef(effect.by), viewer)} controls the next turn of ${recipientName(game, playerRef(effect.seat), viewer)}`;
    case 'skip':
      return `${recipientName(game, playerRef(effect.seat), viewer)} skips the next ${effect.what}`;
    case 'standing':
      return abilityText(
        { kind: 'static', effect: effect.standing },
        { name: objectName(game, effect.source, viewer) },
      );
    case 'returnsInUntap':
      return `${objectName(game, effect.object, viewer)} returns to its owner’s hand as ${playerName(effect.seat)} untaps`;
    case 'targetable':
      return `${playerName(effect.by)} can target ${objectName(game, effect.object, viewer)}`;
    case 'ignored':
      return `${playerName(effect.by)} ignores what ${objectName(game, effect.object, viewer)} forbids`;
    case 'mayPlay': {
      const names = effect.objects.map((id) => objectName(game, id, viewer));
      const free = effect.free === true ? ' without paying the mana cost' : '';
      return `${playerName(effect.seat)} may play ${listed(names)}${free}`;
    }
    case 'lingering':
      return `what ${objectName(game, effect.source, viewer)} changed goes on`;
    case 'insteadOfDraw':
      return `${objectName(game, effect.source, viewer)} replaces the next draw of ${playerName(effect.seat)}`;
    case 'ability':
      return `${playerName(effect.seat)} has an ability by ${objectName(game, effect.source, viewer)}`;
    case 'noCombatDamage':
      return 'creatures deal no combat damage';
    default:
      return effect satisfies never;
  }
}

/** What it makes of permanents and spells. */
function modificationText(
  game: Game,
  effect: Extract<LastingEffect, { kind: 'modification' }>,
  viewer: Looker,
): string {
  const { by } = effect;
  const parts: string[] = [];
  if (by.becomes !== undefined) {
    const { power, toughness, land } = by.becomes;
    const { types = [], addTypes = [], subtypes = [], addSubtypes = [] } = by.becomes;
    const size = power === undefined ? '' : `${power}/${toughness ?? 0} `;
    const supertypes = (by.becomes.addSupertypes ?? []).map(lower);
    const nouns = [
      ...supertypes,
      ...subtypes,
      ...addSubtypes,
      ...[...types, ...addTypes].map(lower),
    ];
    parts.push(land === undefined ? `a ${size}${nouns.join(' ')}` : `a basic ${land}`);
  }
  if (by.colors !== undefined) parts.push(listed(by.colors.map((one) => COLOR_WORDS[one])));
  if (by.losesAllAbilities === true) parts.push('no abilities');
  if (by.losesLandwalk === true) parts.push('no landwalk');
  if (by.is !== undefined) parts.push(`${by.is.power}/${by.is.toughness}`);
  if (by.power !== undefined || by.toughness !== undefined) {
    parts.push(`${signed(by.power ?? 0)}/${signed(by.toughness ?? 0)}`);
  }
  if (by.grants !== undefined) parts.push('more abilities');
  parts.push(...(by.gains ?? []), ...(by.loses ?? []).map((keyword) => `no ${keyword}`));
  const names = effect.objects.map((id) => objectName(game, id, viewer));
  return `${listed(names)}: ${parts.join(', ')}`;
}

const lower = (word: string): string => word.toLowerCase();
function shieldText(game: Game, shield: DamageShield, viewer: Looker): string {
  const { source, to, amount, combat, onto } = shield;
  const much = amount === 'all' ? 'all' : amount === undefined ? 'the next' : `the next ${amount}`;
  const kind = combat === true ? 'combat damage' : 'damage';
  const by = source === null ? '' : ` of ${objectName(game, source, viewer)}`;
  const whom = to === null ? '' : ` to ${recipientName(game, to, viewer)}`;
  // Nothing keeps it from being dealt.
  if (shield.repays === true && shield.back !== undefined) {
    const from = objectName(game, shield.back.by, viewer);
    return `${much} ${kind}${by}${whom} is repaid by ${from}`;
  }
  const how =
    onto === undefined
      ? 'is prevented'
      : `is dealt to ${recipientName(game, onto, viewer)} instead`;
  return `${much} ${kind}${by}${whom} ${how}`;
}
const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);
