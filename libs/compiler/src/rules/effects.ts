/** Instructions about objects: "destroy target creature". */
import type {
  Ability,
  Amount,
  CardDefinition,
  Color,
  Effect,
  Effects,
  Reference,
} from '@arbiter/cards';
import type { Keyword, Later, Traits } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { timesOf } from './amounts.ts';
import { bothDone } from './moments.ts';
import { intoPlay, moving } from './moving.ts';
import { filterOf, filtersOf } from './nouns.ts';
import { withX } from './where-x.ts';

/** What is said of it, for this turn. */
export function forATurn(what: Reference, { by, rules, statics = [] }: Traits): Effects {
  if (statics.length > 0) throw new Nonsense();
  return [
    ...(Object.keys(by).length > 0
      ? [{ do: 'modify' as const, what, by, until: 'end of turn' as const }]
      : []),
    ...rules.map((one) => ({
      do: 'inCombat' as const,
      what,
      rule: one,
      until: 'end of turn' as const,
    })),
  ];
}

/** Changes without an end. */
function forGood(what: Reference, { by, rules, statics = [] }: Traits, scope: Scope): Effects {
  if (statics.length > 0) throw new Nonsense();
  if (rules.length > 0) scope.need('combat: rule for the rest of the game');
  return [{ do: 'modify', what: scope.permanent(what), by }];
}

/** Rules alone last "this turn". */
function thisTurn(what: Reference, { by, rules }: Traits): Effects {
  if (Object.keys(by).length > 0) throw new Nonsense();
  return forATurn(what, { by, rules });
}

/** Damage by the text's own object, or by another. What deals it is no "it" that is dealt some. */
function dealt(
  source: Reference,
  parts: readonly (readonly [DealDamage['amount'], Later<Reference>])[],
  scope: Scope,
): Effects {
  const isOwn = source === 'self' || source === scope.me;
  const by = isOwn ? {} : { by: scope.permanent(source) };
  const effects = scope.without(source, () =>
    parts.map(([amount, recipient]) => ({ ...damage(amount, recipient(scope)), ...by })),
  );
  if (isOwn) scope.mention(scope.me, ['~'], { isWeak: true });
  return effects;
}

/** "Its power" is that of what deals the damage. */
export function ofSource(source: Reference, measure: Later<Amount>, scope: Scope): Amount {
  const it = source === 'self' ? scope.me : source;
  if (it === scope.me) scope.mention(it, ['~'], { isWeak: true });
  return scope.about(it, () => measure(scope));
}

type DealDamage = Extract<Effect, { do: 'dealDamage' }>;

const damage = (amount: DealDamage['amount'], to: Reference): DealDamage => ({
  do: 'dealDamage',
  amount,
  to,
});

/** Only a spell can be countered, and only what is in play destroyed: the target's noun says which it is. */
/** No card in a hand, a library or a graveyard. */
function changeable(what: Reference, scope: Scope): Reference {
  if (scope.realmOf(what) === 'card') throw new Nonsense();
  return what;
}

const IN_PLAY: readonly (readonly [string, (what: Reference) => Effects])[] = [
  ['destroy <object>', (what) => [{ do: 'destroy', what }]],
  [
    "destroy <object> . (it|they) can't be regenerated",
    (what) => [{ do: 'destroy', what, cantBeRegenerated: true }],
  ],
  ['tap <object>', (what) => [{ do: 'tap', what }]],
  ['untap <object>', (what) => [{ do: 'untap', what }]],
  ['turn <object> face up', (what) => [{ do: 'turnFaceUp', what }]],
  ['turn <object> face down', (what) => [{ do: 'turnFaceDown', what }]],
  ['regenerate <object>', (what) => [{ do: 'regenerate', what }]],
  ["<object> can't be regenerated this turn", (what) => [{ do: 'cantRegenerate', what }]],
  ['gain control of <object>', (what) => [{ do: 'gainControl', what, who: 'you' }]],
  [
    'gain control of <object> until end of turn',
    (what) => [{ do: 'gainControl', what, who: 'you', until: 'end of turn' }],
  ],
  [
    'prevent all combat damage that would be dealt to <object> this turn',
    (to) => [{ do: 'preventDamage', amount: 'all', to, combat: true }],
  ],
  [
    'prevent all damage that would be dealt to <object> this turn',
    (to) => [{ do: 'preventDamage', amount: 'all', to }],
  ],
  ['remove <object> from combat', (what) => [{ do: 'removeFromCombat', what }]],
];

export const effects: readonly Rule[] = [
  ...IN_PLAY.map(([pattern, build]) =>
    rule('simple', pattern as '<object>', ({ object }, scope) => build(scope.permanent(object))),
  ),
  rule('simple', 'exile <object>', ({ object }, scope) => [moving(object, 'exile', scope)]),
  rule(
    'simple',
    "return <object> to (its|their) (owner|owners) ('s|') (hand|hands)",
    ({ object }, scope) => [moving(object, 'hand', scope)],
  ),
  rule('simple', "return <a noun> to its owner 's hand", (slots, scope) => {
    const noun = slots['a noun'];
    // One whose owner may be another has to be chosen by a rule of its own.
    if (noun.realm !== 'play') throw new Nonsense();
    const isYours = filtersOf(noun).some(
      (one) => 'controlledBy' in one && one.controlledBy === 'you',
    );
    if (!isYours) scope.need('effect: choose what an opponent controls');
    const chosen = scope.name();
    return [
      { do: 'choose', among: { every: filterOf(noun) }, as: chosen },
      { do: 'move', what: { bound: chosen }, to: 'hand' },
    ];
  }),
  rule('simple', 'counter <object>', ({ object }, scope) => {
    if (scope.realmOf(object) !== 'stack') throw new Nonsense();
    return [{ do: 'counter', what: object }];
  }),
  rule(
    'simple',
    "put <object> on top of (its owner 's library|their owners ' libraries)",
    ({ object }, scope) => [moving(object, 'library', scope)],
  ),
  rule('simple', "put <object> into (your|its owner 's) hand", ({ object }, scope) => [
    moving(ofCards(object, scope), 'hand', scope),
  ]),
  rule('simple', "put <object> into (your|its owner 's) graveyard", ({ object }, scope) => [
    moving(ofCards(object, scope), 'graveyard', scope),
  ]),
  rule('simple', 'return <object> to your hand', ({ object }, scope) => [
    moving(ofCards(object, scope), 'hand', scope),
  ]),
  rule('simple', 'put <object> on top of your library', ({ object }, scope) => [
    moving(ofCards(object, scope), 'library', scope),
  ]),
  rule('simple', '(return|put) <object> (to|onto) the battlefield', ({ object }, scope) => [
    intoPlay(object, {}, scope),
  ]),

  // Damage.
  ...(
    [
      ['~ deals', (): Reference => 'self'],
      [
        'it deals',
        (scope: Scope) => scope.back('it', (sorts) => !sorts.includes('player')).reference,
      ],
    ] as const
  ).flatMap(([deals, sourceOf]) => [
    // Who deals it is known before "it" could be somebody who is dealt some.
    rule(
      'simple',
      `${deals} <amount> damage to <later recipient>`,
      ({ amount, recipient }, scope) => dealt(sourceOf(scope), [[amount, recipient]], scope),
    ),
    rule(
      'simple',
      `${deals} damage equal to <later measure> to <later recipient>`,
      ({ measure, recipient }, scope) => {
        const source = sourceOf(scope);
        return dealt(source, [[ofSource(source, measure, scope), recipient]], scope);
      },
    ),
    rule(
      'simple',
      `${deals} damage to <later recipient> equal to <later measure>`,
      ({ measure, recipient }, scope) => {
        const source = sourceOf(scope);
        const to = recipient(scope);
        return dealt(source, [[ofSource(source, measure, scope), () => to]], scope);
      },
    ),
    rule(
      'simple',
      `${deals} <amount> damage to <later recipient> <later multiplier>`,
      (slots, scope) => {
        const source = sourceOf(scope);
        const to = slots.recipient(scope);
        return dealt(source, [[timesOf(slots.amount, slots.multiplier(scope)), () => to]], scope);
      },
    ),
    rule(
      'simple',
      `${deals} <amount> damage to <later recipient> and <amount:second> damage to <later recipient:other>`,
      (slots, scope) =>
        dealt(
          sourceOf(scope),
          [
            [slots.amount, slots.recipient],
            [slots.second, slots.other],
          ],
          scope,
        ),
    ),
  ]),
  // Prevention.
  rule(
    'simple',
    'prevent the next <amount> damage that would be dealt to <recipient> this turn',
    ({ amount, recipient }) => [{ do: 'preventDamage', amount, to: recipient }],
  ),
  rule('simple', 'prevent all combat damage that would be dealt this turn', () => [
    { do: 'preventDamage', amount: 'all', combat: true },
  ]),
  rule(
    'simple',
    'the next time a <color> source of your choice would deal damage to you this turn , prevent that damage',
    ({ color }, scope) => circle({ color }, scope),
  ),
  rule(
    'simple',
    'the next time an artifact source of your choice would deal damage to you this turn , prevent that damage',
    (_, scope) => circle({ type: 'Artifact' }, scope),
  ),
  rule(
    'simple',
    'the next time a source of your choice would deal damage to you this turn , prevent that damage',
    (_, scope) => circle({ all: [] }, scope),
  ),
  // Changes.
  rule('simple', '<object> <changes> until end of turn', ({ object, changes }, scope) =>
    forATurn(changeable(object, scope), changes),
  ),
  rule('simple', 'until end of turn , <object> <changes>', ({ object, changes }, scope) =>
    forATurn(changeable(object, scope), changes),
  ),
  rule('simple', '<subject> <changes> until end of turn', ({ subject, changes }) => {
    // "Creatures you control get …": whichever there are as it resolves. "~" and "enchanted" are objects.
    if (typeof subject === 'string') throw new Nonsense();
    return forATurn({ every: subject }, changes);
  }),
  rule('simple', '<object> <trait> this turn', ({ object, trait }) => thisTurn(object, trait)),
  rule('simple', '<subject> <trait> this turn', ({ subject, trait }) => {
    if (typeof subject === 'string') throw new Nonsense();
    return thisTurn({ every: subject }, trait);
  }),
  rule('simple', '<object> <changes>', ({ object, changes }, scope) =>
    forGood(object, changes, scope),
  ),
  rule('simple', '<object> blocks ~ this turn if able', ({ object }) => [
    { do: 'inCombat', what: object, rule: { must: 'block this' }, until: 'end of turn' },
  ]),

  // Counters.
  rule('simple', 'put <counted> <counter name> (counter|counters) on <object>', (slots, scope) => [
    {
      do: 'putCounters',
      what: scope.permanent(slots.object),
      counter: slots['counter name'],
      amount: slots.counted,
    },
  ]),
  rule(
    'simple',
    'remove <counted> <counter name> (counter|counters) from <object>',
    (slots, scope) => [
      {
        do: 'removeCounters',
        what: scope.permanent(slots.object),
        counter: slots['counter name'],
        amount: slots.counted,
      },
    ],
  ),

  // Tokens.
  rule('simple', 'create <counted> <token>', ({ counted, token }, scope) => [
    created(token, counted, scope),
  ]),
  rule(
    'simple',
    'create <counted> <token> <multiplier>',
    ({ counted, token, multiplier }, scope) => [
      created(token, timesOf(counted, multiplier), scope),
    ],
  ),
  rule('simple', '<player> creates <counted> <token>', ({ player, counted, token }, scope) => [
    { ...created(token, counted, scope), ...(player === 'you' ? {} : { who: player }) },
  ]),
  rule('creature kind', '<subtype>', ({ subtype }) => [subtype]),
  rule('creature kind', '<subtype> <creature kind:more>', ({ subtype, more }) => [
    subtype,
    ...more,
  ]),
  rule('with keywords', 'with <keywords>', ({ keywords }) => keywords),
  ...(['creature', 'artifact creature'] as const).flatMap((kind) => {
    const types =
      kind === 'creature' ? (['Creature'] as const) : (['Artifact', 'Creature'] as const);
    return [
      rule(
        'token',
        `<size> <color> <creature kind:kind> ${kind} (token|tokens)`,
        ({ size, color, kind: of }) =>
          tokenOf({ ...size, colors: [color], types, kind: of, keywords: [] }),
      ),
      rule(
        'token',
        `<size> <color> <creature kind:kind> ${kind} (token|tokens) <with keywords:keywords>`,
        ({ size, color, kind: of, keywords }) =>
          tokenOf({ ...size, colors: [color], types, kind: of, keywords }),
      ),
      rule(
        'token',
        `<size> <color> and <color:second> <creature kind:kind> ${kind} (token|tokens)`,
        ({ size, color, second, kind: of }) =>
          tokenOf({ ...size, colors: [color, second], types, kind: of, keywords: [] }),
      ),
      rule(
        'token',
        `<size> colorless <creature kind:kind> ${kind} (token|tokens)`,
        ({ size, kind: of }) => tokenOf({ ...size, colors: [], types, kind: of, keywords: [] }),
      ),
      rule(
        'token',
        `<size> colorless <creature kind:kind> ${kind} (token|tokens) <with keywords:keywords>`,
        ({ size, kind: of, keywords }) =>
          tokenOf({ ...size, colors: [], types, kind: of, keywords }),
      ),
    ];
  }),

  ...(["switch <object> 's power and toughness until end of turn"] as const).map((pattern) =>
    rule('simple', pattern, ({ object }, scope) => [
      { do: 'modify', what: scope.permanent(object), by: { switches: true }, until: 'end of turn' },
    ]),
  ),
  // Who does it, on which condition, and then.
  rule('simple', '<deed>', ({ deed }) => deed('you')),
  rule('simple', 'you <deed>', ({ deed }) => deed('you')),
  rule('simple', '<player> <deeds>', ({ player, deeds }) => deeds(player)),
  rule('simple', '<player> <deeds> (, then|and) <deeds:then>', ({ player, deeds, then }) => [
    ...deeds(player),
    ...then(player),
  ]),
  rule('effect', '<simple>', ({ simple }) => simple),
  rule('effect', '<simple> and <simple:then>', ({ simple, then }) => bothDone(simple, then)),
  rule('effect', '<simple> , then <simple:then>', ({ simple, then }) => [...simple, ...then]),
  rule('effect', '<later simple> , where x is <later measure>', ({ simple, measure }, scope) =>
    withX([simple], measure, scope),
  ),
];

function ofCards(what: Reference, scope: Scope): Reference {
  if (scope.realmOf(what) !== 'card') throw new Nonsense();
  return what;
}

function circle(which: Extract<Effect, { do: 'chooseSource' }>['which'], scope: Scope): Effects {
  const source = scope.name();
  return [
    { do: 'chooseSource', which, as: source },
    { do: 'preventNextDamage', from: { bound: source }, to: 'you' },
  ];
}

type CreateTokens = Extract<Effect, { do: 'createTokens' }>;

function created(
  token: CardDefinition,
  amount: CreateTokens['amount'],
  scope: Scope,
): CreateTokens {
  const as = scope.result();
  const sorts = token.types.map((type) => type.toLowerCase());
  scope.mention({ bound: as }, ['token', 'permanent', ...sorts], { isMany: amount !== 1 });
  return { do: 'createTokens', token, amount, as };
}

interface TokenFacts {
  readonly power: number;
  readonly toughness: number;
  readonly colors: readonly Color[];
  readonly types: readonly ('Artifact' | 'Creature')[];
  readonly kind: readonly string[];
  readonly keywords: readonly Keyword[];
}

/** A keyword of later rules stands for a rule of combat. */
export function abilityOf({ ability, rule: inCombat }: Keyword): Ability {
  if (ability !== undefined) return ability;
  if (inCombat === undefined) throw new Nonsense();
  return { kind: 'static', effect: { inCombat, who: 'self' } };
}

/** A token is called like its creature types (6ED 216.2). */
function tokenOf({ power, toughness, colors, types, kind, keywords }: TokenFacts): CardDefinition {
  const abilities = keywords.map(abilityOf);
  return {
    name: kind.join(' '),
    types,
    subtypes: kind,
    ...(colors.length > 0 ? { colors } : {}),
    power,
    toughness,
    ...(abilities.length > 0 ? { abilities } : {}),
  };
}
