/** A mana cost or an amount of mana with each symbol in braces: `{2}{R}`. */
export function symbols(mana: string): string {
  return mana.replace(/\d+|[A-Z]/gu, (symbol) => `{${symbol}}`);
}
