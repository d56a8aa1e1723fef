import {
  admits,
  listOf,
  type Answer,
  type CommandBody,
  type Judge,
  type Game,
  type LegalCommand,
  type OptionSpace,
  type Plan,
  type Recipient,
  type Seat,
} from '@arbiter/engine';

/** Spaces beyond this are not listed; such a position is tested by counts and by single commands. */
const LIMIT = 100_000;

/** There are more ways than anybody would list. */
export class TooLarge extends Error {}

/** A command with nothing left open, payments aside. */
export type Complete = CommandBody;

/** Every complete command that is legal now for the seat, each once; taking back is none. */
export function completionsOf(judge: Judge, game: Game, seat: Seat): Complete[] {
  return judge.legalCommands(game, seat).flatMap(fill);
}

/** Every way in which a command that is offered can be given. */
export function fill(command: LegalCommand): Complete[] {
  switch (command.type) {
    case 'Pass':
      return [{ type: 'Pass' }];
    case 'PlayLand':
      return [command];
    case 'CastSpell': {
      const { type, object } = command;
      return command.plans.flatMap((plan) =>
        fillPlan(plan).map((brought) => ({ type, object, ...brought })),
      );
    }
    case 'ActivateAbility': {
      const { type, object, ability } = command;
      return command.plans.flatMap((plan) =>
        fillPlan(plan).map((brought) => ({ type, object, ability, ...brought })),
      );
    }
    case 'DeclareAttackers':
      return answers(command.space).map((attackers) => ({
        type: 'DeclareAttackers',
        attackers: attackers as never,
      }));
    case 'DeclareBlockers':
      return answers(command.space).map((blocks) => ({
        type: 'DeclareBlockers',
        blocks: blocks as never,
      }));
    case 'Choose': {
      // Paying on resolution may be declined.
      const all =
        command.kind === 'pay' ? [...answers(command.space), false] : answers(command.space);
      return all.map((answer) => ({ type: 'Choose', answer }));
    }
    case 'AnnounceAttack':
      return [{ type: 'AnnounceAttack' }];
    case 'TakeBack':
    case 'DiscloseSecret':
      return [];
    default:
      return command satisfies never;
  }
}

function answers(space: OptionSpace): Answer[] {
  const all = listOf(space, LIMIT);
  if (all === null) throw new TooLarge(`a ${space.shape} space is too large to be listed`);
  return all;
}

interface CompleteChoices {
  readonly mode: number;
  readonly x: number;
  readonly alternative: number;
  readonly buyback: boolean;
  readonly targets: readonly (readonly Recipient[])[];
  readonly division: readonly (readonly number[])[];
}

function fillPlan({ mode, alternative, buyback, x, targets, division }: Plan): CompleteChoices[] {
  const values = Array.from({ length: x.most - x.least + 1 }, (_, i) => x.least + i);
  let chosen: Pick<CompleteChoices, 'targets' | 'division'>[] = [{ targets: [], division: [] }];
  targets.forEach((space, spec) => {
    const groups = division?.spec === spec ? divided(space, division.total) : plain(space);
    chosen = chosen.flatMap((before) =>
      groups.map((group) => ({
        targets: [...before.targets, group.targets],
        division: [...before.division, group.amounts],
      })),
    );
  });
  return values.flatMap((value) =>
    chosen.map((choice) => ({ mode, alternative, buyback, x: value, ...choice })),
  );
}

interface Group {
  readonly targets: readonly Recipient[];
  readonly amounts: readonly number[];
}

function plain(space: OptionSpace): Group[] {
  return answers(space).map((targets) => ({ targets: targets as Recipient[], amounts: [] }));
}

function divided(targets: Plan['targets'][number], total: number): Group[] {
  const space: OptionSpace = {
    shape: 'division',
    total,
    among: targets.from,
    least: 1,
    all: false,
  };
  return answers(space)
    .map((answer) => {
      const pairs = answer as readonly (readonly [Recipient, number])[];
      return { targets: pairs.map(([to]) => to), amounts: pairs.map(([, amount]) => amount) };
    })
    .filter((group) => targets.groups === undefined || admits(targets, group.targets));
}
