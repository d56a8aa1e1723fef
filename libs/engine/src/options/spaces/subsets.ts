/** Every way to take some of the items, in their order; nothing and all of them included. */
export function subsetsOf<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}
