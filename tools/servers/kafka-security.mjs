/** What makes brokers of ours refuse whom they do not know: TLS, users with passwords, and nothing allowed but by ACL. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Brokers log in to each other as this user, who may do anything. */
export const SUPER_USER = 'broker';

/** The listener of clients and brokers; its name in Kafka is that of its protocol. */
export const SECURED = 'SASL_SSL';

/** How users prove who they are, as Kafka names it. */
const MECHANISM = 'SCRAM-SHA-512';

const MODULE = 'org.apache.kafka.common.security';

/**
 * @typedef {object} Security
 * @property {string} ca  file with the certificate of the authority that signs the brokers', as PEM
 * @property {Readonly<Record<string, string>>} passwords  by user, that of `SUPER_USER` too
 *
 * @typedef {Security & { keys: string, storePassword: string }} Secrets  keys: the brokers' key store, PKCS#12
 */

/**
 * The certificate and passwords that a folder holds; made if it holds none. Only we can read them.
 *
 * @param {string} folder @param {readonly string[]} users
 * @returns {Secrets}
 * @throws {Error} whose message is one line, if the folder's cluster has other users
 */
export function secretsIn(folder, users) {
  const file = join(folder, 'secrets.json');
  const [ca, keys] = [join(folder, 'ca.pem'), join(folder, 'brokers.p12')];
  const names = [SUPER_USER, ...users].sort();
  if (existsSync(file)) {
    const held = JSON.parse(readFileSync(file, 'utf8'));
    if (Object.keys(held.passwords).sort().join() !== names.join()) {
      throw new Error(`${folder} holds a cluster with other users: begin with a new folder`);
    }
    return { ca, keys, ...held };
  }
  mkdirSync(folder, { recursive: true });
  const storePassword = secret();
  certify({ ca, keys, storePassword });
  const passwords = Object.fromEntries(names.map((name) => [name, secret()]));
  writeFileSync(file, JSON.stringify({ storePassword, passwords }), { mode: 0o600 });
  return { ca, keys, storePassword, passwords };
}

/**
 * A broker's settings beside those of one that anybody may use.
 *
 * @param {Secrets} secrets
 */
export function securedProperties({ ca, keys, storePassword, passwords }) {
  const password = passwords[SUPER_USER];
  const login = `required username="${SUPER_USER}" password="${password}"`;
  return {
    'listener.security.protocol.map': `${SECURED}:SASL_SSL,CONTROLLER:SASL_SSL`,
    'inter.broker.listener.name': SECURED,
    'sasl.enabled.mechanisms': MECHANISM,
    'sasl.mechanism.inter.broker.protocol': MECHANISM,
    [`listener.name.${SECURED.toLowerCase()}.${MECHANISM.toLowerCase()}.sasl.jaas.config`]: `${MODULE}.scram.ScramLoginModule ${login};`,
    // Controllers keep the users of the other listener, so they can't ask themselves who a user is.
    'sasl.mechanism.controller.protocol': 'PLAIN',
    'listener.name.controller.sasl.enabled.mechanisms': 'PLAIN',
    'listener.name.controller.plain.sasl.jaas.config': `${MODULE}.plain.PlainLoginModule ${login} user_${SUPER_USER}="${password}";`,
    'ssl.keystore.type': 'PKCS12',
    'ssl.keystore.location': keys,
    'ssl.keystore.password': storePassword,
    'ssl.key.password': storePassword,
    'ssl.truststore.type': 'PEM',
    'ssl.truststore.location': ca,
    'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    'super.users': `User:${SUPER_USER}`,
  };
}

/** What Kafka's format command is told, so that the users are there from the beginning. @param {Secrets} secrets */
export function usersToFormat({ passwords }) {
  return Object.entries(passwords).flatMap(([name, password]) => [
    '--add-scram',
    `${MECHANISM}=[name=${name},password=${password}]`,
  ]);
}

/**
 * A key for all brokers of this machine's loopback, and its certificate, which it has signed itself.
 *
 * @param {{ ca: string, keys: string, storePassword: string }} files
 */
function certify({ ca, keys, storePassword }) {
  const store = ['-alias', 'brokers', '-keystore', keys, '-storepass:env', 'STORE_PASSWORD'];
  const names = ['-dname', 'CN=arbiter brokers', '-ext', 'san=ip:127.0.0.1,dns:localhost'];
  const key = ['-keyalg', 'EC', '-groupname', 'secp256r1', '-validity', '3650'];
  keytool(storePassword, ['-genkeypair', ...store, '-storetype', 'PKCS12', ...key, ...names]);
  keytool(storePassword, ['-exportcert', '-rfc', ...store, '-file', ca]);
}

/** @param {string} password @param {string[]} args */
function keytool(password, args) {
  const env = { ...process.env, STORE_PASSWORD: password };
  const { status, stdout, error } = spawnSync('keytool', args, { env, encoding: 'utf8' });
  if (error) throw new Error('keytool is missing, which comes with Java: install a JRE');
  if (status !== 0) throw new Error(`no certificate for the brokers: ${stdout.trim()}`);
}

/** Letters that need no quoting anywhere. */
const secret = () => randomBytes(24).toString('hex');
