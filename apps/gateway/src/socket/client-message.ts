import type { ClientMessage } from '@arbiter/protocol';
import { z } from 'zod';

const SUBJECTS = ['game', 'match', 'ticket', 'player', 'tournament', 'chat'] as const;
const id = z.string().min(1).max(128);

/** The form of what a client may send. A command's body is checked where it is submitted. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), token: z.string().max(2_000).optional() }),
  z.strictObject({
    type: z.literal('subscribe'),
    to: z.enum(SUBJECTS),
    id,
    from: z.int().min(0).optional(),
    recent: z.int().min(0).max(64).optional(),
    muted: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('unsubscribe'),
    to: z.enum(SUBJECTS),
    id,
  }),
  z.strictObject({
    type: z.literal('command'),
    key: z.string().max(128),
    game: id,
    body: z.looseObject({ type: z.string() }),
    thought: z.int().nonnegative().optional(),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** A message as it is read. */
export type ReadMessage = z.infer<typeof clientMessage>;

/** What the schema reads is what the protocol declares, and the other way round. */
null as unknown as ClientMessage['type'] satisfies ReadMessage['type'];
null as unknown as ReadMessage['type'] satisfies ClientMessage['type'];
