import type { PlayerCommand } from '@arbiter/engine';
import type { CommandBody } from '@arbiter/protocol';
import { z } from 'zod';

/**
 * The form of what a player may send. Forms only: the engine decides whether it is legal. Lists and texts have limits,
 * so that what reaches the record stays small.
 */
const object = z.int().min(0).max(10_000_000);
const recipient = z.union([object, z.enum(['p0', 'p1'])]);
const small = z.int().min(-1_000_000).max(1_000_000);
const name = z.string().min(1).max(160);
const few = 500;
const source = z.strictObject({ object, ability: small });
const payment = z.strictObject({
  mana: z.array(source).max(few).optional(),
  pool: z.string().max(few).optional(),
  snow: z.string().max(few).optional(),
  sacrifice: z.array(object).max(few).optional(),
  discard: z.array(object).max(few).optional(),
  exile: z.array(object).max(few).optional(),
  tap: z.array(object).max(few).optional(),
  return: z.array(object).max(few).optional(),
});
const brought = {
  mode: small.optional(),
  x: small.optional(),
  targets: z.array(z.array(recipient).max(few)).max(20).optional(),
  division: z.array(z.array(small).max(few)).max(20).optional(),
  alternative: small.optional(),
  buyback: z.boolean().optional(),
  times: z.int().min(1).max(100).optional(),
  payment: payment.optional(),
};
const stops = z.strictObject({
  own: z.array(name).max(40),
  other: z.array(name).max(40),
});
const answer = z.union([
  small,
  name,
  z.boolean(),
  z.array(z.union([recipient, z.array(z.union([recipient, small])).max(few)])).max(few),
  payment,
]);

const of = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

const loopStep = z.strictObject({
  seat: z.union([z.literal(0), z.literal(1)]),
  body: z.discriminatedUnion('type', [
    of('ActivateAbility', { object, ability: small, ...brought }),
    of('Choose', { answer }),
  ]),
});

/** A command as a player may send it. */
export const playerCommand = z.discriminatedUnion('type', [
  of('DiscloseSecret', { secret: z.string().regex(/^[0-9a-f]{128,2048}$/u) }),
  of('Pass', {}),
  of('AnnounceAttack', {}),
  of('PlayLand', { object, allowedBy: object.optional() }),
  of('CastSpell', { object, ...brought }),
  of('ActivateAbility', { object, ability: small, ...brought }),
  of('Begin', { object, ability: small.optional() }),
  of('TakeBack', { keep: z.array(object).max(few) }),
  of('DeclareAttackers', { attackers: z.array(z.array(object).min(1).max(few)).max(few) }),
  of('DeclareBlockers', { blocks: z.array(z.tuple([object, object])).max(few) }),
  of('Choose', { answer }),
  of('ProposeLoop', {
    times: small,
    steps: z.array(loopStep).max(20),
    independent: z.boolean().optional(),
  }),
  of('Concede', {}),
  of('OfferDraw', {}),
  of('WithdrawDraw', {}),
  of('SetStops', { stops }),
  of('Yield', { to: name, on: z.boolean() }),
]);

/** Does not compile unless each command that players may send has a form here. */
type Missing = Exclude<PlayerCommand['type'], z.infer<typeof playerCommand>['type']>;
null as unknown as Missing satisfies never;

/** The command as the engine takes it. */
export const asCommand = (command: z.infer<typeof playerCommand>): PlayerCommand =>
  JSON.parse(JSON.stringify(command)) as PlayerCommand;

/** The command as the log takes it. */
export const asBody = (command: z.infer<typeof playerCommand>): CommandBody =>
  JSON.parse(JSON.stringify(command)) as CommandBody;
