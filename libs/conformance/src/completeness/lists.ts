/** Every list of up to `most` of the items, in the order of the items; with none left out, `2 ** n` of them. */
export function* subsetsOf<T>(items: readonly T[], most = items.length): Generator<T[]> {
  const chosen: T[] = [];
  function* from(at: number): Generator<T[]> {
    yield [...chosen];
    if (chosen.length === most) return;
    for (let i = at; i < items.length; i++) {
      chosen.push(items[i]!);
      yield* from(i + 1);
      chosen.pop();
    }
  }
  yield* from(0);
}

/** Every way to take one of each. */
export function* productOf<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const others of productOf(rest)) yield [one, ...others];
}

/** Every order of the items. */
export function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [i, one] of items.entries()) {
    for (const rest of ordersOf(items.filter((_, j) => j !== i))) yield [one, ...rest];
  }
}

/** Every way to put the items into groups. */
export function* groupingsOf<T>(items: readonly T[]): Generator<T[][]> {
  const [first, ...rest] = items;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const groups of groupingsOf(rest)) {
    yield [[first], ...groups];
    for (const [i, group] of groups.entries()) {
      yield [...groups.slice(0, i), [first, ...group], ...groups.slice(i + 1)];
    }
  }
}

/** Amounts from 0 to `most` for each of `count` places. */
export function* amountsOf(count: number, most: number): Generator<number[]> {
  const each = Array.from({ length: most + 1 }, (_, amount) => amount);
  yield* productOf(Array.from({ length: count }, () => each));
}
