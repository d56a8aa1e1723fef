/**
 * Of several rules, one for each edition, the one of this edition; a single one counts under all.
 * @param edition the code of the edition that is played
 * @param rules with the code of their edition before each number
 */
export function ruleFor(edition: string, rules: readonly string[]): string {
  return rules.find((rule) => rule.startsWith(`${edition} `)) ?? rules[0] ?? 'any rule';
}
