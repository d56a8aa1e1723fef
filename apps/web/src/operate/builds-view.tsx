import type { Reverified } from '@arbiter/protocol';
import type { VNode } from 'preact';
import { makeRoute } from '../state/route.ts';
import { button, link } from '../views/parts.tsx';
import type { Comparison, OwnReport } from './builds.ts';
import type { Console } from './console.ts';

/** What this build makes of old games, and how that differs from another. */
export function buildsView(console: Console): VNode {
  const { report, comparison, asking } = console.state.value;
  return (
    <section class="panel" aria-label="Builds">
      <h2>What this build decides</h2>
      <p>
        Every stored game whose match is over is decided again by the build that runs here, whatever
        build it was played by. Games of players with whom you have a tie are left out.
      </p>
      <p class="line">
        {button('Decide them again', () => void console.decideAgain(), '', asking)}
        {report !== null &&
          button(
            'Save the report',
            () => {
              console.saveReport();
            },
            '',
            asking,
          )}
      </p>
      {report !== null && reportView(report)}
      <h2>Compared with another build</h2>
      <label class="field">
        A report of the other build, by “Save the report” or arbiter reverify --report
        <input
          type="file"
          name="report"
          accept=".ndjson"
          disabled={asking}
          onChange={({ currentTarget }) => {
            void currentTarget.files?.[0]?.text().then((text) => console.compareWith(text));
          }}
        />
      </label>
      {comparison !== null && comparisonView(comparison)}
    </section>
  );
}

const short = (engine: string): string => engine.slice(0, 16);

function reportView({ engine, games }: OwnReport): VNode {
  const odd = games.filter(({ outcome }) => outcome !== 'same');
  return (
    <div class="report">
      <p>{`Build ${short(engine)}: ${games.length - odd.length} of ${games.length} games as they are recorded.`}</p>
      <ul class="found">
        {odd.map((one) => (
          <li key={one.file}>
            {gameLink(one)}
            <p class="quiet">{saidOf(one)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function comparisonView({ engines, both, unknown, changed }: Comparison): VNode {
  return (
    <div class="comparison">
      <p>
        {`Builds ${short(engines.before)} and ${short(engines.after)}: games in both ${both}, decided differently ${changed.length}${unknown.length === 0 ? '' : `, not stored here, not over or not for you ${unknown.length}`}.`}
      </p>
      <ul class="found">
        {changed.map(({ game, before, after }) => (
          <li key={game}>
            {gameLink(after)}
            <p class="quiet">{`before: ${saidOf(before)}`}</p>
            <p class="quiet">{`here: ${saidOf(after)}`}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the event where it is decided otherwise. */
function gameLink({ file, game, event }: Reverified): VNode {
  const path = ['game', game ?? file, ...(event === null ? [] : [String(event)])];
  return link(makeRoute({ at: 'operate', path }), `Game ${game ?? file}`);
}

function saidOf({
  outcome,
  event,
  decided,
  why = null,
}: Pick<Reverified, 'outcome' | 'event' | 'decided'> & Partial<Pick<Reverified, 'why'>>): string {
  const what = outcome === 'otherwise' ? 'decided otherwise' : outcome;
  const at = event === null ? '' : ` at event ${event}`;
  const gives = decided === null ? '' : ` (${decided.type})`;
  return `${what}${at}${gives}${why === null ? '' : `: ${why}`}`;
}
