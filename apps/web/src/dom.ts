/** What may stand inside an element. */
export type Child = Node | string | null | undefined | false;

type Handlers = {
  readonly [K in 'click' | 'submit' | 'change' | 'input']?: (event: Event) => void;
};

/** What an element has: attributes, and what happens. */
export type Attributes = Handlers & Readonly<Record<string, unknown>>;

/** Makes an element. Texts are texts: nothing is ever read as HTML. */
export function el<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key, value as EventListener);
    else element.setAttribute(key, value === true ? '' : String(value as string | number));
  }
  add(element, children);
  return element;
}

/** Puts children at the end of an element. */
export function add(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
}

/** Replaces all that is inside an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren();
  add(element, children);
}

/** A button with a label. */
export function button(label: string, click: () => void, kind = ''): HTMLButtonElement {
  return el('button', { type: 'button', class: kind, click }, label);
}

/** The element of that id, which the page has. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}
