import { deckActions } from './deck-actions.ts';
import type { Desk } from './desk.ts';
import { recordActions } from './record-actions.ts';
import { ticketActions } from './ticket-actions.ts';
import type { LaterActions } from './when-loaded.ts';
import { whyActions } from './why-actions.ts';

/** What `whenLoaded` loads. */
export const laterActions = (desk: Desk): LaterActions => ({
  ...deckActions(desk),
  ...ticketActions(desk),
  ...whyActions(desk),
  ...recordActions(desk),
});
