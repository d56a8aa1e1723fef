import type { ChoicePurpose } from '../../state/decisions.ts';
import { family } from '../decision.ts';
import { chooseToAmplify, chooseWhatToCopy, chooseWhatToEnchant } from './arrival.ts';
import type { Choice } from './choice.ts';
import { chooseToDiscard } from './discard.ts';
import { chooseForHandSize } from './hand-size.ts';
import { chooseObject } from './object.ts';
import { chooseToExile, chooseToReturn, chooseToTap } from './paid-with.ts';
import { chooseToSacrifice } from './sacrifice.ts';
import { chooseFound } from './search.ts';
import { chooseASource } from './source.ts';
import { chooseToSplice } from './splice.ts';
import { chooseToStayTapped, chooseToUntap } from './untap.ts';

/** Every purpose of a choice of objects. */
export const CHOICES: { readonly [P in ChoicePurpose]: Choice<P> } = {
  object: chooseObject,
  source: chooseASource,
  search: chooseFound,
  copy: chooseWhatToCopy,
  enchant: chooseWhatToEnchant,
  amplify: chooseToAmplify,
  splice: chooseToSplice,
  handSize: chooseForHandSize,
  untap: chooseToUntap,
  stayTapped: chooseToStayTapped,
  sacrifice: chooseToSacrifice,
  discard: chooseToDiscard,
  exile: chooseToExile,
  tap: chooseToTap,
  return: chooseToReturn,
};

/** A choice of objects, whatever it is for. */
export const choose = family('choose', ({ purpose }) => CHOICES[purpose].decision);
