import type { PlayerCommand, Recipient } from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import type { CardView, Deed, PermanentView, PlanView } from '@arbiter/view';
import { anyCompletion, completed, type Announcement } from '../answers.ts';
import {
  best,
  isCreature,
  isLand,
  leftOf,
  manaValueOf,
  powerOf,
  worthOf,
  type Table,
} from './table.ts';

/** Something that could be done, and how much the bot wants it; 0 or less: not now. */
export interface Idea {
  readonly score: number;
  readonly command: PlayerCommand;
}

/** What a spell is for, as far as a player of these decks knows. */
type Purpose =
  | { readonly burn: number }
  | { readonly destroy: (one: PermanentView) => boolean }
  | { readonly pump: number }
  | { readonly never: (table: Table) => boolean };

const nothing = (): boolean => false;
const isArtifact = ({ types }: CardView): boolean => types.includes('Artifact');
const without =
  (subtype: string) =>
  (table: Table): boolean =>
    !table.theirs.some(({ subtypes }) => subtypes.includes(subtype));

const PURPOSES: Readonly<Record<string, Purpose>> = {
  Shock: { burn: 2 },
  'Arc Lightning': { burn: 3 },
  'Hammer of Bogardan': { burn: 3 },
  'Stone Rain': { destroy: isLand },
  Pillage: { destroy: (one) => isLand(one) || isArtifact(one) },
  'Flowstone Flood': { destroy: isLand },
  'Shattering Pulse': { destroy: isArtifact },
  'Giant Growth': { pump: 3 },
  Choke: { never: without('Island') },
  Scald: { never: without('Island') },
  'Constant Mists': { never: (table) => incoming(table) < table.me.life },
  Overrun: {
    never: (table) => table.mine.filter(isCreature).length < 3 || table.step !== FIRST_MAIN,
  },
  'Thran Foundry': { never: (table) => table.me.libraryCount > 15 },
  'Uktabi Orangutan': {
    never: (table) => !table.theirs.some(isArtifact) && table.mine.some(isArtifact),
  },
  "Gaea's Cradle": { never: nothing },
};

const FIRST_MAIN = 'precombat main';

/** How much the bot wants to play a card or an ability now. */
export function ideaFor(
  table: Table,
  option: Announcement,
  plan: PlanView,
  random: Random,
): Idea | null {
  if (option.type === 'ActivateAbility') return abilityIdea(table, option, plan, random);
  const card = table.hand.find(({ id }) => id === option.object);
  if (card === undefined) return null;
  const purpose = PURPOSES[card.name];
  if (plan.buyback && card.name !== 'Shattering Pulse') return null;
  if (purpose !== undefined && 'burn' in purpose) return burn(table, option, plan, purpose.burn);
  if (purpose !== undefined && 'destroy' in purpose) return destroy(table, option, plan, 40);
  if (purpose !== undefined && 'pump' in purpose) return pump(table, option, plan, purpose.pump);
  if (purpose !== undefined && purpose.never(table)) return null;
  const [space] = plan.targets;
  if (plan.x.most > 0) return hurricane(table, option, plan);
  if (space === undefined) {
    const creature = card.types.includes('Creature');
    return { score: (creature ? 50 : 30) + manaValueOf(card), command: at(option, plan, []) };
  }
  if (card.name === 'Rancor') return onMyBest(table, option, plan);
  if (space.from.some((one) => typeof one === 'number' && table.onStack(one) !== undefined)) {
    const theirs = space.from.find((one) => !table.isMine(one));
    return theirs === undefined ? null : { score: 60, command: at(option, plan, [[theirs]]) };
  }
  return { score: 5, command: anyCompletion(option, plan, random) };
}

function abilityIdea(
  table: Table,
  option: Extract<Announcement, { type: 'ActivateAbility' }>,
  plan: PlanView,
  random: Random,
): Idea | null {
  if (option.isMana) return null;
  const { does } = plan;
  const source = table.permanent(option.object);
  const damage = does.find((deed) => deed.do === 'dealDamage' && atTarget(deed));
  if (typeof damage?.amount === 'number') {
    return burnAbility(table, option, plan, damage.amount, source);
  }
  if (does.some((deed) => deed.do === 'regenerate')) {
    const needed = source !== undefined && isInDanger(table, source);
    return needed ? { score: 70, command: at(option, plan, []) } : null;
  }
  if (does.some(({ becomes }) => becomes?.includes('Creature') === true)) {
    return animate(table, option, plan, source);
  }
  if (does.some((deed) => deed.do === 'destroy' && atTarget(deed))) {
    return destroy(table, option, plan, 20);
  }
  if (option.costs.includes('discard') && does.some((deed) => deed.do === 'draw')) {
    return { score: atTheirEnd(table) ? 5 : 0, command: at(option, plan, []) };
  }
  if (does.some((deed) => deed.do === 'shuffle' && atTarget(deed))) {
    return {
      score: table.me.libraryCount < 5 ? 30 : 0,
      command: at(option, plan, [[table.myFace]]),
    };
  }
  if (option.costs.includes('life')) {
    const wanted = table.me.life > 10 && table.me.handCount < 5 && table.myTurn;
    return { score: wanted && random.oneIn(2) ? 10 : 0, command: at(option, plan, []) };
  }
  if (does.some((deed) => deed.do === 'move' && deed.to === 'hand' && deed.at === 'self')) {
    return { score: 30, command: at(option, plan, []) };
  }
  return null;
}

const atTarget = ({ at: aim }: Deed): boolean => typeof aim === 'object' && aim !== null;

function at(
  option: Announcement,
  plan: PlanView,
  targets: readonly (readonly Recipient[])[],
): PlayerCommand {
  return completed(option, plan, {
    x: plan.x.most,
    targets,
    divide: (count, total) => {
      const amounts = Array.from({ length: count }, () => 1);
      if (count > 0) amounts[0] = 1 + total - count;
      return amounts;
    },
  });
}

/** At a creature that it kills, or at the face once that counts. */
function burn(table: Table, option: Announcement, plan: PlanView, amount: number): Idea | null {
  const last = plan.targets.length - 1;
  const { from } = plan.targets[last] ?? { from: [] };
  const found = burnTarget(table, from, amount);
  if (found === null) return null;
  // Cursed Scroll has its opponent as the first target.
  const targets = plan.targets.map(({ from: first }, spec) =>
    spec === last ? [found.target] : first.slice(0, 1),
  );
  return { score: found.score, command: at(option, plan, targets) };
}

function burnTarget(
  table: Table,
  from: readonly Recipient[],
  amount: number,
): { readonly target: Recipient; readonly score: number } | null {
  const face = table.theirFace;
  if (from.includes(face) && amount >= table.them.life) return { target: face, score: 1000 };
  const killed = from
    .flatMap((one) => table.permanent(one) ?? [])
    .filter((one) => !table.isMine(one.id) && leftOf(one) <= amount && leftOf(one) > 0);
  const victim = best(killed, worthOf);
  if (victim !== undefined && worthOf(victim) >= 2) {
    return { target: victim.id, score: 40 + worthOf(victim) };
  }
  const now = table.them.life <= 8 || table.me.handCount >= 5;
  return from.includes(face) && now && !table.threat ? { target: face, score: 25 } : null;
}

function burnAbility(
  table: Table,
  option: Extract<Announcement, { type: 'ActivateAbility' }>,
  plan: PlanView,
  amount: number,
  source: PermanentView | undefined,
): Idea | null {
  const idea = burn(table, option, plan, amount);
  const hurtsMe = plan.does.some((deed) => deed.do === 'dealDamage' && deed.at === 'you');
  if (hurtsMe && table.me.life <= 4) return null;
  if (option.costs.includes('sacrifice')) {
    // Only for something, or if it dies anyway.
    const dying = source !== undefined && isInDanger(table, source);
    if (idea !== null && idea.score >= 40) return idea;
    return dying ? atFace(table, option, plan, 35) : null;
  }
  if (idea !== null) return idea;
  return atTheirEnd(table) ? atFace(table, option, plan, 10) : null;
}

function atFace(table: Table, option: Announcement, plan: PlanView, score: number): Idea | null {
  const last = plan.targets.length - 1;
  if (plan.targets[last]?.from.includes(table.theirFace) !== true) return null;
  return {
    score,
    command: at(
      option,
      plan,
      plan.targets.map(() => [table.theirFace]),
    ),
  };
}

function destroy(table: Table, option: Announcement, plan: PlanView, score: number): Idea | null {
  const from = plan.targets[0]?.from ?? [];
  const theirs = from
    .flatMap((one) => table.permanent(one) ?? [])
    .filter(({ id }) => !table.isMine(id));
  const victim = best(theirs, worthOf);
  return victim === undefined ? null : { score, command: at(option, plan, [[victim.id]]) };
}

function onMyBest(table: Table, option: Announcement, plan: PlanView): Idea | null {
  const from = plan.targets[0]?.from ?? [];
  const mine = table.mine.filter(
    (one) => from.includes(one.id) && !one.summoningSick && !one.tapped,
  );
  const chosen = best(mine, worthOf);
  if (chosen === undefined || table.step !== FIRST_MAIN) return null;
  return { score: 60, command: at(option, plan, [[chosen.id]]) };
}

/** In combat, where it saves a creature or wins the game. */
function pump(table: Table, option: Announcement, plan: PlanView, amount: number): Idea | null {
  const from = plan.targets[0]?.from ?? [];
  const aimed = (one: PermanentView): Idea => ({
    score: 45,
    command: at(option, plan, [[one.id]]),
  });
  const { combat } = table.view;
  if (combat === null || !combat.blockersDeclared || table.step !== 'declare blockers') return null;
  for (const { object, blocked, blockers } of combat.attackers) {
    const attacker = table.permanent(object);
    if (attacker === undefined) continue;
    if (table.isMine(object) && !blocked && from.includes(object)) {
      if (powerOf(attacker) + amount >= table.them.life) return aimed(attacker);
    }
    const fighters = table.isMine(object)
      ? [{ mine: attacker, theirs: blockers.flatMap((id) => table.permanent(id) ?? []) }]
      : blockers.flatMap((id) => {
          const blocker = table.permanent(id);
          return blocker === undefined ? [] : [{ mine: blocker, theirs: [attacker] }];
        });
    for (const { mine, theirs } of fighters) {
      if (!from.includes(mine.id)) continue;
      const harm = theirs.reduce((sum, one) => sum + powerOf(one), 0);
      if (harm >= leftOf(mine) && harm < leftOf(mine) + amount) return aimed(mine);
    }
  }
  return null;
}

function hurricane(table: Table, option: Announcement, plan: PlanView): Idea | null {
  const wins = plan.x.most >= table.them.life && table.me.life > table.them.life;
  return wins ? { score: 900, command: at(option, plan, []) } : null;
}

function animate(
  table: Table,
  option: Announcement,
  plan: PlanView,
  source: PermanentView | undefined,
): Idea | null {
  if (source === undefined || isCreature(source) || source.tapped) return null;
  const open = table.theirs.every((one) => !isCreature(one) || one.tapped || powerOf(one) < 3);
  const now = table.myTurn && table.step === FIRST_MAIN && open;
  return now ? { score: 20, command: at(option, plan, []) } : null;
}

/** Whether it would die of what is on the stack, and nothing saves it yet. */
function isInDanger(table: Table, one: PermanentView): boolean {
  const { view, threat } = table;
  if (!isCreature(one)) return false;
  const saved = view.effects.some(
    ({ kind, objects }) => kind === 'regeneration' && objects.includes(one.id),
  );
  if (saved) return false;
  const coming = view.stack
    .flatMap(({ damage }) => damage)
    .reduce((sum, [, to, amount]) => (to === one.id ? sum + amount : sum), 0);
  return coming >= leftOf(one) || threat?.targets.flat().includes(one.id) === true;
}

function atTheirEnd(table: Table): boolean {
  return !table.myTurn && table.step === 'end of turn';
}

/** Damage that unblocked attackers are about to deal to me. */
function incoming(table: Table): number {
  const { combat } = table.view;
  if (combat === null || table.myTurn || !combat.blockersDeclared) return 0;
  return combat.attackers
    .filter(({ blocked }) => !blocked)
    .reduce((sum, { object }) => sum + powerOf(table.permanent(object) ?? NOBODY), 0);
}

const NOBODY = { power: 0 } as PermanentView;
