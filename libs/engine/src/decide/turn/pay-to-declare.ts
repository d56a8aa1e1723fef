import { priceOf, type DeclarationCost } from '../../spaces/declaration-cost.ts';
import { opponentOf, type ObjectId, type Seat } from '../../state/basics.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { DeclareFrame, PayFrame, Window } from '../../state/frames.ts';
import { settleOpen } from '../../paying/open-payment.ts';
import { isFault } from '../../paying/settle-payment.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';

/** What is declared, by whom, and what its creatures cost. */
export interface Declaration {
  readonly seat: Seat;
  readonly creatures: readonly ObjectId[];
  readonly attack: DeclareFrame['attack'];
  readonly block: DeclareFrame['block'];
  readonly cost: DeclarationCost | undefined;
}

/** Declares at once what costs nothing; for the rest all of it is paid first (6ED 308.2, 309.2). */
export function declareWhenPaid(work: Work, declaration: Declaration): void {
  const { seat, creatures, attack, block, cost } = declaration;
  const { mana, life, sacrifices } =
    cost === undefined
      ? NO_PRICE
      : priceOf(cost, { creatures, ...(block === null ? {} : { blocks: block }) });
  const isFree = mana === 0 && life === 0 && sacrifices.length === 0;
  const window = attack === null ? null : work.rules.timing.asAttackersAreDeclared(work);
  if (isFree && window === null) {
    declared(work, { attack, block });
    return;
  }
  if (isFree) {
    declareLater(work, { attack, block }, window, 'asDeclared');
    return;
  }
  const [object] = creatures as [ObjectId];
  const frame: PayFrame = {
    kind: 'pay',
    seat,
    object,
    cost: {
      mana: String(mana),
      ...(life === 0 ? {} : { life }),
      ...(sacrifices.length === 0
        ? {}
        : {
            picks: sacrifices.map(({ what, count }) => ({
              pay: 'sacrifice' as const,
              what,
              count,
            })),
          }),
    },
    at: 1,
    payment: null,
    part: 0,
    answer: null,
    for: attack === null ? 'block' : 'attack',
  };
  const topic = attack === null ? 'blockCost' : 'attackCost';
  const payment = settleOpen(work, frame, {});
  if (isFault(payment)) {
    work.refuse(payment.topic ?? topic, payment.reason, payment.objects);
    return;
  }
  declareLater(work, { attack, block }, window, topic);
  work.push({ ...frame, payment }, topic);
}

/** They attack or block once what is played before that is over. */
function declareLater(
  work: Work,
  declaration: Pick<Declaration, 'attack' | 'block'>,
  window: Window | null,
  topic: CitedTopic,
): void {
  work.push({ kind: 'declare', ...declaration, answer: null }, topic);
  if (window === null) return;
  const seat = work.game.turn.active;
  work.push({ kind: 'priority', seat, passes: 0, window }, 'asDeclared');
}

const NO_PRICE = { mana: 0, life: 0, sacrifices: [] };

/** All is paid: they attack or block, as far as they are still there to do it. */
export function advanceDeclare(work: Work, { attack, block }: DeclareFrame): void {
  const { active } = work.game.turn;
  const isThere = (id: ObjectId, attacks: boolean): boolean =>
    work.isCreature(id) && (work.object(id).controller === active) === attacks;
  declared(work, {
    attack:
      attack
        ?.map((band) => band.filter((id) => isThere(id, true)))
        .filter((band) => band.length > 0) ?? null,
    block: block?.filter(([id]) => isThere(id, false)) ?? null,
  });
  work.emit('FramePopped', attack === null ? 'becomesBlocking' : 'becomesAttacking', {});
}

function declared(work: Work, { attack, block }: Pick<DeclareFrame, 'attack' | 'block'>): void {
  atOnce(work, () => {
    if (attack !== null) {
      const topic = attack.length === 0 ? 'noAttack' : 'becomesAttacking';
      const inTurn = [...new Set([...(work.game.turn.attackers ?? []), ...attack.flat()])];
      work.emit('AttackersDeclared', topic, {
        bands: attack,
        ...(inTurn.length === 0 ? {} : { inTurn }),
        ...(attack.length === 0 ? {} : { defender: opponentOf(work.game.turn.active) }),
      });
    }
    if (block !== null) {
      work.emit('BlockersDeclared', 'becomesBlocking', {
        blocks: block,
        ...(block.length === 0 ? {} : { remembered: true }),
      });
    }
  });
}
