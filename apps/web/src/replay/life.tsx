import type { VNode } from 'preact';
import type { LogLine } from '../state/log.ts';
import type { ReplayState } from '../state/state.ts';
import { say } from '../words/say.ts';

const WIDTH = 300;
const HEIGHT = 60;

/** The life totals at each line, by seat. */
export function lifeAt(
  lines: readonly Pick<LogLine, 'version'>[],
  points: NonNullable<ReplayState['life']>,
): (readonly number[])[] {
  let next = 0;
  let life: readonly number[] = [0, 0];
  return lines.map(({ version }) => {
    for (let point = points[next]; point && point.version <= version; point = points[++next])
      life = point.life;
    return life;
  });
}

/** The life totals over the lines: one’s own step for each seat, a mark for each turn, and where one is. */
export function lifeCurve(
  { lines, life, at }: ReplayState,
  names: readonly [string, string],
  goTo: (line: number) => void,
): VNode | false {
  if (life === null || life.length === 0 || lines.length < 2) return false;
  const lives = lifeAt(lines, life);
  const most = Math.max(20, ...lives.flat());
  const least = Math.min(0, ...lives.flat());
  const last = lines.length - 1;
  const x = (line: number): number => Math.round((line / last) * WIDTH * 10) / 10;
  const y = (total: number): number =>
    Math.round(((most - total) / (most - least)) * (HEIGHT - 4) * 10) / 10 + 2;
  const steps = (seat: 0 | 1): string =>
    lives.map((one, i) => `${i === 0 ? 'M0 ' : `H${x(i)}V`}${y(one[seat] ?? 0)}`).join('');
  const [one, other] = lives[at] ?? [0, 0];
  const now = say('Life: {one} {n}, {other} {m}', {
    one: names[0],
    n: one ?? 0,
    other: names[1],
    m: other ?? 0,
  });
  return (
    <figure class="life">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={now}
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          goTo(Math.round(((clientX - left) / width) * last));
        }}
      >
        {lines.map(
          ({ type }, i) =>
            type === 'TurnBegan' && <path class="turn-mark" d={`M${x(i)} 0V${HEIGHT}`} />,
        )}
        <path class="here" d={`M${x(at)} 0V${HEIGHT}`} />
        <path class="seat0" d={steps(0)} />
        <path class="seat1" d={steps(1)} />
      </svg>
      <figcaption class="quiet" aria-hidden="true">
        <span class="seat0">{`${names[0]} ${one ?? 0}`}</span>{' '}
        <span class="seat1">{`${names[1]} ${other ?? 0}`}</span>
      </figcaption>
    </figure>
  );
}
