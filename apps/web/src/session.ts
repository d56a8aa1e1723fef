import { Client, type SecretStore } from '@arbiter/client';

/** Who this window is. Each window is a player of its own, so `sessionStorage`. */
const KEY = 'arbiter.guest';

const secrets: SecretStore = {
  get: (name) => sessionStorage.getItem(`arbiter.secret.${name}`),
  set: (name, secret) => {
    sessionStorage.setItem(`arbiter.secret.${name}`, secret);
  },
};

interface StoredGuest {
  readonly player: string;
  readonly name: string;
  readonly token: string;
  readonly expires: number;
}

/** The client of this window, and the name it plays under. */
export interface Session {
  readonly client: Client;
  readonly name: string;
}

/** Who this window was before it was loaded again; null if nobody. */
export async function resume(): Promise<Session | null> {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  const { player, name, token, expires } = JSON.parse(text) as StoredGuest;
  if (expires < Date.now()) return null;
  const client = new Client(location.origin, player, { token, secrets });
  try {
    await client.me();
  } catch {
    return null;
  }
  return { client, name };
}

/** Becomes a guest. */
export async function becomeGuest(name: string): Promise<Session> {
  const client = await Client.guest(location.origin, name, { secrets });
  sessionStorage.setItem(KEY, JSON.stringify(client.guest));
  return { client, name: client.guest.name };
}
