import type { View } from '@arbiter/client';
import type { Fields, Recipient } from './fields.ts';
import { cardOf } from './groups.ts';
import type { Asked } from './touch.ts';

type Label = (what: Recipient) => string;

/** The answer as far as it has been made, in a sentence; what to click next while there is none. */
export function summaryOf(asked: Asked, fields: Fields, view: View, label: Label): string {
  if ('plan' in asked) return ofPlan(asked.plan, fields, label);
  const { space } = asked;
  const picked = (fields['pick'] ?? []).map(named);
  switch (space.shape) {
    case 'attack': {
      if (picked.length === 0) return 'Choose the creatures that attack.';
      const power = picked.reduce<number>((sum, id) => sum + powerOf(view, id), 0);
      return `${counted(picked.length, 'attacker')}, ${power} damage: ${list(picked, label)}`;
    }
    case 'block':
      return ofBlocks(space.blockers, fields, view, label);
    case 'subset':
      return picked.length === 0
        ? `Choose ${howMany(space.least, space.most)}.`
        : `${picked.length} of ${space.most}: ${list(picked, label)}`;
    default:
      return '';
  }
}

const howMany = (least: number, most: number): string =>
  least === most ? String(least) : `${least} to ${most}`;

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

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
      if (division?.spec === spec) return `Each click gives one of ${division.total}.`;
      const picked = (fields[`target ${spec}`] ?? []).map(named);
      const what = aims[spec] ?? 'a target';
      return picked.length === 0
        ? `Choose a target: ${what}${least === 1 && most === 1 ? '' : ` (${howMany(least, most)})`}.`
        : `Target: ${list(picked, label)}`;
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
  const said = blocks.map(([blocker, attacker]) => `${label(blocker)} blocks ${label(attacker)}`);
  const left = free.length === 0 ? 'Nothing is unblocked.' : `Unblocked: ${damage} damage to you.`;
  return [said.length === 0 ? 'Choose a blocker, then what it blocks' : said.join(', '), left].join(
    '. ',
  );
}
