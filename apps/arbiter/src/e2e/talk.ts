/** What the end-to-end run and its two players say to each other, a line of JSON each. */

/** What a player is told when it starts. */
export interface PlayerPlan {
  readonly url: string;
  readonly name: string;
  /** By whose rules it plays; those of 6ED if that isn't said. */
  readonly edition?: string;
  /** Which of the decks of that time that its program knows. */
  readonly deck: 0 | 1 | 2;
  /**
   * So often the player wants to be asked in the middle of a resolution: until then it plays what is rarely offered,
   * which leads there, afterwards sensibly, which ends games.
   */
  readonly halfResolved?: number;
  /** It plays against the server's sensible bot, which has the same deck, and not against anyone. */
  readonly againstBot?: true;
  readonly seed: number;
  /** Folder for what it kept: tips and records. */
  readonly folder: string;
}

/** What a player says. */
export type Said =
  /** It waits in the queue, or plays. */
  | { readonly type: 'seated'; readonly player: string }
  /** It is asked in the middle of a resolving spell or ability, and answers only when told to go on. */
  | { readonly type: 'half-resolved'; readonly kind: string; readonly what: string }
  /** It is asked for its deck for the next game, and hands it in only when told to go on. */
  | { readonly type: 'sideboarding'; readonly match: string }
  /** It sends a command now; the acknowledgement is not there yet. `resolves`: it passes on what is on the stack. */
  | { readonly type: 'sending'; readonly command: string; readonly resolves: boolean }
  | { readonly type: 'dropped' }
  | {
      readonly type: 'over';
      readonly score: readonly [number, number];
      readonly winner: 0 | 1 | null;
      readonly seat: 0 | 1;
      readonly match: string;
      readonly games: readonly string[];
      readonly sideboarded: number;
      /** Whether the last game was played with the deck that it handed in for it. */
      readonly asHandedIn: boolean;
      readonly accepted: number;
      readonly refused: number;
      readonly drops: number;
      readonly gaps: number;
      readonly connections: number;
      /** How many tips it kept, and how many of them the records do not hold. */
      readonly tips: number;
      readonly missing: number;
      readonly records: readonly string[];
    };
