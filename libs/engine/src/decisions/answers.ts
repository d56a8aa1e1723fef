import type { ObjectId, PlayerRef, Recipient } from '../state/basics.ts';
import type { Answer, Payment } from '../state/decisions.ts';

/** The forms of answers. A space has tested what an answer names; these tell the compiler what that leaves. */

export const isFlag = (answer: Answer): answer is boolean => typeof answer === 'boolean';

export const isNumber = (answer: Answer): answer is number => typeof answer === 'number';

export const isWord = (answer: Answer): answer is string => typeof answer === 'string';

export const isSeatName = (answer: Answer): answer is PlayerRef =>
  answer === 'p0' || answer === 'p1';

export const isRecipient = (answer: Answer): answer is Recipient =>
  isNumber(answer) || isSeatName(answer);

export const isRecipients = (answer: Answer): answer is readonly Recipient[] =>
  Array.isArray(answer) &&
  answer.every((one) => typeof one === 'number' || one === 'p0' || one === 'p1');

export const isObjects = (answer: Answer): answer is readonly ObjectId[] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'number');

export const isDivision = (answer: Answer): answer is readonly (readonly [Recipient, number])[] =>
  Array.isArray(answer) && answer.every((one) => Array.isArray(one) && one.length === 2);

/** `true` leaves all of it to the server. */
export const isPayment = (answer: Answer): answer is Payment | true =>
  answer === true || (typeof answer === 'object' && !Array.isArray(answer));
