import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import { drawLines } from '../dom/lines.ts';
import type { Fields } from '../play/fields.ts';
import { linesOn } from '../play/lines.ts';
import type { Asked } from '../play/touch.ts';

/** Lines over the table; what they say stands in words on the cards and the stack, too. */
export function linesView(view: View, asked: Asked | null, fields: Fields): VNode {
  const lines = linesOn(view, asked, fields);
  return (
    <svg
      class="lines-over"
      key="lines"
      aria-hidden="true"
      ref={(svg) => {
        if (svg !== null) drawLines(svg, lines);
      }}
    >
      <defs>
        <marker
          id="tip"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M 0 0 L 10 5 L 0 10 z" fill="context-stroke" />
        </marker>
      </defs>
      <g />
    </svg>
  );
}
