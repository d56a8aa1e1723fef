import type { VNode } from 'preact';
import { say } from '../words/say.ts';

/** So many are seen at a glance. */
const FEW = 12;

/** A field that leaves those of many cards and choices that have some words in them; false where there are few. */
export function filterView(count: number): VNode | false {
  return (
    count > FEW && (
      <label class="field filter" key="filter">
        {say('Find among {count}', { count })}
        <input
          type="search"
          autoComplete="off"
          onInput={({ currentTarget }) => {
            filter(currentTarget);
          }}
          onKeyDown={(event) => {
            // It is no answer: the form is not sent by it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <span class="quiet" role="status"></span>
      </label>
    )
  );
}

/** Hides what hasn't all the words; what is chosen stays in sight. */
function filter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/u);
  const all = field.closest('.fields, .sheet')?.querySelectorAll<HTMLElement>('.tick, .card') ?? [];
  let left = 0;
  for (const one of all) {
    const text = one.textContent.toLowerCase();
    const isChosen = one.matches(':has(:checked), .picked');
    const isFound = isChosen || words.every((word) => text.includes(word));
    // The style sheet hides it only as long as there is a filter: that goes where few are left.
    one.toggleAttribute('data-left-out', !isFound);
    if (isFound) left += 1;
  }
  const told = field.parentElement?.querySelector('[role=status]');
  if (told) told.textContent = field.value === '' ? '' : say('{left} found', { left });
}
