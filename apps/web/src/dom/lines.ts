import type { Line } from '../play/lines.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PADDING = 6;

/** The lines that are drawn now, for when the window changes. */
let drawn: {
  readonly svg: SVGSVGElement;
  readonly lines: readonly Line[];
} | null = null;
let due = false;

/** Draws lines between things on the table, by the ids that their elements carry, once the table is laid out. */
export function drawLines(svg: SVGSVGElement, lines: readonly Line[]): void {
  if (drawn === null) {
    for (const event of ['resize', 'scroll'] as const) {
      window.addEventListener(event, later, { capture: true, passive: true });
    }
  }
  drawn = { svg, lines };
  later();
}

function later(): void {
  if (due) return;
  due = true;
  setTimeout(() => {
    due = false;
    if (drawn?.svg.isConnected === true) draw(drawn.svg, drawn.lines);
  }, 0);
}

function draw(svg: SVGSVGElement, lines: readonly Line[]): void {
  const paths = lines.flatMap(({ from, to, kind }) => {
    const [start, end] = [boxOf(from), boxOf(to)];
    if (start === null || end === null) return [];
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', `line ${kind}`);
    path.setAttribute('d', curve(start, end));
    path.setAttribute('marker-end', 'url(#tip)');
    return [path];
  });
  svg.querySelector('g')?.replaceChildren(...paths);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

function boxOf(id: number | string): Box | null {
  const element = document.querySelector(`.playing [data-id="${id}"]`);
  if (element === null) return null;
  // What lies in a zone that is closed is where that would be opened.
  const shown = element.closest('.zone:not([open])')?.querySelector('summary') ?? element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, half: height / 2 };
}

/** From the edge of one to the edge of the other, a little bent, so that two lines are not taken for one. */
function curve(from: Box, to: Box): string {
  const down = to.y > from.y;
  const apart = Math.abs(to.y - from.y) > from.half + to.half;
  const way = down ? 1 : -1;
  const start = apart ? from.y + way * from.half : from.y;
  const end = apart ? to.y - way * (to.half + PADDING) : to.y;
  const bend = (to.x - from.x) * 0.15;
  const middle = [(from.x + to.x) / 2 + way * 14, (start + end) / 2 + bend] as const;
  return `M ${from.x} ${start} Q ${middle[0]} ${middle[1]} ${to.x} ${end}`;
}
