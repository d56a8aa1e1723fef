/** Tokens that have a name of their own, or abilities with a text. */
import type { CardDefinition, Effect, Effects } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';

/** The names that texts give to tokens: words of the open kind, of which no grammar knows where they end. */
const NAMES = [
  'Minor Demon',
  'Hornet',
  'Wirefly',
  'Kelp',
  'Carnivore',
  'Butterfly',
  'Metallic Sliver',
  'Goldmeadow Harrier',
  'Cloud Sprite',
  'Llanowar Elves',
  'Spark Elemental',
  'Festering Goblin',
] as const;

type CreateTokens = Extract<Effect, { do: 'createTokens' }>;

function made(token: CardDefinition, amount: CreateTokens['amount'], scope: Scope): Effects {
  const as = scope.result();
  const sorts = token.types.map((type) => type.toLowerCase());
  scope.mention({ bound: as }, ['token', 'permanent', ...sorts], { isMany: amount !== 1 });
  return [{ do: 'createTokens', token, amount, as }];
}

/** What it is said to have beside that. */
const having = (
  token: CardDefinition,
  more: NonNullable<CardDefinition['abilities']>,
): CardDefinition => ({ ...token, abilities: [...(token.abilities ?? []), ...more] });

export const madeTokens: readonly Rule[] = [
  ...NAMES.flatMap((name) => {
    const words = name.toLowerCase();
    return [
      rule(
        'simple',
        `create <counted> <token> named ${words}` as 'create <counted> <token>',
        (slots, scope) => made({ ...slots.token, name }, slots.counted, scope),
      ),
      rule(
        'simple',
        `create <counted> <token> named ${words} . it has <quoted>` as 'create <counted> <token> it <quoted>',
        (slots, scope) =>
          made(having({ ...slots.token, name }, slots.quoted), slots.counted, scope),
      ),
      rule(
        'simple',
        `create <counted> <token> named ${words} . it has <keywords> and <quoted>` as 'create <counted> <token> it <keywords> <quoted>',
        (slots, scope) => {
          const own = slots.keywords.map(({ ability }) => {
            if (ability === undefined) throw new Nonsense();
            return ability;
          });
          const token = having({ ...slots.token, name }, [...own, ...slots.quoted]);
          return made(token, slots.counted, scope);
        },
      ),
    ];
  }),
  rule(
    'simple',
    'create <counted> <token> . it has <quoted>',
    ({ counted, token, quoted }, scope) => made(having(token, quoted), counted, scope),
  ),
  rule('simple', 'create <counted> <token> . they have <quoted>', (slots, scope) =>
    made(having(slots.token, slots.quoted), slots.counted, scope),
  ),
  rule('simple', 'create <counted> <token> named <subtypes> of ~', (slots, scope) =>
    made(
      { ...slots.token, name: `${slots.subtypes}s of ${scope.card.name}` },
      slots.counted,
      scope,
    ),
  ),
  ...(
    [
      ['at the beginning of the next end step', 'end of turn'],
      ["at the beginning of the next turn 's upkeep", 'upkeep'],
    ] as const
  ).flatMap(([when, step]) => [
    rule(
      'simple',
      `create <counted> <token> ${when}` as 'create <counted> <token>',
      ({ counted, token }) => [
        {
          do: 'delay',
          until: { step },
          effect: [{ do: 'createTokens', token, amount: counted }],
        },
      ],
    ),
    rule('simple', `draw <counted> cards ${when}` as 'draw <counted>', ({ counted }) => [
      { do: 'delay', until: { step }, effect: [{ do: 'draw', who: 'you', amount: counted }] },
    ]),
    rule('simple', `discard <counted> cards ${when}` as 'discard <counted>', ({ counted }) => [
      { do: 'delay', until: { step }, effect: [{ do: 'discard', who: 'you', amount: counted }] },
    ]),
  ]),
  rule('multiplier', 'for each <counter name> counter on it', (slots, scope) => {
    if (scope.knows('enchanted')) throw new Nonsense();
    const it = scope.back('it', (sorts) => !sorts.includes('player'));
    return { counters: slots['counter name'], on: it.former };
  }),
];
