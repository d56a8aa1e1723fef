import { propose } from '../decide/happening/propose.ts';
import { changeOfZone } from './shared/change-of-zone.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** All at once, whichever of the two is empty (TSP Glossary: Exchange); what goes to a graveyard may be sent elsewhere. */
const exchangeZones: Meaning<EffectOf<'exchangeZones'>> = {
  follow(run, { who, zones: [one, other] }) {
    if (run.takeResult() !== null) return 'done';
    const { work, met } = run;
    const [seat] = actorsOf(run, who);
    if (seat === undefined) return 'done';
    const player = work.game.players[seat];
    const rule = work.rules.cite.exchange;
    return propose(
      work,
      [
        ...player[one].map((card) => changeOfZone(card, other)),
        ...player[other].map((card) => changeOfZone(card, one)),
      ].map((change) => ({ change, met, rule })),
    );
  },
};
export default exchangeZones;
