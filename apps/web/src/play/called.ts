import type { TableState } from '../state/state.ts';

/** Whether the table waits for this player, and nothing is passed for them. */
export function isCalled(
  table: Pick<TableState, 'position' | 'sending' | 'passing'> | null,
): boolean {
  if (table === null || table.sending || table.passing) return false;
  const { position } = table;
  if (position === null || position.view.outcome !== null || position.view.suspended) return false;
  // A secret is disclosed by the page itself.
  return position.options?.decision != null && position.options.decision.kind !== 'disclose';
}
