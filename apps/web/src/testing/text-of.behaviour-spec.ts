import { Signal } from '@preact/signals';
import { isValidElement, type ComponentChildren, type VNode } from 'preact';
import type { Actions } from '../session/actions.ts';

/** Any node, with what it is given by name. */
export type Node = VNode<Readonly<Record<string, unknown>>>;

/** What a node is made of, as a browser would have it: components are asked what they show. */
export function childrenOf(of: ComponentChildren): (Node | string)[] {
  if (Array.isArray(of)) return of.flatMap((one: ComponentChildren) => childrenOf(one));
  if (of instanceof Signal) return childrenOf((of as Signal<ComponentChildren>).value);
  if (typeof of === 'string' || typeof of === 'number') return [String(of)];
  if (!isValidElement(of)) return [];
  const node = of as Node;
  if (typeof node.type === 'string') return [node];
  const shown = node.type as (props: unknown) => ComponentChildren;
  return childrenOf(shown(node.props));
}

/** What somebody reads, with buttons in brackets. */
export function textOf(of: ComponentChildren): string {
  return childrenOf(of)
    .map(said)
    .filter((text) => text !== '')
    .join(' ');
}

function said(node: Node | string): string {
  if (typeof node === 'string') return node.trim();
  const inside = textOf(node.props['children']);
  if (node.type !== 'button') return inside;
  return `[${inside}${node.props['disabled'] === true ? ', disabled' : ''}]`;
}

/** Actions of which only these may be called. */
export const actionsThat = (some: Partial<Actions>): Actions => some as Actions;
