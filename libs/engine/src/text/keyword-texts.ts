import { type Ability, type CardDefinition, parametersOf } from '@arbiter/cards';

/**
 * Keywords that mean a triggered ability: each permanent that has the keyword has the ability, once for each time that
 * it has it, printed or given. The text stands under the keyword's name, as if a card were called that.
 */
export function keywordDefinition(name: string): CardDefinition | undefined {
  const ability = name === 'flanking' ? FLANKING : (rampage(name) ?? landhome(name));
  return ability === undefined ? undefined : { name, types: [], abilities: [ability] };
}

/** Whether a keyword name means a triggered ability. */
export const meansTrigger = (name: string): boolean =>
  name === 'flanking' || name.startsWith('rampage ') || name.startsWith('landhome ');

/** 6ED 502.3b. */
const FLANKING: Ability = {
  kind: 'triggered',
  trigger: {
    when: 'becomes blocked',
    what: 'self',
    by: { all: [{ type: 'Creature' }, { not: { keyword: 'flanking' } }] },
  },
  effect: [{ do: 'modify', what: 'event', by: { power: -1, toughness: -1 }, until: 'end of turn' }],
};

/** 6ED Glossary: Rampage. */
function rampage(name: string): Ability | undefined {
  const [parameter] = parametersOf([name], 'rampage');
  if (parameter === undefined) return undefined;
  const bonus = {
    times: Number(parameter),
    of: { count: { is: 'blocking this' } },
    less: 1,
  } as const;
  return {
    kind: 'triggered',
    trigger: { when: 'becomes blocked', what: 'self' },
    effect: [
      { do: 'modify', what: 'self', by: { power: bonus, toughness: bonus }, until: 'end of turn' },
    ],
  };
}

/** 6ED Glossary: Landhome: without a land of its type it goes, neither destroyed nor sacrificed. */
function landhome(name: string): Ability | undefined {
  const [subtype] = parametersOf([name], 'landhome');
  if (subtype === undefined) return undefined;
  const count = { all: [{ type: 'Land' }, { subtype }, { controlledBy: 'you' }] } as const;
  return {
    kind: 'triggered',
    trigger: { when: 'it is so', condition: { amount: { count }, atMost: 0 } },
    effect: [{ do: 'move', what: 'self', to: 'graveyard' }],
  };
}
