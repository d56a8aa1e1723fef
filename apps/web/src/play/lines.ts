import type { View } from '@arbiter/client';
import type { Fields, Recipient } from './fields.ts';
import type { Asked } from './touch.ts';

/** A line from one thing on the table to another. */
export interface Line {
  readonly from: Recipient;
  readonly to: Recipient;
  readonly kind: 'target' | 'attack' | 'block';
}

/** What aims at what: targets on the stack, attackers and who blocks them, and the answer that is being made. */
export function linesOn(view: View, asked: Asked | null, fields: Fields): Line[] {
  const aimed = view.stack.flatMap(({ id, targets }): Line[] =>
    targets.flat().map((to) => ({ from: id, to, kind: 'target' })),
  );
  const plan = asked === null ? [] : planned(asked, view, fields);
  const met = new Set(plan.map(({ to }) => to));
  const fights = (view.combat?.attackers ?? []).flatMap(({ object, blockers }): Line[] =>
    blockers.length > 0
      ? blockers.map((blocker) => ({
          from: blocker,
          to: object,
          kind: 'block',
        }))
      : met.has(object)
        ? []
        : [
            {
              from: object,
              to: view.turn.active === 0 ? 'p1' : 'p0',
              kind: 'attack',
            },
          ],
  );
  return [...aimed, ...fights, ...plan];
}

function planned(asked: Asked, view: View, fields: Fields): Line[] {
  if ('plan' in asked || asked.space.shape !== 'block') {
    const attacks = 'space' in asked && asked.space.shape === 'attack';
    return attacks ? attackers(view, fields) : [];
  }
  return asked.space.blockers.flatMap(([blocker]): Line[] => {
    const attacker = fields[`block ${blocker}`]?.[0] ?? '';
    return attacker === '' ? [] : [{ from: blocker, to: Number(attacker), kind: 'block' }];
  });
}

const attackers = (view: View, fields: Fields): Line[] =>
  (fields['pick'] ?? []).map((id) => ({
    from: Number(id),
    to: view.turn.active === 0 ? 'p1' : 'p0',
    kind: 'attack',
  }));
