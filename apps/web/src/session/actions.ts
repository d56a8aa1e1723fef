import type { CommandBody } from '@arbiter/client';
import type { Fields, Recipient } from '../play/fields.ts';
import type { PassingOrders, PassUntil } from '../play/passing.ts';
import type { ReplaySession } from '../replay/replay-session.ts';

/** What somebody at the page can do: the views call these, the session carries them out. */
export interface Actions {
  readonly becomeGuest: (name: string) => void;
  /** Plays as somebody else in this window. */
  readonly leaveGuest: () => void;
  readonly dismiss: () => void;

  /** Takes a deck, and the edition that it is played under. */
  readonly chooseDeck: (name: string) => void;
  readonly chooseEdition: (code: string) => void;
  readonly chooseFormat: (format: string) => void;
  readonly chooseLength: (bestOf: string) => void;
  /** Keeps the list as far as it is written. */
  readonly keepList: (text: string) => void;
  /** Checks the list for the edition and format of the form. */
  readonly checkDeck: (fields: Fields) => void;
  /** Copies the deck that is chosen, in the form that the fields say. */
  readonly copyDeck: (fields: Fields) => void;
  readonly saveDeck: (fields: Fields) => void;
  readonly openTicket: (fields: Fields) => void;
  readonly openExhibition: (fields: Fields) => void;
  /** Begins a game against a bot under an edition, with the guide. */
  readonly playGuided: (edition: string) => void;
  /** Wants tips for newcomers, or no more of them. */
  readonly guide: (on: boolean) => void;
  /** Opens one's standing orders. */
  readonly openSettings: () => void;
  /** Is about to ask for anyone. */
  readonly seekAnyone: () => void;
  /** Shows one's own link as a code to scan. */
  readonly showCode: () => void;
  /** Wants to chat with whom one plays, or no more. */
  readonly chat: (on: boolean) => void;
  /** The same match again, against the same opponent. */
  readonly rematch: () => void;
  /** Answers an invitation with the deck that is chosen. */
  readonly acceptInvitation: (ticket: string, fields: Fields) => void;
  /** Says that one is ready for the match that was found. */
  readonly confirmReady: () => void;
  readonly withdrawTicket: () => void;

  /** A click on something on the table: a part of the answer, a card to play, or one to read. */
  readonly touch: (what: Recipient) => void;
  /** The answer as it is in the form now. */
  readonly fill: (fields: Fields) => void;
  /** Shows everything that one may do as a list, too. */
  readonly list: (on: boolean) => void;
  /** Opens an option whose choices are to be made, or carries it out if there are none. */
  readonly take: (index: number) => void;
  readonly choosePlan: (plan: number) => void;
  readonly closeOption: () => void;
  /** Sends the option with what its form says. */
  readonly submit: (index: number, fields: Fields) => void;
  /** Announces step by step. */
  readonly begin: (object: number, ability: number | undefined) => void;
  /** Asks for names of cards of which somebody has written a part. */
  readonly searchCards: (part: string) => void;
  /** Passes by itself until something. */
  readonly passUntil: (until: PassUntil) => void;
  /** Orders what is passed by itself. */
  readonly orderPasses: (change: Partial<Omit<PassingOrders, 'on'>>) => void;
  /** Nothing is passed by itself from now on, whatever was ordered; or what was ordered holds again. */
  readonly holdPriority: (on: boolean) => void;
  /** Takes back what one is announcing, where that is offered. */
  readonly takeBack: () => void;
  /** Ends all that passes by itself, yields included; closes what is open. */
  readonly stopPassing: () => void;
  readonly send: (body: CommandBody) => void;
  /** Asks what would come of a command; nothing is sent. */
  readonly explain: (body: CommandBody) => void;
  /** Shows what a rule says, and what proves it. */
  readonly showRule: (rule: string) => void;
  /** Asks for the words of a rule, wherever they are shown. */
  readonly readRule: (rule: string) => void;
  /** Tells why the player is asked what is asked now. */
  readonly whyAsked: () => void;
  /** Tells why a creature has its size. */
  readonly whySize: (object: number) => void;
  readonly closeWhy: () => void;
  readonly select: (object: number | null) => void;
  readonly showAllLines: (all: boolean) => void;
  readonly sideboard: (fields: Fields | null) => void;
  readonly concedeGame: () => void;
  readonly concedeMatch: () => void;
  readonly downloadRecord: (game: string) => void;
  /** Saves what this browser kept of a game: signed tips, and what it was told. */
  readonly downloadKept: (game: string) => void;

  /** Steps through the finished game that is open. @returns null if there is none */
  readonly replay: <T>(act: (session: ReplaySession) => T) => T | null;
}
