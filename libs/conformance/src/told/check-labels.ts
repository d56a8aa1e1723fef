import type { Game, Judge } from '@arbiter/engine';
import { legalFor, type CommandOption, type SeatOptions, type SpaceView } from '@arbiter/view';

/** Words that name nothing: a player who reads one of them can't choose. */
const NO_NAME = /^$|\bsomething\b|what is gone|#\d|\bundefined\b|\bnull\b|\[object/u;

/**
 * The player who is asked is told in words what about, and everything that may be answered has a name of its own.
 *
 * @throws {Error} that says what has none
 */
export function checkLabels(judge: Judge, game: Game): void {
  const { decision } = game;
  if (decision === null || game.suspended || game.outcome !== null) return;
  const told = legalFor(judge, game, decision.seat);
  if (told.decision === null) return;
  const { about } = told.decision;
  const at = `the decision '${decision.kind}'`;
  const named = (what: string, text: string): void => {
    if (NO_NAME.test(text)) throw new Error(`${at}: ${what} has no name: '${text}'`);
  };
  named('the question', about.question);
  if (about.rule === null) throw new Error(`${at} is asked by no rule`);
  if (NEEDS_COST.has(decision.kind)) named('the cost', about.cost ?? '');
  for (const option of told.commands) {
    named(`the command ${option.type}`, option.label);
    for (const plan of 'plans' in option ? option.plans : [])
      named('the cost of a plan', plan.cost);
    for (const one of namesOf(option))
      named(`what ${option.type} names (${one})`, told.labels[one] ?? '');
    if ('space' in option) checkDistinct(at, option.space, told);
  }
}

const NEEDS_COST: ReadonlySet<string> = new Set(['pay', 'payment', 'buyback']);

/** Nothing that one chooses from is called like something else that one could choose. */
function checkDistinct(at: string, space: SpaceView, { labels }: SeatOptions): void {
  const names = [...new Set(choicesIn(space))].map((one) => labels[one] ?? '');
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`${at}: two choices are called '${twice}'`);
}

function namesOf(option: CommandOption): readonly string[] {
  const plans = 'plans' in option ? option.plans : [];
  return [
    ...('space' in option ? choicesIn(option.space) : []),
    ...(option.type === 'TakeBack' ? option.played.map(String) : []),
    ...plans.flatMap(({ targets, pays }) => [
      ...targets.flatMap(({ from }) => from.map(String)),
      ...(pays ?? []).flatMap(({ from }) => from.map(String)),
    ]),
  ];
}

/** Everything that the space offers, as its labels are found. */
function choicesIn(space: SpaceView): readonly string[] {
  switch (space.shape) {
    case 'oneOf':
      return space.options.map(String);
    case 'word':
      return space.options;
    case 'subset':
      return space.from.map(String);
    case 'order':
      return space.of.map(String);
    case 'division':
      return space.among.map(String);
    case 'attack':
      return space.attackers.map(String);
    case 'block':
      return space.blockers.flatMap(([blocker, may]) => [blocker, ...may].map(String));
    case 'payment':
      return [
        ...space.sources.map(({ object }) => String(object)),
        ...(space.pays ?? []).flatMap(({ from }) => from.map(String)),
      ];
    case 'number':
    case 'name':
      return [];
    default:
      return space satisfies never;
  }
}
