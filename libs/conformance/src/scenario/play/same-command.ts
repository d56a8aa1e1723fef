import type { CommandBody } from '@arbiter/engine';

type AnnouncedChoices = Partial<
  Omit<Extract<CommandBody, { type: 'CastSpell' }>, 'type' | 'object'>
>;

/**
 * Whether a command, as far as it goes, is this complete one. What it leaves out may be anything, payments don't
 * matter, and neither does the order in which targets, attackers or blockers are named.
 */
export function isSameCommand(said: CommandBody, complete: CommandBody): boolean {
  if (said.type !== complete.type) return false;
  switch (said.type) {
    case 'Pass':
    case 'AnnounceAttack':
      return true;
    case 'PlayLand':
      return (
        said.object === (complete as typeof said).object &&
        said.allowedBy === (complete as typeof said).allowedBy
      );
    case 'CastSpell':
      return (
        said.object === (complete as typeof said).object && fits(said, complete as AnnouncedChoices)
      );
    case 'ActivateAbility':
      return (
        said.object === (complete as typeof said).object &&
        said.ability === (complete as typeof said).ability &&
        fits(said, complete as AnnouncedChoices)
      );
    case 'DeclareAttackers':
      return same(bandsOf(said.attackers), bandsOf((complete as typeof said).attackers));
    case 'DeclareBlockers':
      return same(sorted(said.blocks), sorted((complete as typeof said).blocks));
    case 'Choose':
      return same(answerOf(said.answer), answerOf((complete as typeof said).answer));
    default:
      return false;
  }
}

function fits(said: AnnouncedChoices, complete: AnnouncedChoices): boolean {
  return (
    (said.mode === undefined || said.mode === complete.mode) &&
    (said.x === undefined || said.x === complete.x) &&
    (said.alternative ?? 0) === complete.alternative &&
    (said.buyback ?? false) === complete.buyback &&
    (said.targets === undefined || same(targetsOf(said), targetsOf(complete)))
  );
}

/** Targets of each use of the word, with their amounts, in an order of their own. */
function targetsOf({ targets, division }: AnnouncedChoices): unknown {
  return targets?.map((group, use) =>
    sorted(group.map((target, i) => [target, division?.[use]?.[i] ?? 0])),
  );
}

function bandsOf(bands: readonly (readonly number[])[]): unknown {
  return sorted(bands.map((band) => sorted(band)));
}

/** Divisions without their zeros, sets in an order of their own. */
function answerOf(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return sorted(answer.filter((one) => !(Array.isArray(one) && one.length === 2 && one[1] === 0)));
}

function sorted(list: readonly unknown[]): unknown[] {
  return [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
