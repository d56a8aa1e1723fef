/** How the parts of a text are put together. */

/** With its article. */
export function article(noun: string): string {
  return `${/^[aeio]/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The beginning of a sentence. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence in the middle of another; a card's name keeps its capital. */
export function lower(text: string, name: string): string {
  const symbol = text.startsWith('{') || (name !== '' && text.startsWith(name));
  return symbol ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** More than one of it. */
export function plural(noun: string): string {
  return noun
    .split(' or ')
    .map((one) => one.replace(/^(.*?)(?= you control| with |$)/u, (head) => many(head)))
    .join(' and/or ');
}

function many(word: string): string {
  if (word.endsWith('Plains')) return word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}
