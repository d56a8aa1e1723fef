import { parseArgs } from 'node:util';
import { createTopics, type TopicReport } from '@arbiter/event-log';
import { BadSettings, readSettings, type Settings } from '@arbiter/settings';
import { allTopics, PARTITIONS_ON_KAFKA } from '@arbiter/protocol';
import type { Command } from './command.ts';

const USAGE = `
arbiter topics [--kafka HOST:PORT,…] [--partitions N]

Creates the topics of all services on a Kafka, each with its partitions, replicas (three, where there are as
many brokers), retention and limits. It may be run again at any time: a topic that is there stays as it is,
and each of its settings that differs is told in a line of its own, for the operator of the brokers to change.

  --partitions  how many each topic is made with, ${PARTITIONS_ON_KAFKA} if left out: the most instances of a service
           that share its work. Once there are topics, their number counts for all that come later
  --kafka  some of its brokers; what ARBITER_KAFKA names, if left out
  ARBITER_KAFKA_TLS, ARBITER_KAFKA_CA, ARBITER_KAFKA_SASL, ARBITER_KAFKA_USER and ARBITER_KAFKA_PASSWORD say
           how to speak to them, as for the services

Exit code 0: every topic is there and set up as it should be. 1: one differs, or the brokers can't be reached.
`;

/** More than that no broker would thank for. */
const MOST = 1_000;

/** Creates the topics on a Kafka. */
export const topics: Command = {
  name: 'topics',
  summary: 'creates the topics on a Kafka',
  usage: USAGE,
  async run(args) {
    let settings: Settings;
    let asked: number | undefined;
    try {
      const { values } = parseArgs({
        args: [...args],
        options: { kafka: { type: 'string' }, partitions: { type: 'string' } },
      });
      const { kafka, partitions } = values;
      if (partitions !== undefined) {
        asked = Number(partitions);
        if (!Number.isInteger(asked) || asked < 1 || asked > MOST) {
          return fail(`--partitions takes 1 to ${MOST}, not '${partitions}'`, 2);
        }
      }
      settings = readSettings({ ...process.env, ...(kafka && { ARBITER_KAFKA: kafka }) });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      return fail(
        error instanceof BadSettings ? said.replace('ARBITER_KAFKA is', '--kafka is') : said,
        2,
      );
    }
    const { kafka: brokers, kafkaAccess: access } = settings;
    if (brokers === null) return fail('name the brokers: --kafka HOST:PORT', 2);
    try {
      const place = { brokers, access };
      const reports = await createTopics(place, allTopics, asked ?? PARTITIONS_ON_KAFKA);
      process.stdout.write(reports.map(text).join(''));
      const [{ partitions } = { partitions: 0 }] = reports;
      if (asked !== undefined && asked !== partitions) {
        return fail(`there were topics before, with ${partitions} partitions, not ${asked}`, 1);
      }
      return reports.every(({ differences }) => differences.length === 0) ? 0 : 1;
    } catch (error) {
      return fail(
        `${brokers.join()}: ${error instanceof Error ? error.message : String(error)}`,
        1,
      );
    }
  },
};

function text({ topic, created, differences }: TopicReport): string {
  if (created) return `${topic}: created\n`;
  if (differences.length === 0) return `${topic}: as it should be\n`;
  return differences.map((difference) => `${topic}: ${difference}\n`).join('');
}

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter topics: ${why}\n`);
  return code;
}
