import type { VNode } from '../dom/h.ts';
import type { Actions } from '../session/actions.ts';

/** What somebody reads, with buttons in brackets. */
export function textOf(node: VNode | string): string {
  if (typeof node === 'string') return node.trim();
  const inside = node.children
    .map(textOf)
    .filter((text) => text !== '')
    .join(' ');
  if (node.tag !== 'button') return inside;
  return `[${inside}${node.attrs['disabled'] === true ? ', disabled' : ''}]`;
}

/** Actions of which only these may be called. */
export const actionsThat = (some: Partial<Actions>): Actions => some as Actions;
