/** For other rooms' tests of the page: a real browser driven by Playwright. Nothing of this is in the build. */
export {
  Driver,
  freePort,
  IN_FIREFOX,
  pause,
  until,
  type Browser,
} from './browser.behaviour-spec.ts';
export { checkRecord } from '../replay/check-record.ts';
export { LANGUAGE as GERMAN } from '../words/de.ts';
export { ENGLISH_ONLY } from './english-only.behaviour-spec.ts';
export { readModelsAreReady } from './server.behaviour-spec.ts';
export { Pictures } from './pictures.behaviour-spec.ts';
export { doneIn, lengthsOf, proposal } from '../play/repeating.ts';
export { DEFAULT_ORDERS, hasNothingToDo, passesByItself, showsFirst } from '../play/passing.ts';
