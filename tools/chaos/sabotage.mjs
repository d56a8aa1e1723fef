/**
 * Gateways that break a promise on purpose (`npm run chaos -- --sabotage KIND`), to see that it is noticed. Loaded before
 * the gateway's own program.
 *
 * `twice`: each fifth command of a player is sent a second time, as another command. `belief`: each commit is believed that is
 * read, whether or not the chain accepts it.
 */
import { KafkaLog } from '@arbiter/event-log';
import { parseCommit, topics } from '@arbiter/protocol';
import { FoldedGame } from '../../apps/gateway/dist/games/folded-game.js';

const kind = process.env['ARBITER_CHAOS_SABOTAGE'];

if (kind === 'twice') {
  const { append } = KafkaLog.prototype;
  let commands = 0;
  KafkaLog.prototype.append = async function (
    /** @type {readonly import('@arbiter/event-log').NewRecord[]} */ records,
  ) {
    const places = await append.call(this, records);
    const again = records.flatMap((record) => {
      if (record.topic !== topics.gameCommands.name || ++commands % 5 > 0) return [];
      const command = JSON.parse(record.value ?? '{}');
      return [{ ...record, value: JSON.stringify({ ...command, id: `${command.id}-again` }) }];
    });
    if (again.length > 0) await append.call(this, again);
    return places;
  };
}

if (kind === 'belief') {
  const { take } = FoldedGame.prototype;
  FoldedGame.prototype.take = function (/** @type {string | null} */ line) {
    const parsed = parseCommit(line ?? '');
    if ('commit' in parsed && this.head !== null) {
      this.head.tip = parsed.commit.prev;
      this.head.commands.delete(parsed.commit.command);
    }
    return take.call(this, line);
  };
}
