export { addressOf } from './address.ts';
export { Answers, AnswersLines, schemaOf, withProblems } from './answers.ts';
export { type Caller, callerOf, callerOfToken, unauthorized } from './bearer.ts';
export {
  type CallerRequest,
  For,
  MaybeCaller,
  MaybeMe,
  Me,
  Public,
  TheCaller,
  TokenGuard,
} from './guard.ts';
export { hasKeys, type Purpose, PURPOSES } from './keys/key-folder.ts';
export {
  BOT_TOKEN_LIFETIME,
  KeyRing,
  memoryKeyRing,
  openKeyRing,
  ROTATE_AFTER,
  TOKEN_LIFETIME,
} from './keys/key-ring.ts';
export {
  type Audience,
  audienceOf,
  type BadToken,
  readToken,
  type Role,
  ROLES,
  type TokenClaims,
} from './keys/token.ts';
export { type Issue, malformed } from './malformed.ts';
export { Problem, type ProblemBody, type ProblemDetails } from './problem.ts';
export { RequestPipe } from './request-pipe.ts';
