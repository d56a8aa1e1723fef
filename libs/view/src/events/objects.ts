import { nameOf, type EventOf, type GameObject } from '@arbiter/engine';
import { isIn, isKnownTo, isSeenBy, nameFor, objectOf } from '../viewer.ts';
import { objectName } from '../names.ts';
import { told, type Occasion, type SomeTellers, type Told } from './telling.ts';

export const objects = {
  ObjectMoved: moved,
  TokenCreated({ object, token, owner, controller = owner }, on) {
    return told(`${on.player(controller)} gets a ${nameOf(token)} token`, {
      object,
      token: nameOf(token),
      owner,
      controller,
    });
  },
  ObjectCeased({ object }, on) {
    return told(`${on.name(object)} ceases to exist`, { object });
  },
  LandPlayed({ seat }, on) {
    return told(`${on.player(seat)} has played a land`, { seat });
  },
  PermanentTapped({ object }, on) {
    return told(`${on.name(object)} is tapped`, { object });
  },
  PermanentTurned({ object, faceDown }, on) {
    const text = `${on.name(object)} is turned face ${faceDown ? 'down' : 'up'}`;
    return told(text, { object, faceDown });
  },
  BecameCopy({ object, as }, on) {
    // Afterwards it is called like what it is a copy of.
    const name = objectName(on.before, object, on.viewer);
    return told(`${name} becomes a copy of ${nameOf(as)}`, { object });
  },
  PermanentFlipped({ object }, on) {
    return told(`${objectName(on.before, object, on.viewer)} is flipped`, { object });
  },
  PermanentsUntapped({ objects }) {
    return told(`${objects.length} untap`, { objects });
  },
  ControlChanged({ object, to }, on) {
    return told(`${on.player(to)} gains control of ${on.name(object)}`, { object, to });
  },
  CountersChanged({ object, counter, by }, on) {
    const count = `${Math.abs(by)} ${counter} ${Math.abs(by) === 1 ? 'counter' : 'counters'}`;
    const what =
      by > 0 ? `${count} put on ${on.name(object)}` : `${count} removed from ${on.name(object)}`;
    return told(what, { object, counter, by });
  },
  EnchantmentMoved({ object, to }, on) {
    if (to === 0) return told(`${on.name(object)} is unattached`, { object, to });
    return told(`${on.name(object)} is moved to ${on.name(to)}`, { object, to });
  },
  TextChanged({ object, change }, on) {
    const { word, from, to } = change;
    return told(`In the text of ${on.name(object)}, ${from} is read as ${to}`, {
      object,
      change: { word, from, to },
    });
  },
  CardRevealed({ object, to }, on) {
    if (to !== 'all' && !isIn(on.viewer, to)) return null;
    // The card is shown, not its id: that would tell when it was drawn, or where it lay.
    const { name, owner, zone } = on.before.objects[object] as GameObject;
    const text =
      to === 'all' ? `${on.player(owner)} shows ${name}` : `${on.player(to)} looks at ${name}`;
    return told(text, { card: name, seat: owner, zone });
  },
  CardCopied({ object, of, owner }, on) {
    const name = on.name(of);
    return told(`${on.player(owner)} makes a copy of ${name}`, { object, of, owner });
  },
  OwnershipChanged({ objects: ids, to }, on) {
    const seen = ids.filter((id) => isSeenBy(on.viewer, objectOf(on.after, id) as GameObject));
    const hidden = ids.length - seen.length;
    const names = [...seen.map((id) => on.name(id)), ...(hidden > 0 ? [`${hidden} other`] : [])];
    return told(`${on.player(to)} becomes the owner of ${names.join(', ')}`, {
      objects: seen,
      cards: seen.map((id) => nameFor(on.viewer, objectOf(on.after, id) as GameObject)),
      to,
    });
  },
  LibraryArranged({ seat, top }, on) {
    const text = `the top ${top.length} cards of ${on.player(seat)}’s library are put back`;
    return told(text, { seat, cards: top.length });
  },
  CardNamed({ seat, name }, on) {
    return told(`${on.player(seat)} names ${name}`, { seat, name });
  },
} satisfies SomeTellers;

function moved(event: EventOf<'ObjectMoved'>, on: Occasion): Told {
  const { from, to, cause, arrival } = event;
  const old = objectOf(on.before, event.object) as GameObject;
  const now = objectOf(on.after, event.newId) as GameObject;
  const knewIt = isSeenBy(on.viewer, old);
  const knowsIt = isSeenBy(on.viewer, now);
  // What lay face down is called what it is as soon as it is shown.
  const isShown = knowsIt && isKnownTo(on.viewer, now);
  const known =
    knewIt && (isKnownTo(on.viewer, old) || !isShown)
      ? nameFor(on.viewer, old)
      : knowsIt
        ? nameFor(on.viewer, now)
        : null;
  const facts = {
    ...(known === null ? {} : { name: nameOf(known) }),
    ...(knewIt ? { object: event.object } : {}),
    ...(knowsIt ? { newId: event.newId } : {}),
    owner: old.owner,
    from,
    to,
    cause,
    ...(to === 'battlefield'
      ? {
          controller: now.controller,
          tapped: now.tapped,
          attachedTo: now.attachedTo,
          ...(arrival?.copyOf === undefined ? {} : { copyOf: nameOf(arrival.copyOf) }),
        }
      : {}),
    ...(now.faceDown ? { faceDown: true } : {}),
  };
  const name = known === null ? 'a card' : `${known}${on.whose(to === 'battlefield' ? now : old)}`;
  return told(movedText(event, name, on.player(old.owner), now), facts);
}

function movedText(
  { from, to, cause, arrival }: EventOf<'ObjectMoved'>,
  name: string,
  owner: string,
  now: GameObject,
): string {
  if (cause === 'draw') return `${owner} draws ${name}`;
  if (cause === 'discard') return `${owner} discards ${name}`;
  if (cause === 'sacrifice') return `${name} is sacrificed`;
  if (cause === 'destroy') return `${name} is destroyed`;
  if (to === 'stack') return `${name} goes on the stack`;
  if (to === 'battlefield') {
    const copy = arrival?.copyOf === undefined ? '' : ` as a copy of ${nameOf(arrival.copyOf)}`;
    return `${name} comes into play${copy}${now.tapped ? ' tapped' : ''}`;
  }
  if (to === 'exile') return `${name} is removed from the game${now.faceDown ? ' face down' : ''}`;
  if (to === 'ante') return `${owner} antes ${name}`;
  const zone = from === 'library' && to === 'library' ? 'library (on top)' : to;
  return `${name} is put into ${owner}’s ${zone}`;
}
