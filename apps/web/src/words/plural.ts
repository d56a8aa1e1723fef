/** The categories of `Intl.PluralRules`, in the order in which a message has a form for those that a language knows. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Which form of a message goes with a number, as `Intl` knows the language. */
export function formsOf(code: string): (count: number) => number {
  const rules = new Intl.PluralRules(code);
  const { pluralCategories } = rules.resolvedOptions();
  const known = CATEGORIES.filter((one) => pluralCategories.includes(one));
  return (count) => known.indexOf(rules.select(count));
}
