import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import { nameOf } from '../play/groups.ts';
import type { Paid } from '../play/paying.ts';
import { withPips } from './pips.tsx';
import { say } from '../words/say.ts';

/** How something would be paid: what is tapped for it, and what of the pool is spent. */
export function paidView({ mana, pool }: Paid, view: View): VNode | false {
  if (mana.length === 0 && pool === '') return false;
  const counts = new Map<string, number>();
  for (const { object } of mana) {
    const name = nameOf(view, object);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`));
  if (pool !== '') names.push(say('{pool} of your pool', { pool }));
  return (
    <p class="paid" role="status" key="paid">
      {withPips(say('Paid with {names}.', { names: names.join(', ') }))}
      {mana.length > 0 && (
        <span class="quiet">{` ${say('Click another land to pay with that.')}`}</span>
      )}
    </p>
  );
}
