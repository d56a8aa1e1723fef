import { propose } from '../decide/happening/propose.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Change } from '../state/changes.ts';
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
        ...player[one].map((card) => to(other, card)),
        ...player[other].map((card) => to(one, card)),
      ].map((change) => ({ change, met, rule })),
    );
  },
};
export default exchangeZones;

const to = (zone: EffectOf<'exchangeZones'>['zones'][number], object: ObjectId): Change =>
  zone === 'graveyard'
    ? { kind: 'putIntoGraveyard', object, cause: 'effect' }
    : { kind: 'move', object, to: zone, shuffled: false, cause: 'effect' };
