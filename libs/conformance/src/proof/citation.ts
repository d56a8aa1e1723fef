/**
 * Whether a rule stands behind what cites `citation`. It does if they are the same, or if one is a part of the other
 * one level up or down: a table that shows 6ED 420.5e shows it by an event that cites 6ED 420.5e or 6ED 420.5, and one
 * that shows 6ED 420.5 may do so by any of its parts. A worked example counts as the rule that it explains, and a
 * numbered sentence of the glossary as its entry. A clause counts as its rule: what cites knows rules only.
 * @param citation as it stands on an event or refusal, such as `6ED silent; TSP 502.10b`
 */
export function standsBehind(rule: string, citation: string): boolean {
  const [edition, number] = split(rule);
  return citation.split('; ').some((one) => {
    const [itsEdition, itsNumber] = split(one);
    if (edition !== itsEdition) return false;
    return number === itsNumber || above(number) === itsNumber || above(itsNumber) === number;
  });
}

/** The rule that code can cite for this one: without what marks a clause or an example. */
export function citableOf(rule: string): string {
  return rule.replace(/#\d+$/u, '').replace(/\.ex\d+$/u, '');
}

function split(rule: string): [edition: string, number: string] {
  const citable = citableOf(rule);
  const space = citable.indexOf(' ');
  return [citable.slice(0, space), citable.slice(space + 1)];
}

/** The number one level up: 420.5 of 420.5e, `Glossary: Ability` of `Glossary: Ability.2`; `null` for a section. */
function above(number: string): string | null {
  const [, parent] =
    /^(\d+\.\d+)[a-z]+$/u.exec(number) ?? /^(.*[^\d.].*)\.\d+$/u.exec(number) ?? [];
  return parent ?? null;
}
