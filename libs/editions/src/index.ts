/** Which answer each edition gives. */
export {
  borrowedBy,
  differences,
  type Borrowed,
  type EditionAnswer,
  type QuestionAnswered,
} from './differences.ts';
export { SIXTH_EDITION } from './6ed/6ed.ts';
export {
  DEFAULT_EDITION,
  EDITION_FACTS,
  EDITIONS,
  RULEBOOKS,
  type EditionFacts,
} from './editions.ts';
export { judgesOf, recordRules, type JudgeOf, type RecordRules } from './judges.ts';
