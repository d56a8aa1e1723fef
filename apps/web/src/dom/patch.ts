import type { Attr, Attrs, Listener, VNode } from './h.ts';

type Made = VNode | string;

/** Which node of ours an element shows. */
const shown = new WeakMap<Node, VNode>();

/** What an element only begins with, so that showing it again takes nothing from the reader. */
const INITIAL: ReadonlySet<string> = new Set(['value', 'checked', 'selected', 'open']);

/** Makes the children of an element look like these, keeping the elements that stay, with their focus and input. */
export function patch(parent: Element, children: readonly Made[]): void {
  const old = [...parent.childNodes];
  const keyed = new Map<string, ChildNode>();
  const loose: ChildNode[] = [];
  for (const node of old) {
    const key = shown.get(node)?.key;
    if (key === undefined) loose.push(node);
    else keyed.set(key, node);
  }
  const kept = new Set<Node>();
  let after: ChildNode | null = null;
  for (const child of children) {
    const found = reusable(child, keyed, loose);
    const node: ChildNode = found ?? create(child);
    if (found !== null) update(found, child);
    kept.add(node);
    const place: ChildNode | null = after === null ? parent.firstChild : after.nextSibling;
    if (place !== node) parent.insertBefore(node, place);
    after = node;
  }
  for (const node of old) if (!kept.has(node)) node.remove();
}

function reusable(
  child: Made,
  keyed: Map<string, ChildNode>,
  loose: ChildNode[],
): ChildNode | null {
  if (typeof child !== 'string' && child.key !== undefined) {
    const node = keyed.get(child.key);
    keyed.delete(child.key);
    return node !== undefined && shown.get(node)?.tag === child.tag ? node : null;
  }
  const at = loose.findIndex((node) =>
    typeof child === 'string' ? node.nodeType === 3 : shown.get(node)?.tag === child.tag,
  );
  return at < 0 ? null : (loose.splice(at, 1)[0] ?? null);
}

function create(child: Made): ChildNode {
  if (typeof child === 'string') return document.createTextNode(child);
  const element = document.createElement(child.tag);
  for (const [name, value] of Object.entries(child.attrs)) set(element, name, value);
  shown.set(element, child);
  patch(element, child.children);
  return element;
}

function update(node: ChildNode, child: Made): void {
  if (typeof child === 'string') {
    if (node.nodeValue !== child) node.nodeValue = child;
    return;
  }
  const element = node as HTMLElement;
  attributes(element, shown.get(element)?.attrs ?? {}, child.attrs);
  shown.set(element, child);
  patch(element, child.children);
}

function attributes(element: HTMLElement, before: Attrs, now: Attrs): void {
  for (const name of Object.keys(before)) if (!(name in now)) set(element, name, null);
  for (const [name, value] of Object.entries(now)) {
    if (before[name] !== value && !INITIAL.has(name)) set(element, name, value);
  }
}

function set(element: HTMLElement, name: string, value: Attr): void {
  if (name.startsWith('on')) {
    (element as unknown as Record<string, Listener | null>)[name] = (value ?? null) as Listener;
  } else if (value === null || value === undefined || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? '' : String(value));
  }
}
