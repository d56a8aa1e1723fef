/**
 * How one JSON value became another, for updates that are much smaller than what they change. `changeOf` makes it, the
 * client's `changed` applies it.
 */
export type Change =
  /** Another value in its place. */
  | { readonly '=': unknown }
  /** An object, some of whose members changed; it has the same names as before. */
  | { readonly '.': Readonly<Record<string, Change>> }
  /** A list: what stands in it now, in order. */
  | { readonly '#': readonly ChangedPart[] };

/** Of a list: an element as it was, by its place then; one that changed, likewise; or a new one. */
export type ChangedPart = number | readonly [number, Change] | { readonly '=': unknown };

/**
 * What leads from one JSON value to another; null if nothing does. What both share is not looked into. Elements of lists
 * are the same where their `id` is; those without one, where their place is and the lists are equally long.
 */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (isObject(before) && isObject(after)) return changeOfObject(before, after);
  return { '=': after };
}

function changeOfObject(before: JsonLike, after: JsonLike): Change | null {
  const names = Object.keys(after);
  if (names.length !== Object.keys(before).length) return { '=': after };
  const members: Record<string, Change> = {};
  let changes = 0;
  for (const name of names) {
    if (!Object.hasOwn(before, name)) return { '=': after };
    const change = changeOf(before[name], after[name]);
    if (change === null) continue;
    members[name] = change;
    changes += 1;
  }
  return changes === 0 ? null : { '.': members };
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let places: Map<unknown, number> | undefined;
  /** Most stand where they stood. */
  const placeOf = (element: unknown, i: number): number | undefined => {
    const id = idOf(element);
    if (id === undefined) return before.length === after.length ? i : undefined;
    return idOf(before[i]) === id ? i : (places ??= placesOf(before)).get(id);
  };
  const parts: ChangedPart[] = [];
  let kept = 0;
  let inPlace = 0;
  for (const [i, element] of after.entries()) {
    const from = placeOf(element, i);
    if (from === undefined) {
      parts.push({ '=': element });
      continue;
    }
    const change = changeOf(before[from], element);
    if (change !== null && '=' in change) parts.push(change);
    else {
      kept += 1;
      if (change === null && from === i) inPlace += 1;
      parts.push(change === null ? from : [from, change]);
    }
  }
  if (inPlace === before.length && inPlace === after.length) return null;
  return kept === 0 ? { '=': after } : { '#': parts };
}

function placesOf(list: readonly unknown[]): Map<unknown, number> {
  const places = new Map<unknown, number>();
  for (const [i, element] of list.entries()) {
    const id = idOf(element);
    if (id !== undefined) places.set(id, i);
  }
  return places;
}

type JsonLike = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonLike =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined);
