import { signal } from '@preact/signals';

/** Whether a tone says that it is one's move. */
export const sound = signal(false);
