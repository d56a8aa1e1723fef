/** Who may do something, who pays, on which condition, and what is done then: sentences and texts. */
import type { Cost, Effect, Effects, Reference } from '@arbiter/cards';
import type { Text } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';

/** What the text's controller need not do stays open to the ability; what others may do is an instruction. */
const mayDo = (who: Reference, effects: Effects): Text =>
  who === 'you' ? { effects, may: 'you' } : { effects: [{ do: 'may', who, effect: effects }] };

/** The instructions of a sentence among others, where what may be done is one of them. */
export const instructed = ({ effects, may }: Text): Effects =>
  may === undefined
    ? effects
    : [{ do: 'may', ...(may === 'you' ? {} : { who: may }), effect: effects }];

/** Instructions that can be given a name for what they really did. */
const NAMED: ReadonlySet<Effect['do']> = new Set([
  'destroy',
  'counter',
  'draw',
  'move',
  'putIntoPlay',
  'createTokens',
  'dealDamage',
  'gainLife',
  'discard',
  'sacrifice',
  'mill',
  'removeCounters',
]);

/** The same instructions, and the name of what the last of them did. */
export function naming(effects: Effects, scope: Scope): { effects: Effects; did: string } | null {
  const last = effects.at(-1);
  if (last === undefined || !NAMED.has(last.do)) return null;
  const did = 'as' in last ? last.as : scope.name();
  // Each of those in the table has a place for the name.
  return { effects: [...effects.slice(0, -1), { ...last, as: did } as Effect], did };
}

/** What can always be done to a legal target: without one nothing is done at all (6ED 413.2a). */
function isSure(effects: Effects, scope: Scope): boolean {
  const [only] = effects;
  if (effects.length !== 1 || only === undefined || scope.targets.length !== 1) return false;
  if (!('what' in only) || JSON.stringify(only.what) !== '{"target":0}') return false;
  const aimed = JSON.stringify(scope.targets[0]?.what);
  if (only.do === 'gainControl') return true;
  if (only.do === 'untap')
    return aimed.includes('{"is":"tapped"}') && !aimed.includes('"not":{"is":"tapped"}');
  return only.do === 'tap' && aimed.includes('{"not":{"is":"tapped"}}');
}

/** "If you do": whether it was done at all. What could as well be paid is read as a payment. */
export function ifDone(effects: Effects, then: Effects, otherwise: Effects, scope: Scope): Effects {
  const [first] = effects;
  if (first?.do === 'choose' || first?.do === 'sacrifice' || first?.do === 'discard') {
    throw new Nonsense();
  }
  if (first?.do === 'move' && first.what === 'self' && first.to === 'exile') throw new Nonsense();
  if (first?.do === 'removeCounters' || first?.do === 'putCounters') throw new Nonsense();
  const named = naming(effects, scope);
  if (named === null) {
    if (isSure(effects, scope)) return [...effects, ...then];
    scope.need('flow: if you do');
    return [];
  }
  const condition = { did: named.did };
  return [
    ...named.effects,
    { do: 'if', condition, effect: then, ...(otherwise.length > 0 ? { otherwise } : {}) },
  ];
}

/** The same of what has to be done, and may be impossible. */
function ifReallyDone(effects: Effects, then: Effects, scope: Scope): Effects {
  const named = naming(effects, scope);
  if (named === null) {
    if (isSure(effects, scope)) return [...effects, ...then];
    scope.need('flow: if you do');
    return [];
  }
  return [...named.effects, { do: 'if', condition: { did: named.did }, effect: then }];
}

const DO = '(you|that player|they|the player) (do|does)';
const DONT = "(you|that player|they|the player) (don't|doesn't)";

/** What is paid with is the player's own object, which is still where it was; of mana and life nothing has to be there. */
function payable(cost: Cost, scope: Scope): void {
  const isOfPlayer = Object.keys(cost).every((part) => part === 'mana' || part === 'life');
  if (scope.me !== 'self' && !isOfPlayer) throw new Nonsense();
}

const payments: readonly Rule[] = [
  rule('sentence', `you may <cost> . if you do , <effect> .`, ({ cost, effect }, scope) => {
    payable(cost, scope);
    return { effects: [{ do: 'pay', who: 'you', cost, then: effect }] };
  }),
  rule('sentence', `you may <cost> . if you don't , <effect> .`, ({ cost, effect }, scope) => {
    payable(cost, scope);
    return { effects: [{ do: 'pay', who: 'you', cost, otherwise: effect }] };
  }),
  rule('sentence', `<player> may <cost> . if ${DO} , <effect> .`, ({ player, cost, effect }) => {
    if (player === 'you' || player === 'each player') throw new Nonsense();
    return { effects: [{ do: 'pay', who: player, cost, then: effect }] };
  }),
  rule('sentence', `<player> may <cost> . if ${DONT} , <effect> .`, ({ player, cost, effect }) => {
    if (player === 'you' || player === 'each player') throw new Nonsense();
    return { effects: [{ do: 'pay', who: player, cost, otherwise: effect }] };
  }),
  rule('effect', '<simple> unless <player> (pays|pay) <mana>', ({ simple, player, mana }) => [
    { do: 'pay', who: player, cost: { mana }, otherwise: simple },
  ]),
  rule('effect', '<simple> unless <player> <their cost>', (slots) => [
    { do: 'pay', who: slots.player, cost: slots['their cost'], otherwise: slots.simple },
  ]),
  // "They" are who would do it otherwise.
  rule('effect', '<player> <deeds> unless they pay <mana>', ({ player, deeds, mana }) => {
    if (player === 'each player') throw new Nonsense();
    return [{ do: 'pay', who: player, cost: { mana }, otherwise: deeds(player) }];
  }),
  rule('effect', '<player> <deeds> unless they <cost>', ({ player, deeds, cost }) => {
    if (player === 'each player' || cost.mana !== undefined) throw new Nonsense();
    return [{ do: 'pay', who: player, cost, otherwise: deeds(player) }];
  }),
  rule('effect', '<simple> unless you <cost>', ({ simple, cost }) => {
    if (cost.mana !== undefined || cost.tap === true) throw new Nonsense();
    return [{ do: 'pay', who: 'you', cost, otherwise: simple }];
  }),
];

const conditions: readonly Rule[] = [
  rule('sentence', 'if <condition> , <effect> .', ({ condition, effect }) => ({
    effects: [{ do: 'if', condition, effect }],
    beginsWithIf: true,
  })),
  rule(
    'sentence',
    'if <condition> , <later effect> . otherwise , <later effect:otherwise> .',
    (slots, scope) => {
      const { condition } = slots;
      const [effect, otherwise] = scope.either(
        () => slots.effect(scope),
        () => slots.otherwise(scope),
      );
      return { effects: [{ do: 'if', condition, effect, otherwise }] };
    },
  ),
  rule(
    'sentence',
    'if <condition> , you may <later effect> . otherwise , <later effect:otherwise> .',
    (slots, scope) => {
      const { condition } = slots;
      const [effect, otherwise] = scope.either(
        () => slots.effect(scope),
        () => slots.otherwise(scope),
      );
      return {
        effects: [{ do: 'if', condition, effect: [{ do: 'may', effect }], otherwise }],
      };
    },
  ),
  rule('sentence', 'if <condition> , you may <effect> .', ({ condition, effect }) => ({
    effects: [{ do: 'if', condition, effect: [{ do: 'may', effect }] }],
    beginsWithIf: true,
  })),
  rule('sentence', '<effect> if <condition> .', ({ effect, condition }) => {
    // What is done later is asked about later.
    if (effect.some((one) => one.do === 'delay')) throw new Nonsense();
    return { effects: [{ do: 'if', condition, effect }] };
  }),
];

export const flow: readonly Rule[] = [
  rule('sentence', '<effect> .', ({ effect }) => ({ effects: effect })),
  rule('sentence', 'you may <effect> if <condition> .', ({ effect, condition }) => ({
    effects: [{ do: 'if', condition, effect: [{ do: 'may', effect }] }],
  })),
  rule('sentence', 'you may <effect> .', ({ effect }) => mayDo('you', effect)),
  rule('sentence', '<player> may <deed> .', ({ player, deed }) => {
    if (player === 'you') throw new Nonsense();
    return mayDo(player, deed({ bound: 'player' }));
  }),
  // Somebody else, or the object, does it because you want it to.
  rule('sentence', 'you may have <player> <deed> .', ({ player, deed }) => {
    if (player === 'you') throw new Nonsense();
    return mayDo('you', deed(player));
  }),
  rule('sentence', 'you may have <bare deed> .', (slots) => mayDo('you', slots['bare deed'])),
  rule('sentence', 'you may tap or untap <object> .', ({ object }) => ({
    effects: tapOrUntap(object),
    may: 'you',
  })),
  rule('sentence', 'tap or untap <object> .', ({ object }) => ({ effects: tapOrUntap(object) })),
  rule('sentence', 'you may <effect> . if you do , <effect:then> .', ({ effect, then }, scope) =>
    mayDo('you', ifDone(effect, then, [], scope)),
  ),
  rule(
    'sentence',
    "you may <later effect> . if you don't , <later effect:otherwise> .",
    (slots, scope) => {
      const [effect, otherwise] = scope.either(
        () => slots.effect(scope),
        () => slots.otherwise(scope),
      );
      const [first] = effect;
      if (first?.do === 'choose' || first?.do === 'sacrifice' || first?.do === 'discard') {
        throw new Nonsense();
      }
      return { effects: [{ do: 'may', effect, otherwise }] };
    },
  ),
  rule('sentence', '<effect> . if you do , <effect:then> .', ({ effect, then }, scope) => ({
    effects: ifReallyDone(effect, then, scope),
  })),
  ...payments,
  ...conditions,

  rule('text', '<sentence>', ({ sentence }) => sentence),
  rule('text', '<sentence> <text>', ({ sentence, text }) => joined(sentence, text)),
  rule('text', '<sentence> then <text>', ({ sentence, text }) => joined(sentence, text)),
];

const joined = (one: Text, more: Text): Text => ({
  effects: [...instructed(one), ...instructed(more)],
  ...(one.beginsWithIf === undefined ? {} : { beginsWithIf: one.beginsWithIf }),
});

/** One of the two, as the player likes. */
function tapOrUntap(what: Reference): Effects {
  return [{ do: 'may', effect: [{ do: 'tap', what }], otherwise: [{ do: 'untap', what }] }];
}
