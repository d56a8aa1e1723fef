import type { VNode } from 'preact';
import { withPips } from './pips.tsx';
import { say } from '../words/say.ts';

interface Sliding {
  /** The field of the number, which stays there to be typed into. */
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  /** What has an X in it. */
  readonly lines: readonly string[];
}

/** A line as it reads with a value of X; null if it has none. */
export function withX(line: string, x: number): string | null {
  const said = line.replaceAll(/\{X\}/gu, `{${x}}`).replaceAll(/\bX\b/gu, String(x));
  return said === line ? null : said;
}

/** A number on a slider, and what comes of it. */
export function sliderView({ name, least, most, value, lines }: Sliding): VNode {
  return (
    <div class="sliding">
      <input
        type="range"
        aria-label={say('X, from {least} to {most}', { least, most })}
        min={least}
        max={most}
        value={value}
        onInput={({ currentTarget: { form, value: now } }) => {
          // The form is told by the same event, after this.
          const number = form?.elements.namedItem(name);
          if (number instanceof HTMLInputElement) number.value = now;
        }}
      />
      <div role="status">
        {lines.map((line) => {
          const said = withX(line, value);
          return said !== null && <p class="rules">{withPips(said)}</p>;
        })}
      </div>
    </div>
  );
}
