import type { TrampleExcess } from './question.ts';

/** 6ED 502.9b, e, f: its toughness, whatever damage it has; other attackers' damage may be planned in. */
export const toughnessAlone: TrampleExcess = (toughness, _marked, planned) =>
  Math.max(0, toughness - planned);
