/** Kafka's users, one for each who works with the log, and what each may do. */
import { aclsOf } from '@arbiter/protocol';
import kafkajs from 'kafkajs';
import { PRINCIPALS } from '../deploy/chart.mjs';
import { SUPER_USER } from '../servers/kafka-security.mjs';
import { accessOf } from '../servers/kafka.mjs';

/** @typedef {import('@arbiter/protocol').Principal} Principal */

/** Everybody there is: the users of the chart. */
export { PRINCIPALS };

/** The name of somebody's user. @param {Principal} who */
export const userOf = (who) => `arbiter-${who}`;

/**
 * What somebody's process is told in its environment, so that it logs in; nothing if anybody may.
 *
 * @param {import('../servers/kafka.mjs').Kafka} kafka @param {Principal} who
 * @returns {Record<string, string>}
 */
export function accessEnvironment({ security }, who) {
  if (security === null) return {};
  return {
    ARBITER_KAFKA_TLS: 'on',
    ARBITER_KAFKA_CA: security.ca,
    ARBITER_KAFKA_SASL: 'scram-sha-512',
    ARBITER_KAFKA_USER: userOf(who),
    ARBITER_KAFKA_PASSWORD: security.passwords[userOf(who)] ?? '',
  };
}

/** Allows each what is theirs and nothing else. What was allowed before stays. @param {import('../servers/kafka.mjs').Kafka} kafka */
export async function allow({ brokers, security }) {
  if (security === null) return;
  const { Kafka, logLevel, ...kinds } = kafkajs;
  const admin = new Kafka({
    brokers,
    logLevel: logLevel.NOTHING,
    ...accessOf(security, SUPER_USER),
  }).admin();
  await admin.connect();
  try {
    const acl = PRINCIPALS.flatMap((who) =>
      aclsOf(who).flatMap(({ resource, operations }) =>
        operations.map((operation) => ({
          principal: `User:${userOf(who)}`,
          host: '*',
          resourceType: kinds.AclResourceTypes[resource.type === 'topic' ? 'TOPIC' : 'GROUP'],
          resourceName: resource.name,
          resourcePatternType:
            kinds.ResourcePatternTypes[resource.patternType === 'prefix' ? 'PREFIXED' : 'LITERAL'],
          operation: kinds.AclOperationTypes[OPERATIONS[operation]],
          permissionType: kinds.AclPermissionTypes.ALLOW,
        })),
      ),
    );
    await admin.createAcls({ acl });
  } finally {
    await admin.disconnect();
  }
}

/** As kafkajs names them. */
const OPERATIONS = /** @type {const} */ ({
  Read: 'READ',
  Write: 'WRITE',
  Describe: 'DESCRIBE',
  Create: 'CREATE',
  DescribeConfigs: 'DESCRIBE_CONFIGS',
  AlterConfigs: 'ALTER_CONFIGS',
});
