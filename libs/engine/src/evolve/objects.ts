import type { Writable } from '@arbiter/kernel';
import type { ObjectId, Seat, Zone } from '../state/basics.ts';
import type { GameObject } from '../state/objects.ts';
import type { EventOf } from '../events.ts';
import { newObject } from '../state/new-object.ts';
import type { Draft } from './draft.ts';
import { remember } from './history.ts';
import type { Appliers } from './appliers.ts';
import { priorityTo } from './priority-to.ts';
import { cease, leaveCombat } from './leaving.ts';

export const objects: Appliers<
  | 'ObjectMoved'
  | 'TokenCreated'
  | 'ObjectCeased'
  | 'LandPlayed'
  | 'PermanentTapped'
  | 'PermanentTurned'
  | 'BecameCopy'
  | 'PermanentFlipped'
  | 'PermanentsUntapped'
  | 'ControlChanged'
  | 'CountersChanged'
  | 'EnchantmentMoved'
  | 'TextChanged'
  | 'CardRevealed'
  | 'CardCopied'
  | 'OwnershipChanged'
  | 'LibraryArranged'
  | 'CardNamed'
> = {
  ObjectMoved(draft, event) {
    const { game } = draft;
    const old = draft.object(event.object);
    draft.takeFromZone(old.id, event.from, old.owner);
    old.zone = null;
    old.lastKnown = event.lastKnown ?? null;
    // A token stays the same token; only cards have a printed face to turn back to.
    draft.addObject(arrived(draft, old, event));
    draft.putIntoZone(event.newId, event.to, old.owner);
    // A copy of a card that is played is where it may be (TSP 420.5j).
    if (old.kind === 'copy') game.strayTokens = game.strayTokens.filter((id) => id !== old.id);
    if (event.arrival?.bottom === true) toTheBottom(draft, old.owner, event.newId);
    if (event.cause === 'draw') remember(draft, 'was drawn', event.newId);
    if (event.from === 'battlefield') {
      if (old.kind === 'token') game.strayTokens = [...game.strayTokens, event.newId];
      leaveCombat(draft, event.object);
      if (event.to === 'graveyard') remember(draft, 'died', event.object);
      if (event.to === 'graveyard' && old.attachedTo !== 0) old.became = event.newId;
      draft.lookAgain();
    }
    // What is suspended has abilities where it is (TSP 502.59a).
    if (event.to === 'battlefield' || event.to === 'exile' || event.from === 'exile') {
      draft.lookAgain();
    }
    if (event.from === 'stack' && event.to === 'battlefield') followThePermanent(draft, event);
  },
  TokenCreated(draft, { object, token, owner, controller = owner, madeBy }) {
    const moment = draft.game.nextMoment++;
    const created = newObject(object, 'token', token, owner, controller, 'battlefield');
    created.timestamp = moment;
    created.controlledSince = moment;
    if (madeBy !== undefined) created.madeBy = madeBy;
    draft.addObject(created);
    draft.putIntoZone(object, 'battlefield', owner);
    draft.lookAgain();
  },
  ObjectCeased(draft, { object }) {
    cease(draft, object);
  },
  LandPlayed(draft, { seat, allowedBy }) {
    const player = draft.player(seat);
    player.landsPlayed += 1;
    if (allowedBy !== undefined) {
      const { landsAllowed = {} } = player;
      player.landsAllowed = { ...landsAllowed, [allowedBy]: (landsAllowed[allowedBy] ?? 0) + 1 };
    }
    const top = draft.topFrame();
    if (top.kind === 'priority') draft.replaceTop(priorityTo(top, seat));
    draft.game.decision = null;
  },
  PermanentTapped(draft, { object }) {
    draft.object(object).tapped = true;
  },
  PermanentTurned(draft, { object, faceDown }) {
    draft.object(object).faceDown = faceDown;
    draft.lookAgain();
  },
  BecameCopy(draft, { object, as, option }) {
    const permanent = draft.object(object);
    permanent.name = as;
    if (option !== undefined) permanent.chosen = { ...permanent.chosen, option };
    draft.lookAgain();
  },
  PermanentFlipped(draft, { object }) {
    draft.object(object).flipped = true;
    draft.lookAgain();
  },
  PermanentsUntapped(draft, event) {
    for (const id of event.objects) draft.object(id).tapped = false;
  },
  ControlChanged(draft, { object, to, byEffect }) {
    const permanent = draft.object(object);
    permanent.controller = to;
    if (byEffect !== true) permanent.enteredUnder = to;
    permanent.controlledSince = draft.game.nextMoment++;
    draft.lookAgain();
  },
  CountersChanged(draft, { object, counter, by }) {
    const permanent = draft.object(object);
    const { [counter]: now = 0, ...others } = permanent.counters ?? {};
    const counters = now + by > 0 ? { ...others, [counter]: now + by } : others;
    permanent.counters = Object.keys(counters).length === 0 ? null : counters;
    draft.lookAgain();
  },
  EnchantmentMoved(draft, { object, to, anew }) {
    const moved = draft.object(object);
    moved.attachedTo = to;
    if (anew !== undefined) {
      moved.text = [];
      moved.chosen = anew.chosen;
      draft.game.effects = draft.game.effects.map((effect) =>
        effect.kind === 'modification' && effect.objects.includes(object)
          ? { ...effect, objects: effect.objects.filter((one) => one !== object) }
          : effect,
      );
    }
    moved.timestamp = draft.game.nextMoment++;
    draft.lookAgain();
  },
  TextChanged(draft, { object, change }) {
    const changed = draft.object(object);
    changed.text = [...changed.text, change];
    draft.lookAgain();
  },
  CardRevealed(draft, { object: id, stays }) {
    // What players have seen is theirs to remember; but what lies there for all to see, or did not, is how it lies.
    const { zone, owner, faceDown } = draft.game.objects[id] as GameObject;
    if (stays === true) {
      const player = draft.player(owner);
      if (zone === 'hand') player.shownInHand = [...(player.shownInHand ?? []), id];
      else player.shownTop = id;
    }
    if (zone === 'hand' && faceDown) draft.object(id).faceDown = false;
  },
  CardCopied(draft, { object, of, owner }) {
    const original = draft.game.objects[of] as GameObject;
    const zone = original.zone as Zone;
    const copy = newObject(object, 'copy', original.card, owner, owner, zone);
    draft.addObject(copy);
    draft.putIntoZone(object, zone, owner);
    draft.game.strayTokens = [...draft.game.strayTokens, object];
  },
  OwnershipChanged(draft, { objects: ids, to }) {
    for (const id of ids) {
      const { zone, owner } = draft.object(id);
      // What lies in a zone of its owner's lies in the new owner's from then on.
      if (zone !== null) draft.takeFromZone(id, zone, owner);
      draft.object(id).owner = to;
      if (zone !== null) draft.putIntoZone(id, zone, to);
    }
  },
  LibraryArranged(draft, { seat, top }) {
    const player = draft.player(seat);
    player.library = [...player.library.filter((id) => !top.includes(id)), ...top];
  },
  CardNamed() {
    // The name is bound by the instruction that asked for it.
  },
};

function arrived(draft: Draft, old: GameObject, event: EventOf<'ObjectMoved'>): GameObject {
  const arrival = event.arrival;
  const controller = arrival?.controller ?? old.owner;
  const inPlay = event.to === 'battlefield';
  const moment = inPlay ? draft.game.nextMoment++ : 0;
  const object: Writable<GameObject> = {
    id: event.newId,
    kind: old.kind,
    name: arrival?.copyOf ?? old.card,
    card: old.card,
    owner: old.owner,
    controller,
    enteredUnder: controller,
    zone: event.to,
    tapped: arrival?.tapped ?? false,
    damage: 0,
    timestamp: moment,
    controlledSince: moment,
    attachedTo: arrival?.attachedTo ?? 0,
    counters: arrival?.counters ?? null,
    text: arrival?.copyText ?? arrival?.text ?? NO_TEXT,
    colors: arrival?.colors ?? null,
    faceDown: arrival?.faceDown ?? false,
    chosen: arrival?.chosen ?? null,
    stack: arrival?.stack ?? null,
    lastKnown: null,
  };
  if (arrival === undefined) return object;
  const { paid, lifePaid, manaSpent, fromHand, exiledWith, link, haunts, knownTo } = arrival;
  if (paid !== undefined) object.paid = paid;
  if (lifePaid !== undefined) object.lifePaid = lifePaid;
  if (manaSpent !== undefined) object.manaSpent = manaSpent;
  if (fromHand !== undefined) object.fromHand = fromHand;
  if (exiledWith !== undefined) object.exiledWith = exiledWith;
  if (link !== undefined) object.link = link;
  if (haunts !== undefined) object.haunts = haunts;
  if (knownTo !== undefined) object.knownTo = knownTo;
  return object;
}

/** A library lies with its top card last. */
function toTheBottom(draft: Draft, owner: Seat, card: ObjectId): void {
  const player = draft.player(owner);
  player.library = [card, ...player.library.filter((id) => id !== card)];
}

const NO_TEXT: GameObject['text'] = [];

/** What was done to a permanent spell goes on with the permanent (6ED 217.8, 415.3, 419.7c). */
function followThePermanent(draft: Draft, event: EventOf<'ObjectMoved'>): void {
  const { game } = draft;
  const follow = <T>(id: T): T | ObjectId => (id === event.object ? event.newId : id);
  game.effects = game.effects.map((effect) => {
    if (effect.kind === 'modification') {
      const { asLongAs } = effect;
      return {
        ...effect,
        objects: effect.objects.map(follow),
        ...(asLongAs === undefined
          ? {}
          : { asLongAs: { ...asLongAs, object: follow(asLongAs.object) } }),
      };
    }
    if (effect.kind === 'prevention') return { ...effect, source: follow(effect.source) };
    return effect;
  });
}
