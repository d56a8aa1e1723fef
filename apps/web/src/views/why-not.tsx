import type { VNode } from 'preact';
import type { Fields } from '../play/fields.ts';
import { isBegun, isComplete, type Asked } from '../play/touch.ts';
import { button } from './parts.tsx';
import { say } from '../words/say.ts';

/** Beside a main button that is dead though something has been chosen: asks the server what is wrong with it. */
export function whyNotButton(
  asked: Asked | null,
  fields: Fields | null,
  sending: boolean,
  ask: () => void,
): VNode | false {
  const made = fields ?? {};
  if (sending || !isBegun(asked, made) || isComplete(asked, made)) return false;
  return button(say('Why not?'), ask);
}
