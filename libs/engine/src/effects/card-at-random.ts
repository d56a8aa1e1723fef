import { oneByLot } from '../decide/happening/by-lot.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** A card at random from a hand, shown to all; none, if the hand is empty. */
const cardAtRandom: Meaning<EffectOf<'cardAtRandom'>> = {
  follow(run, effect) {
    const { work } = run;
    const seats = seatsAmong(referTo(work, effect.of, run));
    const hand = seats.flatMap((seat) => work.game.players[seat].hand);
    if (hand.length === 0) return 'done';
    const object = oneByLot(work, hand);
    const to = effect.toYou === true ? run.controller : 'all';
    work.emit('CardRevealed', 'reveal', { object, to });
    run.bind(effect.as, object);
    return 'done';
  },
};
export default cardAtRandom;
