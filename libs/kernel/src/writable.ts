/** The same type, while a value of it is being put together: writable on the outside, what is inside stays as it is. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
