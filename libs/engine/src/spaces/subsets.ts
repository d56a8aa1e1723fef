/**
 * Every way to take at least `least` and at most `most` of the items, in their order. No more is made on the way than is
 * needed: pairs of forty items are 780 lists, though the items have more than 10 to the 12 subsets.
 */
export function subsetsOf<T>(items: readonly T[], least = 0, most = items.length): T[][] {
  let sets: T[][] = [[]];
  items.forEach((item, i) => {
    const left = items.length - i - 1;
    const larger = sets.filter((set) => set.length < most).map((set) => [...set, item]);
    sets = [...sets, ...larger].filter((set) => set.length + left >= least);
  });
  return sets.filter((set) => set.length >= least && set.length <= most);
}
