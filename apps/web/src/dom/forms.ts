import type { Fields } from '../play/fields.ts';

/** Makes a form say what an answer says; names that it has no field for are left alone. */
export function fillForm(form: HTMLFormElement, fields: Fields): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      const checked = (fields[field.name] ?? []).includes(field.value);
      if (field.checked !== checked) field.checked = checked;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      const value = fields[field.name]?.[0];
      if (value !== undefined && field.value !== value) field.value = value;
    }
  }
}

/** One more or less in a field. */
export function stepBy(field: HTMLInputElement | null | undefined, by: 1 | -1): void {
  if (field == null) return;
  if (by > 0) field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
