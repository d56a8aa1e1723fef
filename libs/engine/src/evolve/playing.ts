import type { Writable } from '@arbiter/kernel';
import { keyInPhase } from '../state/ability-key.ts';
import { makeMana, MANA_KINDS, manaTotal, NO_MANA, parseMana, type Mana } from '@arbiter/cards';
import { keyOfUse } from '../state/ability-use.ts';
import { keyOfAbility } from '../state/ability-key.ts';
import type { Seat } from '../state/basics.ts';
import { frameOf } from '../state/frames.ts';
import type { Game, LimitedMana, Player } from '../state/game.ts';
import type { GameObject, StackItem } from '../state/objects.ts';
import { newObject } from '../state/new-object.ts';
import { announceLike } from '../state/copied-frames.ts';
import { stackItemLike, turnLike, withChoices } from './copies.ts';
import type { Draft } from './draft.ts';
import { remember } from './history.ts';
import { cease } from './leaving.ts';
import type { Appliers } from './appliers.ts';
import { priorityTo } from './priority-to.ts';

export const playing: Appliers<
  | 'AbilityPutOnStack'
  | 'AnnouncementBegan'
  | 'ChoiceAnnounced'
  | 'CostPicked'
  | 'CostLockedIn'
  | 'PaymentSettled'
  | 'UseCounted'
  | 'SpecialActionTaken'
  | 'ManaAbilityPlayed'
  | 'SpellCast'
  | 'AbilityActivated'
  | 'TriggerChoicesMade'
  | 'ActionReversed'
  | 'AbilityTriggered'
  | 'TriggersOrdered'
  | 'TriggerHandled'
  | 'TargetsChanged'
  | 'SpellCopied'
  | 'StackItemResolved'
  | 'StackItemCountered'
  | 'ManaAdded'
  | 'ManaTakenBack'
  | 'ManaSpent'
> = {
  AbilityPutOnStack(draft, { object, controller, item, colors }) {
    const source = draft.game.objects[item.source];
    const owner = source?.owner ?? controller;
    const ability = newObject(
      object,
      'ability',
      item.ability?.of ?? '',
      owner,
      controller,
      'stack',
    );
    ability.colors = colors;
    ability.stack = item;
    draft.addObject(ability);
    draft.putIntoZone(object, 'stack', controller);
  },
  AnnouncementBegan(draft, { frame }) {
    draft.pushFrame(announceLike(frame, draft.keep()));
    draft.game.decision = null;
  },
  ChoiceAnnounced(draft, { choices, at, part, by, half }) {
    const frame = draft.changeTop('announce');
    if (half !== undefined) draft.object(frame.object).name = half;
    frame.choices = { ...frame.choices, ...choices };
    frame.at = at;
    frame.part = part;
    frame.answer = null;
    if (by !== undefined) frame.opponentChose = true;
  },
  CostPicked(draft, { objects, asked }) {
    const frame = draft.changeTop('announce', 'pay');
    frame.picked = [...(frame.picked ?? []), objects];
    if (asked && frame.kind === 'announce') frame.pickedByAnswer = true;
    frame.answer = null;
  },
  CostLockedIn(draft, { cost }) {
    const frame = draft.changeTop('announce');
    frame.lockedIn = cost;
    frame.at += 1;
    frame.part = 0;
    frame.answer = null;
  },
  PaymentSettled(draft, { payment }) {
    const frame = draft.changeTop('announce', 'pay');
    frame.payment = payment;
    frame.part = 0;
    frame.answer = null;
  },
  UseCounted(draft, use) {
    const turn = turnLike(draft.game.turn);
    turn.used = [...(turn.used ?? []), keyOfUse(use)];
    draft.game.turn = turn;
  },
  ManaAbilityPlayed(draft, { object, ability }) {
    const top = draft.topFrame();
    if (top.kind === 'announce') {
      const frame = draft.changeTop('announce');
      if (frame.payment !== null) frame.part += 1;
      frame.played = [...frame.played, { object, ability }];
    } else if (top.kind === 'pay' && top.payment !== null) {
      draft.changeTop('pay').part += 1;
    } else if (top.kind === 'priority') {
      // Somebody acted: the other's pass doesn't count any more (6ED 408.1c: in succession).
      draft.changeTop('priority').passes = top.attack === true ? 1 : 0;
    }
    draft.game.decision = null;
  },
  SpecialActionTaken(draft, { seat }) {
    draft.popFrame();
    const top = draft.topFrame();
    if (top.kind === 'priority') draft.replaceTop(priorityTo(top, seat));
    draft.game.decision = null;
  },
  SpellCast(draft, { object, seat, manaSpent }) {
    remember(draft, 'was played', object);
    finishAnnouncement(draft, object, seat, manaSpent);
  },
  AbilityActivated(draft, { object, seat }) {
    finishAnnouncement(draft, object, seat);
  },
  TriggerChoicesMade(draft, { object, seat }) {
    finishAnnouncement(draft, object, seat);
  },
  ActionReversed(draft) {
    // A triggered ability, which has no start, is not taken back.
    const start = draft.topOf('announce').start as Game;
    const now = draft.game;
    const players = start.players.map((player, seat) => ({
      ...player,
      stops: now.players[seat as Seat].stops,
      yields: now.players[seat as Seat].yields,
      offersDraw: now.players[seat as Seat].offersDraw,
    })) as unknown as typeof start.players;
    draft.restore({
      ...start,
      players,
      // What was announced never was, but its ids are not given again.
      objects: [
        ...start.objects,
        ...Array.from({ length: now.objects.length - start.objects.length }, () => null),
      ],
      clock: now.clock,
      rolls: now.rolls,
      // Who had priority is asked again (6ED 422.2).
      decisions: now.decisions,
      decision: null,
      nextMoment: now.nextMoment,
      nextNumber: now.nextNumber,
    });
    draft.lookAgain();
  },
  AbilityTriggered(draft, { trigger }) {
    draft.game.waiting = [...draft.game.waiting, trigger];
    const top = draft.topFrame();
    if (trigger.inSeries === true && top.kind === 'triggers' && top.series !== undefined) {
      const frame = draft.changeTop('triggers');
      frame.ordered = [];
      frame.series = [...top.series, trigger.id];
    }
    if (trigger.inPhase === true || trigger.inSeries === true) {
      const { turn } = draft.game;
      draft.game.turn = { ...turn, inPhase: [...(turn.inPhase ?? []), keyInPhase(trigger)] };
    }
    draft.game.nextNumber = trigger.id + 1;
  },
  TriggersOrdered(draft, { order }) {
    const frame = draft.changeTop('triggers');
    frame.ordered = order;
    frame.answer = null;
  },
  TriggerHandled(draft, { trigger, spent }) {
    const handled = draft.game.waiting.find(({ id }) => id === trigger);
    if (spent === true && handled !== undefined) {
      const { ability, source } = handled;
      const object = draft.object(source);
      object.spent = [...(object.spent ?? []), keyOfAbility(ability)];
    }
    draft.game.waiting = draft.game.waiting.filter(({ id }) => id !== trigger);
    const top = draft.topFrame();
    if (top.kind === 'triggers') {
      const isOpponents = handled !== undefined && handled.controller !== draft.game.turn.active;
      const frame = draft.changeTop('triggers');
      frame.ordered = top.ordered.filter((id) => id !== trigger);
      frame.answer = null;
      if (isOpponents && top.series !== undefined) frame.activeIsDone = true;
    }
  },
  TargetsChanged(draft, { object, targets }) {
    const changed = draft.object(object);
    const item = stackItemLike(changed.stack as StackItem);
    item.targets = targets;
    changed.stack = item;
  },
  SpellCopied(draft, { object, of, controller, item, colors, as }) {
    const original = draft.game.objects[of] as GameObject;
    const name = as ?? original.name;
    const copy = newObject(object, 'copy', name, controller, controller, 'stack');
    copy.text = original.text;
    copy.colors = colors;
    copy.stack = item;
    draft.addObject(copy);
    draft.putIntoZone(object, 'stack', controller);
  },
  StackItemResolved(draft, { object, next }) {
    // A spell has gone where it goes; everything else on the stack is no more.
    const resolved = draft.game.objects[object] as GameObject;
    if (resolved.zone === 'stack') cease(draft, object);
    leaveAgenda(draft, object, resolved.stack?.triggered === true, next);
  },
  StackItemCountered(draft, { object, by, triggered, next }) {
    if (by === null) leaveAgenda(draft, object, triggered === true, next);
  },
  ManaAdded(draft, { seat, mana, only, snow }) {
    const player = draft.player(seat);
    const added = parseMana(mana);
    player.pool = sum(player.pool, added, 1);
    if (snow === true) player.snow = sum(player.snow ?? NO_MANA, added, 1);
    if (only !== undefined) {
      const one = snow === true ? { mana, snow, only } : { mana, only };
      player.limited = [...(player.limited ?? []), one];
    }
  },
  ManaTakenBack(draft, { seat, object, mana }) {
    draft.game.decision = null;
    draft.object(object).tapped = false;
    const player = draft.player(seat);
    for (const { mana: part, only, snow } of mana) {
      player.pool = sum(player.pool, parseMana(part), -1);
      if (snow === true) spendSnow(player, parseMana(part));
      if (only !== undefined) {
        spendLimited(player, { mana: part, only, ...(snow === true ? { snow } : {}) });
      }
    }
  },
  ManaSpent(draft, { seat, mana, limited = [], snow }) {
    const player = draft.player(seat);
    player.pool = sum(player.pool, parseMana(mana), -1);
    if (snow !== undefined) spendSnow(player, parseMana(snow));
    for (const spent of limited) spendLimited(player, spent);
  },
};

/** The choices go onto the stack with the spell or ability, and its player has priority again (6ED 408.1c). */
function finishAnnouncement(
  draft: Draft,
  object: number,
  seat: Seat,
  manaSpent?: StackItem['manaSpent'],
): void {
  const frame = frameOf(draft.popFrame(), 'announce');
  const record = draft.object(object);
  // Letters of colours come first; the last one is colourless mana.
  const colorsPaid = frame.payment?.spend.slice(0, -1).filter((much) => much > 0).length ?? 0;
  const item = withChoices(record.stack as StackItem, frame.choices);
  if (colorsPaid > 0) item.colorsPaid = colorsPaid;
  if (manaSpent !== undefined) item.manaSpent = manaSpent;
  record.stack = item;
  const top = draft.topFrame();
  if (top.kind === 'priority') draft.replaceTop(priorityTo(top, seat));
}

/** After a resolution the active player receives priority (6ED 408.1c), unless another one keeps it. */
function leaveAgenda(
  draft: Draft,
  object: number,
  triggered: boolean,
  seat: Seat = draft.game.turn.active,
): void {
  const top = draft.topFrame();
  if (top.kind === 'resolve' && top.object === object) draft.popFrame();
  const below = draft.topFrame();
  if (below.kind === 'priority') {
    const next = priorityTo(below, seat);
    // Only triggered abilities go round by themselves.
    if (triggered) {
      next.rounds = (below.rounds ?? 0) + 1;
      if (below.loop !== undefined) next.loop = below.loop;
    }
    draft.replaceTop(next);
  }
}

/** Where nothing is left that snow permanents made, there is nothing to tell apart. */
function spendSnow(player: Writable<Player>, spent: Mana): void {
  const left = sum(player.snow ?? NO_MANA, spent, -1);
  if (manaTotal(left) > 0) player.snow = left;
  else delete player.snow;
}

/** Limited mana is gone that was spent; of what is left nothing is limited any more once all of it is. */
function spendLimited(player: Writable<Player>, spent: LimitedMana): void {
  const key = keyOf(spent);
  let due = parseMana(spent.mana);
  const left = (player.limited ?? []).flatMap((one) => {
    if (keyOf(one) !== key) return [one];
    const own = parseMana(one.mana);
    const taken = own.map((amount, kind) => Math.min(amount, due[kind] as number));
    due = sum(due, taken, -1);
    const mana = makeMana(sum(own, taken, -1));
    return mana === '' ? [] : [{ ...one, mana }];
  });
  if (left.length > 0) player.limited = left;
  else delete player.limited;
}

const keyOf = ({ only, snow }: LimitedMana): string => JSON.stringify([only, snow]);

function sum(pool: Mana, mana: Mana, sign: 1 | -1): Mana {
  return MANA_KINDS.map((_, i) => (pool[i] as number) + sign * (mana[i] as number));
}
