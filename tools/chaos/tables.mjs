/** Tables at which pairs of players play one match after the other, through the gateway, as people's clients do. */
import { setTimeout as pause } from 'node:timers/promises';
import { freshMemory, rareBot, sensibleBot } from '@arbiter/bots';
import { Client, ProblemError, Seat } from '@arbiter/client';
import { seededRandom } from '@arbiter/kernel';
import { KNOWN_DECKS } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { answerOf } from './ledger.mjs';

/** Decisions that only a spell or ability asks for while it resolves; the discard for hand size is none of them. */
const HALF_RESOLVED = ['name', 'pay', 'choose', 'newTarget', 'landWords'];

/** Decisions before the one that breaks its game. */
const QUIET = 5;
/** How long somebody tries to become a guest, in milliseconds. */
const COMES = 60_000;
/** How long it may take until such a game is suspended, in milliseconds. */
const BREAKS = 180_000;

/**
 * @typedef {import('@arbiter/protocol').MatchState} Match
 * @typedef {import('@arbiter/protocol').CommandBody} Body
 *
 * @typedef {object} Ended  a match as one of its players was told that it ended
 * @property {Client} client
 * @property {Match} match
 *
 * @typedef {object} TablesOptions
 * @property {string} url
 * @property {number} count
 * @property {1 | 3} bestOf
 * @property {number} seed
 * @property {import('./ledger.mjs').Ledger} ledger
 * @property {() => boolean} goOn  asked before each match but the first
 * @property {() => Promise<void> | undefined} hold
 *   asked when a spell or ability is half-resolved: what its player waits for before it answers
 * @property {number} think  how long a player thinks before it answers: between nothing and twice as many milliseconds
 * @property {() => boolean} rarely  whether players should play what is rarely offered, which is what leads there
 * @property {(error: Error) => void} onBroken  told when a player can't go on
 */

export class Tables {
  /** @type {Ended[]} */
  ended = [];
  /** Games whose evaluation broke, as it was to. @type {string[]} */
  suspended = [];
  /** @type {Client[]} */
  clients = [];
  /** Matches that were asked for, two tickets each, and players that could not go on. */
  begun = 0;
  broken = 0;
  #options;
  #number = 0;
  /** Players that go on in games that were mended. @type {Promise<boolean>[]} */
  #others = [];

  /** @param {TablesOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Plays. Resolves when every table has ended its last match, or broke. */
  async play() {
    const { count, goOn } = this.#options;
    await Promise.all(
      Array.from({ length: count }, async () => {
        const names = [0, 1].map(() => `Player ${String(++this.#number)}`);
        const clients = await Promise.all(names.map((name) => this.#come(name)));
        const [ann, bob] = /** @type {[Client, Client]} */ (/** @type {unknown} */ (clients));
        do {
          this.begun += 1;
          // Who sits down with whom is for matchmaking to say: two tickets more are waiting, and somebody fits.
          const done = await Promise.all([this.#playOne(ann, 0), this.#playOne(bob, 1)]);
          if (done.includes(false)) return;
        } while (goOn());
      }),
    );
  }

  /**
   * Two more players sit down with each other, and one of them sends what makes the evaluation of their game break.
   * When both were told that it is suspended, it is mended, and they play on. Resolves when it is mended.
   *
   * @param {'throws' | 'loops' | 'dies'} how
   * @param {(game: string) => Promise<unknown>} mend
   */
  async breakOne(how, mend) {
    this.begun += 1;
    const [ann, bob] = /** @type {[Client, Client]} */ (
      /** @type {unknown} */ (
        await Promise.all(['Breaker', 'Victim'].map((name) => this.#come(name)))
      )
    );
    /** @type {(() => void)[]} */
    const told = [];
    const suspended = [0, 1].map((i) => new Promise((resolve) => (told[i] = () => resolve(i))));
    const poison = { type: 'Yield', to: `chaos ${how}`, on: true };
    let decisions = 0;
    const seats = await Promise.all(
      [ann, bob].map((client, i) =>
        this.#sit(client, i, {
          opponent: (i === 0 ? bob : ann).player ?? '',
          answer: () => (i === 0 && ++decisions === QUIET ? poison : undefined),
          onPosition: ({ suspended: is }) => {
            if (is) told[i]?.();
          },
        }),
      ),
    );
    await Promise.race([Promise.all(suspended), pause(BREAKS).then(late)]);
    const game = seats[0]?.match?.games[0]?.game;
    if (game === undefined) throw new Error('a game was suspended before it began');
    this.suspended.push(game);
    await mend(game);
    for (const [i, seat] of seats.entries())
      this.#others.push(this.#toTheEnd(i === 0 ? ann : bob, seat));
  }

  /** Resolves when those have come to the end who play in games that were mended. */
  async others() {
    await Promise.all(this.#others);
  }

  /** Ends all connections. */
  close() {
    for (const client of this.clients) client.close();
  }

  /** @param {string} name */
  async #come(name) {
    const { url, ledger } = this.#options;
    const sockets = { WebSocket: /** @type {any} */ (WebSocket) };
    const client = await cameIn(() => Client.guest(url, name, sockets));
    this.clients.push(client);
    const player = client.player ?? '';
    const { socket } = client;
    // The typed client sends; here it is written down what, and under which key.
    const command = socket.command.bind(socket);
    socket.command = async (game, key, body) => {
      const sent = ledger.send({ player, game, key, body });
      ledger.moved(player, Date.now());
      const ack = await command(game, key, body);
      sent.answer = answerOf(ack);
      ledger.moved(player, Date.now());
      return ack;
    };
    return client;
  }

  /** @param {Client} client @param {number} which deck @returns {Promise<boolean>} whether it came to its end */
  async #playOne(client, which) {
    try {
      return await this.#toTheEnd(client, await this.#sit(client, which));
    } catch (error) {
      return this.#broke(error);
    }
  }

  /** @param {Client} client @param {import('@arbiter/client').Seat} seat @returns {Promise<boolean>} */
  async #toTheEnd(client, seat) {
    try {
      const match = await seat.result;
      if (seat.gaps > 0) throw new Error(`${client.player} missed ${String(seat.gaps)} updates`);
      this.ended.push({ client, match });
      return true;
    } catch (error) {
      return this.#broke(error);
    } finally {
      this.#options.ledger.left(client.player ?? '');
    }
  }

  /** @param {unknown} error */
  #broke(error) {
    this.broken += 1;
    this.#options.onBroken(error instanceof Error ? error : new Error(String(error)));
    return false;
  }

  /**
   * A player opens a ticket and plays.
   *
   * @param {Client} client @param {number} which deck
   * @param {object} [own]
   * @param {string} [own.opponent]  anybody who comes, if left out
   * @param {() => Body | undefined} [own.answer]  what it answers instead of what it would
   * @param {(view: import('@arbiter/client').View) => void} [own.onPosition]
   */
  async #sit(client, which, { opponent, answer, onPosition } = {}) {
    const { ledger, bestOf, hold, think, rarely, seed } = this.#options;
    const player = client.player ?? '';
    const random = seededRandom(seed + 7919 * ++this.#number);
    const known = KNOWN_DECKS[which];
    if (known === undefined) throw new Error('there are two known decks');
    const deck = { main: [...known.main], side: [...known.side] };
    /** @type {Map<string, import('@arbiter/bots').BotMemory>} */
    const memories = new Map();
    ledger.moved(player, Date.now());
    const { ticket } = await client.openTicket({
      bestOf,
      deck,
      ...(opponent !== undefined && { opponent: { kind: 'player', player: opponent } }),
    });
    return new Seat(client, {
      ticket,
      choose: async ({ game, view, options, secret }) => {
        const own = answer?.();
        if (own !== undefined) return own;
        if (options === null) throw new Error('asked without options');
        ledger.left(player); // It is the player who is waited for.
        if (isHalfResolved(view)) await hold();
        if (think > 0) await pause(random.below(2 * think));
        ledger.moved(player, Date.now());
        const memory = memories.get(game) ?? freshMemory(secret);
        memories.set(game, memory);
        const bot = rarely() ? rareBot : sensibleBot;
        return /** @type {Body} */ (/** @type {unknown} */ (bot(view, options, random, memory)));
      },
      sideboard: (asked) => asked.deck,
      onPosition: (_, { view }) => {
        ledger.moved(player, Date.now());
        if (view.suspended) ledger.left(player); // Nothing moves there for now, as it should be.
        onPosition?.(view);
      },
    });
  }
}

/**
 * Who was told that there is no room just now comes again. The typed client repeats only what does no harm when it is done
 * twice, and a guest who comes twice is two guests.
 *
 * @template T @param {() => Promise<T>} come @returns {Promise<T>}
 */
async function cameIn(come) {
  for (const until = Date.now() + COMES; ; await pause(1_000)) {
    try {
      return await come();
    } catch (error) {
      const busy = error instanceof ProblemError && error.problem.status === 503;
      // No connection: nobody was there to let anybody in.
      if (Date.now() > until || !(busy || error instanceof TypeError)) throw error;
    }
  }
}

/** @returns {never} */
function late() {
  throw new Error('a game whose evaluation breaks was not suspended in time, or a player not told');
}

/** @param {import('@arbiter/client').View} view */
function isHalfResolved({ decision, stack }) {
  if (decision === null || !HALF_RESOLVED.includes(decision.kind)) return false;
  if (decision.kind === 'choose' && ['handSize', 'discard'].includes(decision.purpose))
    return false;
  const top = stack.at(-1);
  return top !== undefined && !top.announcing;
}
