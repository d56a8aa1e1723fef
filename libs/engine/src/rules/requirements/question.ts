import type { Requirements as InAttack } from '../../spaces/attack.ts';

/** Which requirements to attack or block must be met where not all of them can be. */
export interface Requirements {
  /** How the space of an attack counts them: it is data, which players get. */
  readonly inAttack: InAttack;
  /** Whether a block has to meet those, too, that only several creatures can meet together. */
  readonly metTogether: boolean;
}
