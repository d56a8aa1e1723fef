/** What we use of the package glicko2, which has no types of its own. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: {
      readonly tau: number;
      readonly rating: number;
      readonly rd: number;
      readonly vol: number;
    });
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    /** One rating period: 1, 0.5 or 0 is what the first of two players scored. */
    updateRatings(matches: (readonly [Player, Player, number])[]): void;
  }
}
