/** The rules that a citation names: `6ED silent; TSP 502.10b` is one. */
export const rulesIn = (cited: string): string[] =>
  cited.split('; ').filter((one) => /\d[a-z]?$/u.test(one) || /: /u.test(one));

/** Where the ledger has the rule, with the scenarios that prove it. */
export const ledgerLink = (rule: string): string => `/ledger.html#${encodeURIComponent(rule)}`;
