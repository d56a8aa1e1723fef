import type { TableState } from '../state/state.ts';
import type { Fields, Recipient } from './fields.ts';
import { askedOf, touched } from './touch.ts';

/** What a click on something on the table is for. */
export type Deed =
  | { readonly do: 'fill'; readonly fields: Fields }
  /** The answer is made, and confirmed. */
  | { readonly do: 'submit'; readonly index: number }
  /** It is the answer. */
  | { readonly do: 'answer' }
  | { readonly do: 'take'; readonly index: number }
  | { readonly do: 'read' };

type Table = Pick<TableState, 'position' | 'open' | 'fields' | 'sending' | 'passing'>;

/**
 * What a click means: a part of the answer first, then the one thing that a card can do; else one reads the card, with
 * all that it can do.
 */
export function deedOf(table: Table, what: Recipient): Deed {
  const { position, open, fields, sending } = table;
  const options = position?.options ?? null;
  if (sending || options === null) return { do: 'read' };
  const asked = askedOf(options, open);
  if (asked !== null && 'space' in asked && asked.space.shape === 'oneOf') {
    if (asked.space.options.includes(what)) return { do: 'answer' };
  } else if (asked !== null) {
    const now = touched(asked, fields ?? {}, what);
    if (now === 'done') return { do: 'submit', index: asked.index };
    if (now !== null) return { do: 'fill', fields: now };
  }
  const [only, ...others] = deedsWith(options, what);
  return only === undefined || others.length > 0 ? { do: 'read' } : { do: 'take', index: only };
}

/** The places of everything that a card can do; tapping for mana only while something is paid. */
export function deedsWith(
  { commands, decision }: NonNullable<NonNullable<TableState['position']>['options']>,
  what: Recipient,
): number[] {
  const pays = decision?.kind === 'payment' || decision?.kind === 'pay';
  return commands.flatMap((option, index) => {
    if (!('object' in option) || option.object !== what) return [];
    return option.type === 'ActivateAbility' && option.isMana && !pays ? [] : [index];
  });
}
