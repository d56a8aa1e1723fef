import type { SeatOptions } from '@arbiter/client';
import type { TableState } from '../state/state.ts';
import type { Option } from './answers.ts';
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
  /** It pays for what is being announced, in place of something else. */
  | { readonly do: 'swap'; readonly object: number }
  | { readonly do: 'read' };

type Table = Pick<TableState, 'position' | 'open' | 'fields' | 'paid' | 'sending'>;
type Options = Pick<SeatOptions, 'commands' | 'decision'>;

/**
 * What a click means: a part of the answer first, then the one thing that a card can do; else one reads the card, with
 * all that it can do.
 */
export function deedOf(table: Table, what: Recipient): Deed {
  const { position, open, fields, paid, sending } = table;
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
  if (asked !== null && 'plan' in asked && typeof what === 'number' && isSource(options, what)) {
    return paid === null ? { do: 'read' } : { do: 'swap', object: what };
  }
  const [only, ...others] = deedsWith(options, what);
  if (only === undefined || others.length > 0) return { do: 'read' };
  const option = options.commands[only];
  // What no “take back” brings back is not lost to a click that was meant for something else: it is done by its button.
  const isSafe = option === undefined || !isForMana(option) || tapsOnly(option) || pays(options);
  return isSafe ? { do: 'take', index: only } : { do: 'read' };
}

/** The places of everything that a card can do. */
export function deedsWith({ commands }: Options, what: Recipient): number[] {
  return commands.flatMap((option, index) =>
    'object' in option && option.object === what ? [index] : [],
  );
}

/** Cards with something to do that one would want to do for itself: mana is that only while something is paid. */
export function withDeeds(options: Options): ReadonlySet<number> {
  return new Set(
    options.commands.flatMap((option) =>
      'object' in option && (!isForMana(option) || pays(options)) ? [option.object] : [],
    ),
  );
}

/** What a click taps for mana and does nothing else with: each with how that is said. */
export function tappedByClick(options: Options): ReadonlyMap<number, string> {
  const taps = options.commands.flatMap((option): [number, string][] =>
    isForMana(option) && tapsOnly(option) ? [[option.object, option.label]] : [],
  );
  return new Map(taps.filter(([object]) => deedsWith(options, object).length === 1));
}

const pays = ({ decision }: Options): boolean =>
  decision?.kind === 'payment' || decision?.kind === 'pay';

type ForMana = Extract<Option, { type: 'ActivateAbility' }>;

const isForMana = (option: Option): option is ForMana =>
  option.type === 'ActivateAbility' && option.isMana;

/** Whether it can be tapped, or the like, for mana. */
const isSource = ({ commands }: Options, what: number): boolean =>
  commands.some((option) => isForMana(option) && option.object === what);

const tapsOnly = ({ costs }: ForMana): boolean => costs.every((one) => one === 'tap');
