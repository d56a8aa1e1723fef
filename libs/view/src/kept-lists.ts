/**
 * Lists as they were told last, by the ids that they tell of: from one position to the next most are the same, and whoever
 * compares two views need not look into a list that is the same one.
 */
export class KeptLists<Id, T> {
  readonly #last = new WeakMap<
    readonly Id[],
    { readonly from: readonly unknown[]; readonly list: readonly T[] }
  >();

  /**
   * What is told of each id, in order.
   *
   * @param from all that it follows from besides the ids; as long as each is the same thing, nothing is told again
   */
  of(ids: readonly Id[], from: readonly unknown[], tell: (id: Id) => T): readonly T[] {
    const last = this.#last.get(ids);
    if (last !== undefined && areSame(last.from, from)) return last.list;
    const told = ids.map(tell);
    const list = last !== undefined && areSame(last.list, told) ? last.list : told;
    this.#last.set(ids, { from, list });
    return list;
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
