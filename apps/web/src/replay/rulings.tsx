import type { VNode } from 'preact';
import { rulingText, timeOf, type RulingOnGame } from '../reports/dispute.ts';
import type { LogLine } from '../state/log.ts';
import { makeRoute } from '../state/route.ts';
import type { ReplayState } from '../state/state.ts';
import { button, link } from '../views/parts.tsx';
import { ruleLink, type ShowRule } from '../views/rule.tsx';
import { say } from '../words/say.ts';

type Names = readonly [string, string];

/** The line at which what a ruling is about is shown: its event itself may be one that few want to read. */
const lineOf = (lines: readonly LogLine[], { event }: RulingOnGame): number =>
  lines.findIndex(({ number }) => number != null && number >= event);

/** Everything that was ruled about the game, with the way to the moment that it is about. */
export function rulingsView(
  { rulings, lines }: ReplayState,
  names: Names,
  goTo: (line: number) => void,
  showRule: ShowRule,
): VNode | false {
  return (
    rulings.length > 0 && (
      <section class="panel" aria-label={say('Rulings')} key="rulings">
        {rulings.map((ruling) => {
          const { dispute, rules, grounds, by, at, changes, remedied, continuedIn, event } = ruling;
          const line = lineOf(lines, ruling);
          return (
            <div class="ruling" key={dispute}>
              <p>
                <strong>{rulingText(ruling, names)}</strong>{' '}
                {rules.map((rule) => ruleLink(rule, showRule))}
              </p>
              <p>{grounds}</p>
              <p class="line">
                {line >= 0 &&
                  button(
                    say('To event {event}, which it is about', { event: String(event) }),
                    () => {
                      goTo(line);
                    },
                    'small',
                  )}
                {continuedIn !== null &&
                  link(
                    makeRoute({ at: 'match', match: continuedIn }),
                    say('Where it is played again'),
                  )}
              </p>
              <p class="quiet">
                {`${by}, ${timeOf(at)}. `}
                {changes && (remedied ? say('It is put right.') : say('It is being put right.'))}
              </p>
            </div>
          );
        })}
      </section>
    )
  );
}

/** Marks a line of the timeline about which something was ruled. */
export const rulingMarks = ({ rulings, lines }: ReplayState, line: number, names: Names): VNode[] =>
  rulings
    .filter((ruling) => lineOf(lines, ruling) === line)
    .map((ruling) => (
      <strong class="ruled" key={ruling.dispute}>
        {rulingText(ruling, names)}
      </strong>
    ));
