import type { Seat, Sight } from '@arbiter/engine';
import { textOfAbility } from './abilities.ts';
import { namesOf, numbered } from './distinct.ts';
import { listed, nameOfSource, recipientName } from './names.ts';

type WaitingTrigger = Sight['game']['waiting'][number];

/** What abilities say that have triggered, each so that it can be told from the others: whose it is, and by what. */
export function triggerTexts(
  sight: Sight,
  ids: readonly number[],
  seat: Seat,
): ReadonlyMap<number, string> {
  const { game } = sight;
  const triggers = game.waiting.filter(({ id }) => ids.includes(id));
  const names = namesOf(game, [...new Set(triggers.map(({ source }) => source))], seat);
  return numbered(
    new Map(triggers.map((one) => [one.id, textOf(sight, one, names.get(one.source), seat)])),
  );
}

function textOf(
  sight: Sight,
  { source, ability, bindings }: WaitingTrigger,
  name: string | undefined,
  seat: Seat,
): string {
  const called = nameOfSource(sight, source, ability.of, seat);
  const text = textOfAbility(sight, called, sight.cards.ability(ability));
  const { event } = bindings;
  const by =
    typeof event === 'object' ? event.map((one) => recipientName(sight.game, one, seat)) : [];
  return `${name ?? called}: ${text}${by.length === 0 ? '' : ` (${listed(by)})`}`;
}
