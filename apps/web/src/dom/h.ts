/** What the page looks like, as data: pure functions make it, `patch` shows it, tests read it. */
export interface VNode {
  readonly tag: string;
  /** Names a node among its siblings, so that it stays the same element. */
  readonly key: string | undefined;
  readonly attrs: Attrs;
  readonly children: readonly (VNode | string)[];
}

/**
 * Attributes by name; `true` sets one without a value, `false`, `null` and `undefined` leave it out. Names that begin
 * with `on` are listeners. `value`, `checked`, `selected` and `open` are what an element begins with: afterwards they
 * are the reader's.
 */
export type Attrs = Readonly<Record<string, Attr>>;
export type Attr = string | number | boolean | null | undefined | Listener;
export type Listener = (event: Event) => void;

export type Child = VNode | string | number | boolean | null | undefined | readonly Child[];

/** Makes a node. */
export function h(tag: string, attrs: Attrs = {}, ...children: readonly Child[]): VNode {
  const { key, ...rest } = attrs;
  return {
    tag,
    key: key === undefined ? undefined : String(key),
    attrs: rest,
    children: flat(children),
  };
}

function flat(children: readonly Child[]): (VNode | string)[] {
  return children.flatMap((child): (VNode | string)[] => {
    if (child === null || child === undefined || typeof child === 'boolean') return [];
    if (typeof child === 'number') return [String(child)];
    if (typeof child === 'string') return child === '' ? [] : [child];
    return isList(child) ? flat(child) : [child];
  });
}

const isList = (child: VNode | readonly Child[]): child is readonly Child[] => Array.isArray(child);

/** Class names of those that hold. */
export function classes(names: Readonly<Record<string, boolean>>): string {
  return Object.keys(names)
    .filter((name) => names[name])
    .join(' ');
}
