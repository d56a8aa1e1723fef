import { shake256 } from './shake256.ts';

/** Where a client keeps the secrets that it has promised; a page uses `localStorage`, so that a reload loses none. */
export interface SecretStore {
  get(name: string): string | null;
  set(name: string, secret: string): void;
}

/** A store that is forgotten with its process. */
export function memorySecrets(): SecretStore {
  const kept = new Map<string, string>();
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, secret) => void kept.set(name, secret),
  };
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A secret for the shuffles of one game: 64 bytes from the system's source of chance, in hexadecimal. */
export function makeSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(64)));
}

/** The promise of a secret, as the rules check it. */
export function makeCommitment(secret: string): string {
  return hex(shake256(`arbiter commitment 1\n${secret}`, 32));
}
