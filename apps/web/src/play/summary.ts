import type { View } from '@arbiter/client';
import type { Fields, Recipient } from './fields.ts';
import { cardOf } from './groups.ts';
import type { Asked } from './touch.ts';
import { say } from '../words/say.ts';

type Label = (what: Recipient) => string;

/** The answer as far as it has been made, in a sentence; what to click next while there is none. */
export function summaryOf(asked: Asked, fields: Fields, view: View, label: Label): string {
  if ('plan' in asked) return ofPlan(asked.plan, fields, label);
  const { space } = asked;
  const picked = (fields['pick'] ?? []).map(named);
  switch (space.shape) {
    case 'attack': {
      if (picked.length === 0) return say('Choose the creatures that attack.');
      const power = picked.reduce<number>((sum, id) => sum + powerOf(view, id), 0);
      return say('{count} {count:attacker|attackers}, {power} damage: {names}', {
        count: picked.length,
        power,
        names: list(picked, label),
      });
    }
    case 'block':
      return ofBlocks(space.blockers, fields, view, label);
    case 'subset':
      return picked.length === 0
        ? say('Choose {count}.', { count: howMany(space.least, space.most) })
        : say('{picked} of {most}: {names}', {
            picked: picked.length,
            most: space.most,
            names: list(picked, label),
          });
    default:
      return '';
  }
}

const howMany = (least: number, most: number): string =>
  least === most ? String(least) : say('{least} to {most}', { least, most });

const list = (some: readonly Recipient[], label: Label): string => some.map(label).join(', ');

const named = (text: string): Recipient => (text === 'p0' || text === 'p1' ? text : Number(text));

const powerOf = (view: View, id: Recipient): number =>
  typeof id === 'number' ? Math.max(0, cardOf(view, id)?.power ?? 0) : 0;

function ofPlan(
  { targets, aims, division }: Extract<Asked, { plan: unknown }>['plan'],
  fields: Fields,
  label: Label,
): string {
  return targets
    .map(({ least, most }, spec) => {
      if (division?.spec === spec)
        return say('Each click gives one of {total}.', { total: division.total });
      const picked = (fields[`target ${spec}`] ?? []).map(named);
      const what = aims[spec] ?? say('a target');
      return picked.length === 0
        ? say('Choose a target: {what}{count}.', {
            what,
            count: least === 1 && most === 1 ? '' : ` (${howMany(least, most)})`,
          })
        : say('Target: {names}', { names: list(picked, label) });
    })
    .join(' ');
}

function ofBlocks(
  blockers: readonly (readonly [number, readonly number[]])[],
  fields: Fields,
  view: View,
  label: Label,
): string {
  const blocks = blockers.flatMap(([blocker]) => {
    const attacker = fields[`block ${blocker}`]?.[0] ?? '';
    return attacker === '' ? [] : [[blocker, Number(attacker)] as const];
  });
  const met = new Set(blocks.map(([, attacker]) => attacker));
  const free = (view.combat?.attackers ?? []).filter(({ object }) => !met.has(object));
  const damage = free.reduce((sum, { object }) => sum + powerOf(view, object), 0);
  const said = blocks.map(([blocker, attacker]) =>
    say('{blocker} blocks {attacker}', { blocker: label(blocker), attacker: label(attacker) }),
  );
  const left =
    free.length === 0
      ? say('Nothing is unblocked.')
      : say('Unblocked: {damage} damage to you.', { damage });
  return [
    said.length === 0 ? say('Choose a blocker, then what it blocks') : said.join(', '),
    left,
  ].join('. ');
}
