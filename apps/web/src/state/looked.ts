import { signal } from '@preact/signals';

/** The card under the mouse, or with the focus: it is shown in full. Nothing else is drawn again for it. */
export const looked = signal<number | null>(null);
