import type { VNode } from 'preact';
import { timeOf } from '../reports/dispute.ts';
import { form } from '../views/parts.tsx';
import type { Console } from './console.ts';

const field = (name: string, label: string, most = 128): VNode => (
  <label class="field">
    {label}
    <input name={name} maxLength={most} required autoComplete="off" />
  </label>
);

/** Players whom somebody knows, or is: what these play they neither look at nor judge. */
export function tiesView(console: Console): VNode {
  const { ties, who, asking } = console.state.value;
  return (
    <section class="panel" aria-label="Ties">
      <h2>Ties</h2>
      <p>
        Declare whom you know, or who you are as a player. From then on you see and judge nothing in
        which they play; what you have taken of it goes to others. Only another operator can lift
        that.
      </p>
      {form(
        { class: 'line', key: 'declare' },
        (fields) => void console.declareTie(fields),
        field('player', 'Player, by id'),
        <button type="submit">Declare a tie</button>,
      )}
      {ties.length === 0 && !asking && <p>You have declared none.</p>}
      <ul class="found">
        {ties.map(({ player, since }) => (
          <li key={player}>{`${player}, ${timeOf(since)}`}</li>
        ))}
      </ul>
      {who?.role === 'operator' &&
        form(
          { class: 'line', key: 'lift' },
          (fields) => void console.liftTie(fields),
          field('operator', 'Whose'),
          field('player', 'With which player'),
          field('grounds', 'Grounds', 800),
          <button type="submit">Lift a tie of somebody else</button>,
        )}
    </section>
  );
}
