/** What somebody may do: players report, judges look and propose, operators rule, auditors read; the server itself. */
export type Role = 'player' | 'judge' | 'operator' | 'auditor' | 'system';

/** Who does something, as their token says. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  /** An account of a program, not of a person: it never rules. */
  readonly service: boolean;
  /** Players that this person is, or has declared a tie with. */
  readonly ties: readonly string[];
}

/** The server itself. */
export const SYSTEM: Actor = { id: 'system', role: 'system', service: true, ties: [] };

/** Whether somebody plays in a match of these players, or has a tie with who does. */
export function isInvolved({ id, ties }: Actor, players: readonly string[]): boolean {
  return players.some((player) => player === id || ties.includes(player));
}
