/** Text as it may stand in HTML. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with what is in it, which is HTML already; empty classes are left out. */
export function element(name: string, classes: string, ...inside: readonly string[]): string {
  const attribute = classes === '' ? '' : ` class="${classes}"`;
  return `<${name}${attribute}>${inside.join('')}</${name}>`;
}
