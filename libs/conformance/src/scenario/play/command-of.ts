import { WAYS_TO_PAY_WITH, type WayToPayWith } from '@arbiter/cards';
import {
  isFaceDown,
  abilitiesAt,
  playersAbilities,
  turnUpOf,
  type CompiledAbility,
  type CommandBody,
  type GameObject,
  type LoopStep,
  type ObjectId,
  type Seat,
} from '@arbiter/engine';
import type { Action, Announced, OptionalCost, PaymentEntry, Targets } from '../scenario.ts';
import { answerOf, divisionOf } from './answer-of.ts';
import type { Match } from './match.ts';
import { NameProblem } from './names.ts';

type AnnouncedChoices = Omit<Extract<CommandBody, { type: 'CastSpell' }>, 'type' | 'object'>;

/**
 * The command that a player gives by doing this.
 * @throws {NameProblem} if something in it names nothing, or too much.
 */
export function commandOf(match: Match, seat: Seat, action: Action): CommandBody {
  const { game, names } = match;
  const inHand = (object: GameObject): boolean => object.zone === 'hand' && object.owner === seat;
  const own = ({ zone, controller, owner }: GameObject): boolean =>
    zone === 'battlefield' ? controller === seat : zone === 'graveyard' && owner === seat;
  switch (action.verb) {
    case 'pass':
      return { type: 'Pass' };
    case 'announce attack':
      return { type: 'AnnounceAttack' };
    case 'concede':
      return { type: 'Concede' };
    case 'play':
      return {
        type: 'PlayLand',
        object: names.object(game, action.card, inHand),
        ...(action.allowedBy === null ? {} : { allowedBy: names.object(game, action.allowedBy) }),
      };
    case 'cast': {
      const object = names.object(game, action.card, inHand);
      return { type: 'CastSpell', object, ...broughtFor(match, seat, object, null, action) };
    }
    case 'activate': {
      const object =
        names.among(action.object, givenTo(match, seat)) ?? names.object(game, action.object, own);
      const ability = activatedAbility(match, object, action.ability);
      const brought = broughtFor(match, seat, object, ability, action);
      const times = action.times === 1 ? {} : { times: action.times };
      return {
        type: 'ActivateAbility',
        object,
        ability: ability?.number ?? 0,
        ...times,
        ...brought,
      };
    }
    case 'cycle': {
      const object = names.object(game, action.card, inHand);
      const ability = printedAbilities(match, object).find(isCycling);
      if (ability === undefined) throw new NameProblem(`'${action.card}' has no cycling`);
      return { type: 'ActivateAbility', object, ability: ability.number };
    }
    // What is played in the course of a phase, where an edition has it so (5ED Phase Structure.4).
    case 'phase': {
      const object = names.object(game, action.card, own);
      const waiting = game.waiting.find((one) => one.source === object);
      const ability =
        waiting === undefined ? undefined : match.see().cards.ability(waiting.ability);
      return { type: 'ActivateAbility', object, ability: ability?.number ?? 0 };
    }
    case 'begin': {
      if (action.ability === null) {
        return { type: 'Begin', object: names.object(game, action.card, inHand) };
      }
      const object = names.object(game, action.card, own);
      const ability = activatedAbility(match, object, action.ability)?.number ?? 0;
      return { type: 'Begin', object, ability };
    }
    case 'takeBack': {
      const played = playedForMana(match, seat);
      const keep = action.keep.map((name) => names.among(name, played) ?? names.object(game, name));
      return { type: 'TakeBack', keep };
    }
    case 'attack':
      return {
        type: 'DeclareAttackers',
        attackers: action.bands.map((band) => band.map((name) => names.object(game, name, own))),
      };
    case 'block':
      return {
        type: 'DeclareBlockers',
        blocks: action.blocks.map(([blocker, attacker]) => [
          names.object(game, blocker, own),
          names.object(game, attacker, (object) => !own(object)),
        ]),
      };
    case 'assign': {
      const open = game.decision?.kind === 'assignDamage' ? game.decision.creature : 0;
      const [, damage] =
        action.damage.find(([name]) => names.fits(game, name, open)) ?? action.damage[0]!;
      return { type: 'Choose', answer: divisionOf(match, damage) };
    }
    case 'divide':
      return { type: 'Choose', answer: divisionOf(match, action.among) };
    case 'number':
      return { type: 'Choose', answer: action.number };
    case 'name':
      return { type: 'Choose', answer: action.card };
    case 'agree':
      return {
        type: 'Choose',
        answer: game.decision?.kind === 'repetitions' ? game.decision.times : 0,
      };
    case 'repeat': {
      const steps = action.steps.map((step): LoopStep => {
        const body = commandOf(match, match.seatOf(step.player), step.action);
        if (body.type === 'ActivateAbility' || body.type === 'Choose') {
          return { seat: match.seatOf(step.player), body };
        }
        throw new NameProblem('abilities that are played, and choices, are what can be repeated');
      });
      const { times, independent } = action;
      return { type: 'ProposeLoop', times, steps, ...(independent ? { independent } : {}) };
    }
    case 'choose':
      return { type: 'Choose', answer: answerOf(match, seat, action.answer) };
    default:
      return action satisfies never;
  }
}

function printedAbilities(match: Match, object: ObjectId): readonly CompiledAbility[] {
  return match.see().printed(match.object(object)).abilities;
}

/** What has given the player abilities, by what its text has done before. */
const givenTo = (match: Match, seat: Seat): readonly ObjectId[] =>
  playersAbilities(match.see()).flatMap((one) => (one.seat === seat ? [one.source] : []));

/** As printed, whether lost or not, then those that it has from elsewhere; what is face down may be turned up. */
function knownAbilities(match: Match, object: ObjectId): readonly CompiledAbility[] {
  const printed = printedAbilities(match, object);
  const more = abilitiesAt(match.see(), object).filter((ability) => !printed.includes(ability));
  return [...printed, ...more, ...turnUpOf(match.see(), object)];
}

function isCycling({ ability }: CompiledAbility): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'cycling';
}

/** A morph of what is face up already can't be used. */
const isIdleMorph = (match: Match, object: ObjectId, { keyword }: CompiledAbility): boolean =>
  keyword === 'morph' && !isFaceDown(match.object(object));

/**
 * The n-th activated ability as printed, mana abilities too; without a number there must be no other. `null` for
 * an object without any, so that what the engine says about it can be tested.
 */
function activatedAbility(
  match: Match,
  object: ObjectId,
  n: number | null,
): CompiledAbility | null {
  const abilities = knownAbilities(match, object).filter(
    (ability) =>
      ability.activation !== null && !isCycling(ability) && !isIdleMorph(match, object, ability),
  );
  if (abilities.length === 0) return null;
  const name = match.names.nameOf(match.game, object);
  const found = abilities[(n ?? 1) - 1];
  if (found === undefined) throw new NameProblem(`'${name}' has ${abilities.length} abilities`);
  if (n === null && abilities.length > 1) {
    throw new NameProblem(`'${name}' has ${abilities.length} abilities: which one is meant?`);
  }
  return found;
}

function broughtFor(
  match: Match,
  seat: Seat,
  object: ObjectId,
  ability: CompiledAbility | null,
  { targets, x, mode, with: optional, pay }: Announced,
): AnnouncedChoices {
  const modes = match.see().printed(match.object(object)).modes;
  const text = ability ?? modes[(mode ?? 1) - 1];
  return {
    ...(mode === null ? {} : { mode: mode - 1 }),
    ...(x === null ? {} : { x }),
    ...optionalCosts(optional),
    ...(targets === null ? {} : targetsFor(match, targets, text?.targets.length ?? 0)),
    ...(pay === null ? {} : { payment: paymentOf(match, seat, pay) }),
  };
}

/** Optional costs that are paid, in the engine's words. @throws {NameProblem} for one that no card here has. */
function optionalCosts(
  costs: readonly OptionalCost[],
): Pick<AnnouncedChoices, 'buyback' | 'alternative'> {
  const paid = costs.map(({ name, count }): Pick<AnnouncedChoices, 'buyback' | 'alternative'> => {
    if (count !== 1) throw new NameProblem(`${name} is paid once or not at all`);
    if (name === 'buyback') return { buyback: true };
    const [, n = '1'] = /^alternative(?: (\d+))?$/u.exec(name) ?? [undefined, ''];
    if (n === '') throw new NameProblem(`no card here has an optional cost '${name}'`);
    return { alternative: Number(n) };
  });
  return Object.assign({}, ...paid) as Pick<AnnouncedChoices, 'buyback' | 'alternative'>;
}

/** With several uses of "target" there is one name for each; with one use, all names are for it. */
function targetsFor(match: Match, { names, amounts }: Targets, uses: number): AnnouncedChoices {
  const chosen = names.map((name) => match.recipient(name));
  if (amounts !== null) return { targets: [chosen], division: [amounts] };
  if (uses <= 1) return { targets: [chosen] };
  // For uses of the word after those, nothing is said: the opponent chooses there, or nothing has to be chosen.
  const each = chosen.map((one) => [one]);
  const rest = Array.from({ length: Math.max(0, uses - each.length) }, () => []);
  return { targets: [...each, ...rest] };
}

function paymentOf(
  match: Match,
  seat: Seat,
  entries: readonly PaymentEntry[],
): NonNullable<AnnouncedChoices['payment']> {
  const untapped = (object: GameObject): boolean => object.controller === seat && !object.tapped;
  const of = (kind: PaymentEntry['kind']): PaymentEntry[] =>
    entries.filter((entry) => entry.kind === kind);
  const ids = (kind: PaymentEntry['kind']): ObjectId[] =>
    of(kind).map(({ what }) => match.names.object(match.game, what));
  const mana = of('mana').map(({ what, color }) => {
    const object = match.names.object(match.game, what, untapped);
    return { object, ability: manaAbility(match, object, what, color) };
  });
  const letters = (kind: 'pool' | 'snow'): string =>
    of(kind)
      .map(({ what }) => what)
      .join('');
  const [pool, snow] = [letters('pool'), letters('snow')];
  return {
    ...(mana.length > 0 ? { mana } : {}),
    ...(pool === '' ? {} : { pool }),
    ...(snow === '' ? {} : { snow }),
    ...Object.fromEntries(
      WAYS_TO_PAY_WITH.filter((way) => of(way).length > 0).map((way) => [way, ids(way)]),
    ),
  };
}

/**
 * The first mana ability that gives this colour where the object lies.
 * @throws {NameProblem} if there is none: what is not tapped for mana has to be said to be paid with in another way.
 */
function manaAbility(match: Match, object: ObjectId, what: string, color: string | null): number {
  const { zone } = match.object(object);
  const found = knownAbilities(match, object).find(
    ({ isMana, activation, program }) =>
      isMana &&
      activation?.from === zone &&
      (color === null ||
        program.some(
          (step) =>
            step.op === 'effect' &&
            step.effect.do === 'addMana' &&
            step.effect.mana.includes(color),
        )),
  );
  if (found === undefined) {
    const gives = `'${what}' gives no ${color === null ? 'mana' : `{${color}}`}`;
    throw new NameProblem(
      zone === 'battlefield'
        ? `${gives}; a permanent may also be paid with by ${waysToPay(what, ['sacrifice', 'tap', 'return'])}`
        : `${gives} in the ${zone}; a card there may be paid with by ${waysToPay(what, ['discard', 'exile'])}`,
    );
  }
  return found.number;
}

/** How a payment is written that isn't mana. */
function waysToPay(what: string, ways: readonly WayToPayWith[]): string {
  return ways.map((way) => `{ ${way}: ${what} }`).join(' or ');
}

/** What was played for mana that can be taken back, as it was then: it may be gone since. */
const playedForMana = ({ judge, game }: Match, seat: Seat): readonly ObjectId[] =>
  judge
    .legalCommands(game, seat)
    .flatMap((command) => (command.type === 'TakeBack' ? command.played : []));
