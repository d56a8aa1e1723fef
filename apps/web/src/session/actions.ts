import type { CommandBody } from '@arbiter/client';
import type { Fields } from '../play/fields.ts';

/** What somebody at the page can do: the views call these, the session carries them out. */
export interface Actions {
  becomeGuest(name: string): void;
  /** Plays as somebody else in this window. */
  leaveGuest(): void;
  dismiss(): void;

  chooseDeck(name: string): void;
  checkDeck(text: string): void;
  openTicket(fields: Fields): void;
  openExhibition(fields: Fields): void;
  /** Answers an invitation with the deck that is chosen. */
  acceptInvitation(ticket: string, fields: Fields): void;
  withdrawTicket(): void;

  /** Opens an option whose choices are to be made, or carries it out if there are none. */
  take(index: number): void;
  choosePlan(plan: number): void;
  closeOption(): void;
  /** Sends the option with what its form says. */
  submit(index: number, fields: Fields): void;
  /** Announces step by step. */
  begin(object: number, ability: number | undefined): void;
  send(body: CommandBody): void;
  select(object: number | null): void;
  showAllLines(all: boolean): void;
  sideboard(fields: Fields | null): void;
  concedeMatch(): void;
  downloadRecord(game: string): void;

  /** Goes to a line of a finished game. */
  goTo(line: number): void;
}
