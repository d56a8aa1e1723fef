import type { ComponentChildren, VNode } from 'preact';

const KINDS: Readonly<Record<string, string>> = {
  ...{ W: 'w', U: 'u', B: 'b', R: 'r', G: 'g' },
};

/** One symbol: drawn as a disc, read and copied as it is written. */
function pip(symbol: string): VNode {
  const kind = KINDS[symbol] ?? 'c';
  return (
    <span class={`pip pip-${kind}`} data-pip={symbol === 'T' ? '↷' : symbol}>{`{${symbol}}`}</span>
  );
}

/** A text with its symbols drawn. */
export function withPips(text: string): ComponentChildren {
  if (!text.includes('{')) return text;
  return text
    .split(/(\{[^{}]+\})/u)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? pip(part.slice(1, -1)) : part));
}

/** A mana cost, which is told as letters: `2RR`. */
export const costPips = (cost: string): ComponentChildren =>
  [...cost.matchAll(/\{([^{}]+)\}|(\d+|[A-Z])/gu)].map(([, inside, alone]) =>
    pip(inside ?? alone ?? ''),
  );
