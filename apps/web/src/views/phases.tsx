import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';

/** What a step is called where there is little room; others go by their names. */
const SHORT: Readonly<Record<string, string>> = {
  'precombat main': 'main 1',
  'beginning of combat': 'combat',
  'declare attackers': 'attack',
  'declare blockers': 'block',
  'combat damage': 'damage',
  'end of combat': 'combat ends',
  'postcombat main': 'main 2',
  'end of turn': 'turn ends',
  'heal creatures': 'heal',
};

/** The steps of the turn. A click sets or takes back the player's stop there, in turns of whoever's turn it is. */
export function phases(
  { turn, players }: View,
  seat: 0 | 1,
  steps: readonly string[],
  send: Actions['send'],
): VNode {
  const stops = players[seat].stops ?? { own: [], other: [] };
  const column = turn.active === seat ? 'own' : 'other';
  const whose = column === 'own' ? 'your' : 'the other’s';
  const toggled = (step: string): string[] =>
    stops[column].includes(step)
      ? stops[column].filter((one) => one !== step)
      : [...stops[column], step];
  return (
    <ol class="phases" aria-label={`Steps and stops of ${whose} turn`}>
      {steps.map((step) => (
        <li key={step}>
          <button
            type="button"
            class={step === turn.step ? 'now' : undefined}
            title={`${step}: are you asked there in ${whose} turns?`}
            aria-current={step === turn.step ? 'step' : undefined}
            aria-pressed={stops[column].includes(step) ? 'true' : 'false'}
            onClick={() => {
              send({ type: 'SetStops', stops: { ...stops, [column]: toggled(step) } });
            }}
          >
            {SHORT[step] ?? step}
          </button>
        </li>
      ))}
    </ol>
  );
}
