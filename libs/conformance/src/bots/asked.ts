import { BOTS, freshMemory, type BotMemory, type BotName } from '@arbiter/bots';
import type { CardDefinition } from '@arbiter/cards';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  isPlayer,
  judge,
  type Game,
  type Judge,
  type PlayerCommand,
  type Recipient,
} from '@arbiter/engine';
import { seededRandom, type Random } from '@arbiter/kernel';
import { CARDS } from '@arbiter/sets';
import { legalFor, viewOf } from '@arbiter/view';
import { quickHash } from '../opening.ts';
import { tableOf } from '../position-of-scenario.ts';

/** A table at which a bot is asked, with cards of the test's own. */
export class AskedBot {
  readonly #judge: Judge;
  readonly #name: BotName;
  readonly #random: Random = seededRandom(1);
  readonly #memories: readonly [BotMemory, BotMemory] = [freshMemory(''), freshMemory('')];
  game: Game;

  /** @param table as in scenarios */
  constructor(cards: readonly CardDefinition[], table: string, name: BotName = 'sensible') {
    this.#judge = judge(SIXTH_EDITION, cardPool([...CARDS, ...cards]), quickHash);
    this.#name = name;
    this.game = tableOf(
      this.#judge,
      `title: x\nedition: 6ED\ntable: ${table}\nplay: [{ expect: { active: ann } }]\n`,
    );
  }

  /** What the bot does about the open decision, which must be accepted. */
  decides(): PlayerCommand {
    const { game } = this;
    const seat = game.decision!.seat;
    const options = legalFor(this.#judge, game, seat);
    const view = viewOf(this.#judge, game, seat);
    const body = BOTS[this.#name](view, options, this.#random, this.#memories[seat]);
    this.give(body);
    return body;
  }

  /** The same in words: `Spark: bear`, with all that it is aimed at, `X = 2`, what it pays with; or `Pass`. */
  says(): string {
    const { game } = this;
    const command = this.decides();
    const name = (one: Recipient): string =>
      isPlayer(one) ? (one === 'p0' ? 'ann' : 'bob') : (game.objects[one]?.name ?? '');
    const names = (list: readonly Recipient[]): string => list.map(name).sort().join(', ');
    switch (command.type) {
      case 'CastSpell':
      case 'ActivateAbility': {
        const { x = 0, mode = 0, targets = [], division = [], payment = {} } = command;
        const parts = [
          x > 0 ? `X = ${String(x)}` : '',
          mode > 0 ? `mode ${String(mode)}` : '',
          targets.map(names).join('; '),
          division.flat().join(' + '),
          [...(payment.sacrifice ?? []), ...(payment.discard ?? [])].map(name).join(', '),
        ].filter((part) => part !== '');
        return [name(command.object), ...parts].join(': ');
      }
      case 'PlayLand':
        return `play ${name(command.object)}`;
      case 'DeclareAttackers':
        return `attack: ${names(command.attackers.flat())}`;
      case 'DeclareBlockers':
        return `block: ${command.blocks.map((pair) => pair.map(name).join(' blocks ')).join(', ')}`;
      case 'Choose': {
        const { answer } = command;
        const isList = Array.isArray(answer);
        return `choose: ${isList ? names(answer.flat() as Recipient[]) : JSON.stringify(answer)}`;
      }
      default:
        return command.type;
    }
  }

  /** Somebody else decides. @throws {Error} if it is refused */
  give(body: PlayerCommand): void {
    const { seat } = this.game.decision!;
    const command = { id: 'x', seat, at: this.game.clock.settled, body };
    const verdict = this.#judge.decide(command, this.game);
    if (!verdict.accepted) throw new Error(`${verdict.refusal.reason}: ${JSON.stringify(body)}`);
    this.game = verdict.game;
  }

  /** The object of this name that lies anywhere. */
  find(name: string): number {
    return this.game.objects.findIndex((one) => one?.name === name && one.zone !== null);
  }
}
