/** A mana cost or an amount of mana with each symbol in braces: `{2}{R}`, `{W/U}`. */
export function symbols(mana: string): string {
  return mana.replace(
    /\(([^)]+)\)|\d+|[A-Z]/gu,
    (symbol: string, halves?: string) => `{${halves ?? symbol}}`,
  );
}
