import { manaUseText } from '@arbiter/cards';
import {
  nameOf,
  splicedOnto,
  type AbilityRef,
  type ObjectId,
  type Recipient,
  type Seat,
} from '@arbiter/engine';
import { listed, textName } from '../names.ts';
import { nameFor, objectOf } from '../viewer.ts';
import { bookkeeping, told, type Occasion, type SomeTellers, type Told } from './telling.ts';

export const playing = {
  AbilityPutOnStack({ object, controller, item: { ability, source, triggered } }, on) {
    return told(`${abilityOf(ability, controller, on)} goes on the stack`, {
      object,
      controller,
      source: seen(source, on),
      triggered,
      ability: shortRef(ability),
    });
  },
  AnnouncementBegan: bookkeeping,
  ChoiceAnnounced({ choices: { paidWith: _, ...choices }, half = '' }, on) {
    const spliced = splicedOnto(half).map(nameOf);
    // What a cost is paid with is told as it is paid: before, it may be a card in a hand.
    if (Object.keys(choices).length === 0 && spliced.length === 0) return null;
    const parts: string[] = [];
    if (spliced.length > 0) parts.push(`spliced onto it: ${spliced.join(', ')}`);
    if (choices.mode !== undefined) parts.push(`mode ${choices.mode + 1}`);
    if (choices.x !== undefined) parts.push(`X is ${choices.x}`);
    if (choices.targets !== undefined) parts.push(`targets: ${targetNames(choices.targets, on)}`);
    if (choices.division !== undefined) parts.push(`divided ${choices.division.flat().join(', ')}`);
    if (choices.alternative !== undefined) parts.push('for another cost');
    if (choices.buyback !== undefined) parts.push(choices.buyback ? 'buyback' : 'no buyback');
    if (choices.paid !== undefined) parts.push(choices.paid ? 'it is paid' : 'it isn’t paid');
    return told(`Announced: ${parts.join('; ')}`, { choices });
  },
  // They may name cards in a hand; what is paid is told as it happens.
  UseCounted: bookkeeping,
  CostPicked: bookkeeping,
  CostLockedIn: bookkeeping,
  PaymentSettled: bookkeeping,
  ManaAbilityPlayed({ object, ability }, on) {
    return told(`${on.name(object)} is used for mana`, { object, ability });
  },
  SpecialActionTaken({ object, ability, seat }, on) {
    const text = `${on.player(seat)} pays for ${on.name(object)}`;
    return told(text, { object, ability, seat });
  },
  SpellCast({ object, seat }, on) {
    return told(`${on.player(seat)} casts ${on.plainName(object)}${aimed(object, on)}`, {
      object,
      seat,
      ...choicesOf(object, on),
    });
  },
  AbilityActivated({ object, seat }, on) {
    return told(`${on.player(seat)} plays ${on.plainName(object)}${aimed(object, on)}`, {
      object,
      seat,
      ...choicesOf(object, on),
      ...sourceOf(object, on),
    });
  },
  TriggerChoicesMade({ object, seat }, on) {
    return told(`${on.player(seat)} has chosen for ${on.plainName(object)}${aimed(object, on)}`, {
      object,
      seat,
      ...choicesOf(object, on),
    });
  },
  ActionReversed({ seat, kept }, on) {
    return told(`${on.player(seat)} takes it back`, { seat, kept });
  },
  AbilityTriggered({ trigger: { ability, source, controller } }, on) {
    return told(`${abilityOf(ability, controller, on)} triggers`, {
      source: seen(source, on),
      controller,
      ability: shortRef(ability),
    });
  },
  TriggersOrdered({ seat, order }, on) {
    if (order.length < 2) return null;
    return told(`${on.player(seat)} has put ${order.length} abilities in order`, { seat });
  },
  TriggerHandled: bookkeeping,
  TargetsChanged({ object, targets }, on) {
    const now = targetNames(targets, on);
    return told(`The target of ${on.name(object)} is now ${now}`, { object, targets });
  },
  SpellCopied({ object, of, controller }, on) {
    return told(`${on.name(of)} is copied`, { object, of, controller });
  },
  StackItemResolved({ object }, on) {
    return told(`${on.name(object)} has resolved`, { object });
  },
  StackItemCountered({ object, by }, on) {
    return told(`${on.name(object)} is countered${by === null ? '' : ` by ${on.name(by)}`}`, {
      object,
      by,
    });
  },
  ManaAdded({ seat, mana, only, snow }, on) {
    const limit = only === undefined ? '' : `, only to ${manaUseText(only)}`;
    return told(`${on.player(seat)} gets ${mana}${snow === true ? ', snow mana' : ''}${limit}`, {
      ...{ seat, mana },
      ...(snow === true ? { snow } : {}),
    });
  },
  ManaTakenBack({ seat, object, mana }, on) {
    const made = mana.map((one) => one.mana).join('');
    return told(`${on.player(seat)} takes back ${made} from ${on.name(object)}`, {
      ...{ seat, object },
      mana: made,
    });
  },
  ManaSpent({ seat, mana, snow }, on) {
    const ofSnow = snow === undefined ? '' : `, of it snow mana ${snow}`;
    return told(`${on.player(seat)} spends ${mana}${ofSnow}`, {
      ...{ seat, mana },
      ...(snow === undefined ? {} : { snow }),
    });
  },
} satisfies SomeTellers;

function shortRef(ability: AbilityRef | null): { of: string; index: number } | null {
  return ability === null ? null : { of: ability.of, index: ability.index };
}

function abilityOf(ability: AbilityRef | null, controller: Seat, on: Occasion): string {
  if (ability === null) return 'The draw of the turn';
  const name = textName(ability.of);
  return `The ability of ${name}${on.whoseOf(name, controller)}`;
}

/** An ability of a card in a hand or a library: which one it is, is told by its name alone. */
function seen(source: ObjectId, on: Occasion): ObjectId {
  const zone = on.after.objects[source]?.zone;
  return zone === 'battlefield' || zone === 'graveyard' || zone === 'stack' ? source : 0;
}

/**
 * Whose ability it is, and which: for the players, who may repeat it (6ED 421.2). What another object gave it is numbered otherwise and
 * left out, and so is what has gone to pay for it.
 */
function sourceOf(object: ObjectId, on: Occasion): Told['facts'] {
  const item = on.after.objects[object]?.stack;
  const source = on.after.objects[item?.source ?? 0];
  if (item?.ability == null || source?.zone !== 'battlefield' || on.viewer === 'spectator')
    return {};
  return item.ability.of === source.name ? { source: source.id, ability: item.ability.index } : {};
}

function targetNames(targets: readonly (readonly Recipient[])[], on: Occasion): string {
  return listed(targets.flat().map((one) => on.recipient(one)));
}

function aimed(object: ObjectId, on: Occasion): string {
  const targets = on.after.objects[object]?.stack?.targets ?? [];
  const names = targetNames(targets, on);
  return names === '' ? '' : ` at ${names}`;
}

function choicesOf(object: ObjectId, on: Occasion): Told['facts'] {
  const record = objectOf(on.after, object);
  const item = record?.stack;
  if (record === null || item == null) return {};
  const { targets, division, x, mode, alternative = 0, buyback } = item;
  const name = nameFor(on.viewer, record);
  return { name, targets, division, x, mode, alternative, buyback };
}
