import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_TOKEN_LIFETIME, type KeyRing } from '@arbiter/http';
import { BadSettings } from '@arbiter/settings';
import { BOT_PLAYERS, botsFolder } from './bots.ts';

/** How long the gateway may take to give a bot its next token, in milliseconds. */
const PATIENCE = 10_000;

const fileIn = (keys: string): string => join(botsFolder(keys), 'tokens.json');

/**
 * Gives the bots a token each, in their folder among the keys: all that their process has to speak with.
 *
 * @param ring has the key of players' tokens
 */
export async function giveBotsTokens(keys: string, ring: KeyRing): Promise<void> {
  const tokens: Record<string, string> = {};
  for (const player of BOT_PLAYERS) {
    tokens[player] = (await ring.token(player, { lifetime: BOT_TOKEN_LIFETIME })).token;
  }
  mkdirSync(botsFolder(keys), { recursive: true, mode: 0o700 });
  const part = `${fileIn(keys)}.${process.pid}`;
  writeFileSync(part, JSON.stringify(tokens), { mode: 0o600, flush: true });
  renameSync(part, fileIn(keys));
}

/**
 * What gives a bot its token: at first the one in the folder, then at each call the next one, which the gateway gives to
 * a bot that has one. So bots at work outlast what they were given; where the gateway gives none, the folder may have a newer.
 *
 * @throws BadSettings if there is none for a bot of this build
 */
export function botTokens(
  keys: string,
  gateway: string,
  ask: typeof fetch = fetch,
): (player: string) => Promise<string> {
  const given = givenTokens(keys);
  for (const player of BOT_PLAYERS) if (given[player] === undefined) throw noTokens(keys);
  const latest = new Map<string, string>();
  return async (player) => {
    const last = latest.get(player);
    const next =
      last === undefined
        ? given[player]
        : ((await renewed(ask, gateway, last)) ?? givenTokens(keys)[player]);
    if (next === undefined) throw noTokens(keys);
    latest.set(player, next);
    return next;
  };
}

/** Undefined: the gateway is away, or the token is of no use any more. */
async function renewed(
  ask: typeof fetch,
  gateway: string,
  token: string,
): Promise<string | undefined> {
  const options = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE),
  };
  try {
    const answer = await ask(new URL('/v1/players/me/token', gateway), options);
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { token: string }).token;
  } catch {
    return undefined;
  }
}

function givenTokens(keys: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(fileIn(keys), 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw noTokens(keys);
    throw error;
  }
}

const noTokens = (keys: string): BadSettings =>
  new BadSettings(`there are no tokens for bots in ${fileIn(keys)}: \`arbiter keys\` makes them`);
