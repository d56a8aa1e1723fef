import { told, type SomeTellers } from './telling.ts';

/** What happens only where play goes in batches. */
export const batches = {
  SuccessfullyCast: ({ object }, on) => told(`${on.name(object)} is successfully cast`, { object }),
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
  HeldDamageReduced: ({ object, by }) => told(`${by} of the damage is prevented`, { object, by }),
  HeldChangesReleased: ({ objects }) => told('What was not prevented happens', { objects }),
} satisfies SomeTellers;
