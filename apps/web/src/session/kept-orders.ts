import {
  AUTO_PASSES,
  DEFAULT_ORDERS,
  PASS_UNTIL,
  type PassingOn,
  type PassingOrders,
} from '../play/passing.ts';

/** What the browser keeps of a player's orders for passing; two windows of it may be two players. */
export class KeptOrders {
  readonly #local: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(local: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#local = local;
  }

  get(player: string): PassingOrders {
    try {
      const kept: unknown = JSON.parse(this.#local.getItem(ORDERS + player) ?? 'null');
      return isOrders(kept) ? kept : DEFAULT_ORDERS;
    } catch {
      return DEFAULT_ORDERS;
    }
  }

  keep(player: string, orders: PassingOrders): void {
    this.#local.setItem(ORDERS + player, JSON.stringify(orders));
  }
}

const ORDERS = 'arbiter passing ';

/** Another version of the page may have kept something else. */
function isOrders(kept: unknown): kept is PassingOrders {
  if (typeof kept !== 'object' || kept === null) return false;
  const { auto, fullControl, on } = kept as Partial<PassingOrders>;
  if (auto === undefined || !AUTO_PASSES.includes(auto)) return false;
  return typeof fullControl === 'boolean' && on !== undefined && (on === null || isOn(on));
}

function isOn({ until, game, turn, attacked, stack }: Partial<PassingOn>): boolean {
  if (until === undefined || !PASS_UNTIL.includes(until) || typeof game !== 'string') return false;
  return typeof turn === 'number' && typeof attacked === 'boolean' && Array.isArray(stack);
}
