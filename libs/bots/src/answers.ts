import {
  drawFrom,
  type Answer,
  type OptionSpace,
  type Payment,
  type PlayerCommand,
} from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import type { CommandOption, PlanView, SpaceView, View } from '@arbiter/view';

/** A command that announces something: a spell, or an ability. */
export type Announcement = Extract<CommandOption, { plans: readonly PlanView[] }>;

export const isAnnouncement = (option: CommandOption): option is Announcement => 'plans' in option;

/** One answer of a space at random; `null` if there is none. */
export function anyAnswer(space: SpaceView, view: View, random: Random): Answer | null {
  if (space.shape === 'payment') return space.isPayable;
  if (space.shape === 'name') return random.pick(space.some ?? namesInSight(view));
  return drawFrom(space satisfies OptionSpace, random);
}

/**
 * Names of cards that a player could think of now: of those in hand, else of those in play, for what nobody plays with can't
 * be named.
 */
export function namesInSight(view: View): readonly string[] {
  const { viewer, players, permanents } = view;
  const own = typeof viewer === 'number' ? (players[viewer].hand ?? []) : [];
  const cards = own.length > 0 ? own : permanents.filter(({ token }) => !token);
  return cards.length > 0 ? cards.map(({ name }) => name) : ['Forest'];
}

/** The announcement with all its answers, each at random. */
export function anyCompletion(option: Announcement, plan: PlanView, random: Random): PlayerCommand {
  const targets = plan.targets.map((space) => drawFrom(space, random) as never[]);
  const { least, most } = plan.x;
  return completed(option, plan, {
    x: least + random.below(most - least + 1),
    targets,
    divide: (count, total) => {
      const amounts = Array.from({ length: count }, () => 1);
      for (let left = total - count; left > 0; left--) {
        const at = random.below(count);
        amounts[at] = (amounts[at] as number) + 1;
      }
      return amounts;
    },
  });
}

/** What is left to say about a plan. */
export interface Completion {
  readonly x: number;
  readonly targets: Extract<PlayerCommand, { type: 'CastSpell' }>['targets'];
  /** Amounts for that many targets, in sum `total`, at least 1 each. */
  readonly divide: (count: number, total: number) => number[];
  /** Left to the server, unless it says otherwise. */
  readonly payment?: Payment;
}

/** The command that announces all of it at once. */
export function completed(
  option: Announcement,
  plan: PlanView,
  { x, targets, divide, payment }: Completion,
): PlayerCommand {
  const { division } = plan;
  const rest = {
    mode: plan.mode,
    x,
    targets: targets ?? [],
    ...(plan.alternative > 0 ? { alternative: plan.alternative } : {}),
    ...(plan.buyback ? { buyback: true } : {}),
    ...(payment === undefined ? {} : { payment }),
    ...(division === null
      ? {}
      : {
          division: (targets ?? []).map((chosen, spec) =>
            spec === division.spec ? divide(chosen.length, division.total) : [],
          ),
        }),
  };
  const { object } = option;
  return option.type === 'CastSpell'
    ? { type: 'CastSpell', object, ...rest }
    : { type: 'ActivateAbility', object, ability: option.ability, ...rest };
}

/** The same, announced step by step. */
export function begun(option: Announcement): PlayerCommand {
  const { object } = option;
  return option.type === 'CastSpell'
    ? { type: 'Begin', object }
    : { type: 'Begin', object, ability: option.ability };
}

/** A land played as the option says: the normal one, or one that a permanent allows. */
export function landOf({
  object,
  allowedBy,
}: Extract<PlayerCommand, { readonly type: 'PlayLand' }>): PlayerCommand {
  return { type: 'PlayLand', object, ...(allowedBy === undefined ? {} : { allowedBy }) };
}
