import { told, type SomeTellers } from './telling.ts';

/** What happens only where play goes in batches. */
export const batches = {
  CastingEnded({ object, countered }, on) {
    const how = countered ? 'is not cast' : 'is successfully cast';
    return told(`${on.name(object)} ${how}`, { object, countered });
  },
  BatchResolved: () => told('The batch has resolved', {}),
  AttackAnnounced: ({ seat }, on) => told(`${on.player(seat)} announces an attack`, { seat }),
  ChangeHeld({ object, proposed: { change } }, on) {
    if (change.kind === 'damage') {
      const { source, to, amount } = change;
      return told(`${on.name(source)} assigns ${amount} damage to ${on.recipient(to)}`, {
        object,
        source,
        to,
        amount,
      });
    }
    if (change.kind !== 'destroy') return null;
    return told(`${on.name(change.object)} is on the way to the graveyard`, {
      object,
      permanent: change.object,
    });
  },
  HeldDamageChanged({ object, amount }) {
    return told(`${amount} of the damage is left to be dealt`, { object, amount });
  },
  HeldChangesReleased: ({ objects }) => told('What was not prevented happens', { objects }),
} satisfies SomeTellers;
