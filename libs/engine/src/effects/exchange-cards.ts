import { propose } from '../decide/happening/propose.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { Zone } from '../state/basics.ts';
import { changeOfZone, type ExchangedZone } from './shared/change-of-zone.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Both at once, or neither: one player has to own both, and their zones must differ (TSP Glossary: Exchange). */
const exchangeCards: Meaning<EffectOf<'exchangeCards'>> = {
  follow(run, { one, other }) {
    if (run.takeResult() !== null) return 'done';
    const { work, met } = run;
    const [first] = objectsAmong(referTo(work, one, run));
    const [second] = objectsAmong(referTo(work, other, run));
    if (first === undefined || second === undefined) return 'done';
    const [here, there] = [work.object(first), work.object(second)];
    if (here.owner !== there.owner || here.zone === there.zone) return 'done';
    if (!isExchanged(here.zone) || !isExchanged(there.zone)) return 'done';
    const changes = [changeOfZone(first, there.zone), changeOfZone(second, here.zone)];
    const rule = work.rules.cite.exchange;
    return propose(
      work,
      changes.map((change) => ({ change, met, rule })),
    );
  },
};
export default exchangeCards;

/** Whether cards of this zone can change places with others. */
const isExchanged = (zone: Zone | null): zone is ExchangedZone =>
  zone === 'graveyard' || zone === 'hand' || zone === 'library' || zone === 'exile';
