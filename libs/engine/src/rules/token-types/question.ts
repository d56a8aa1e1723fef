import type { Printed } from '../../text/printed.ts';

/** What a token is by the text that made it: that text, as this edition reads it. */
export type TokenTypes = (text: Printed) => Printed;
