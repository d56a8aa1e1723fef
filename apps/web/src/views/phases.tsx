import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { say, tell, type Plain } from '../words/say.ts';

/** What a step is called where there is little room; others go by their names. */
const SHORT: Readonly<Record<string, Plain>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  'first strike damage': 'first strike damage',
  cleanup: 'cleanup',
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

const shortName = (step: string): string => {
  const short = SHORT[step];
  return short === undefined ? tell(step) : say(short);
};

/** The steps of the turn. A click sets or takes back the player's stop there, in turns of the player whose turn it is. */
export function phases(
  { turn, players }: View,
  seat: 0 | 1,
  steps: readonly string[],
  send: Actions['send'],
): VNode {
  const stops = players[seat].stops ?? { own: [], other: [] };
  const column = turn.active === seat ? 'own' : 'other';
  const toggled = (step: string): string[] =>
    stops[column].includes(step)
      ? stops[column].filter((one) => one !== step)
      : [...stops[column], step];
  return (
    <ol
      class="phases"
      aria-label={
        column === 'own'
          ? say('Steps and stops of your turn')
          : say('Steps and stops of the other’s turn')
      }
    >
      {steps.map((step) => (
        <li key={step}>
          <button
            type="button"
            class={step === turn.step ? 'now' : undefined}
            title={
              column === 'own'
                ? say('{step}: are you asked there in your turns?', { step: tell(step) })
                : say('{step}: are you asked there in the other’s turns?', { step: tell(step) })
            }
            aria-current={step === turn.step ? 'step' : undefined}
            aria-pressed={stops[column].includes(step) ? 'true' : 'false'}
            onClick={() => {
              send({ type: 'SetStops', stops: { ...stops, [column]: toggled(step) } });
            }}
          >
            {shortName(step)}
          </button>
        </li>
      ))}
    </ol>
  );
}
