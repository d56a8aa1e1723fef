import type { CitedTopic } from '../rules/citations.ts';
import type { AnnouncedChoices } from '../state/frames.ts';
import type { CompiledAbility, CompiledText, Printed } from '../text/printed.ts';
import { isBesideManaCost } from '../sight/named-costs.ts';
import { hasX, totalOf } from './total-cost.ts';

/** The first choice of a command that its spell doesn't offer: nothing that a command says is silently ignored. */
export function superfluousForSpell(
  brought: AnnouncedChoices,
  printed: Printed,
): CitedTopic | null {
  const { modes, cost, buyback, definition } = printed;
  const { alternativeCosts = [], additionalCost } = definition;
  if ((brought.alternative ?? 0) > alternativeCosts.length) return 'pay';
  if (modes.length === 1 && (brought.mode ?? 0) !== 0) return 'announceMode';
  // 6ED 409.1b: before the opponent has chosen the mode, nothing that hangs on it can be said.
  if (definition.modeChosenBy === 'opponent' && hangsOnMode(brought)) return 'announceMode';
  const text = modes[brought.mode ?? 0];
  if (text === undefined) return null;
  const other = alternativeCosts[(brought.alternative ?? 0) - 1];
  const parts = [other?.cost, additionalCost, brought.buyback === true ? buyback : null];
  const total = totalOf(
    parts.filter((part) => part != null),
    0,
    0,
    0,
    other === undefined || isBesideManaCost(other) ? cost : undefined,
  );
  return superfluous(brought, text, hasX(total), buyback !== null);
}

const hangsOnMode = ({ mode = 0, x = 0, targets = [], division = [] }: AnnouncedChoices): boolean =>
  mode !== 0 || x !== 0 || targets.length > 0 || division.length > 0;

/** The same for an activated ability. */
export function superfluousForAbility(
  brought: AnnouncedChoices,
  ability: CompiledAbility,
): CitedTopic | null {
  if ((brought.mode ?? 0) !== 0) return 'announceMode';
  if ((brought.alternative ?? 0) !== 0) return 'pay';
  const total = totalOf([ability.activation?.cost ?? {}], 0, 0, 0);
  return superfluous(brought, ability, hasX(total), false);
}

function superfluous(
  { x = 0, buyback = false, targets = [], division = [] }: AnnouncedChoices,
  text: CompiledText,
  namesX: boolean,
  hasBuyback: boolean,
): CitedTopic | null {
  if (x !== 0 && !namesX) return 'announceX';
  if (buyback && !hasBuyback) return 'pay';
  if (targets.length > text.targets.length) return 'announceTargets';
  const namesOthers = targets.some(
    (named, spec) => named.length > 0 && text.targets[spec]?.chosenBy !== undefined,
  );
  if (namesOthers) return 'announceTargets';
  // Empty places of a list may come as `null` over the wire.
  const dividesOther = division.some(
    (amounts: readonly number[] | null, spec) =>
      amounts !== null &&
      amounts.length > 0 &&
      (text.targets[spec]?.divided === undefined || text.targets[spec].chosenBy !== undefined),
  );
  return dividesOther ? 'announceDivision' : null;
}
