import { amountText, type Amount } from '../amounts.ts';
import { keywordText } from '../keywords/index.ts';
import type { CardDefinition, Reference } from '../language.ts';
import { colorsText } from '../say/colors.ts';
import { many, one } from '../say/noun.ts';
import { thisWay } from '../say/results.ts';
import type { Say, Word } from '../say/word.ts';

/** Who controls the text that makes tokens owns them (6ED 216.1; TSP 200.4a). */
export interface CreateTokens {
  readonly do: 'createTokens';
  readonly token: CardDefinition;
  readonly amount: Amount;
  /** How big they are where the text has to count that: a part of what they are, which what copies them has too. */
  readonly size?: { readonly power: Amount; readonly toughness: Amount };
  /** Who puts them into play: you, unless it says otherwise. Each of several players puts as many. */
  readonly who?: Reference;
  /** Who controls them: who puts them into play, unless it says otherwise. */
  readonly under?: Reference;
  /** The attacker that they block as they come into play (TSP 309.4). */
  readonly blocking?: Reference;
  /** The text speaks later of the tokens that it has made: those `made by this`. */
  readonly linked?: true;
  /** Bound to the tokens. */
  readonly as?: string;
}

export const createTokens = (amount: Amount, token: CardDefinition): CreateTokens => ({
  do: 'createTokens',
  token,
  amount,
});

const word: Word<CreateTokens> = {
  text({ who = 'you', token, amount, size, under, blocking }, say, { intoPlay }) {
    return say.act(who, 'put', () => {
      const tokens = say.count(amount, described(token, say, size === undefined));
      const how = size === undefined ? '' : ` with ${sizeText(size, say)}`;
      const whose = under === undefined ? '' : ` under ${say.noun(under).text}’s control`;
      const blocks = blocking === undefined ? '' : ` blocking ${say.noun(blocking).text}`;
      return `${tokens} ${intoPlay}${blocks}${whose}${how}`;
    });
  },
  binds: ({ as, amount }) =>
    amount === 1
      ? { name: as ?? '', noun: one('that token', { kind: 'token', later: 'that token' }) }
      : thisWay(as, 'made', many('those tokens', { kind: 'token', later: 'those tokens' })),
};
export default word;

/** `power and toughness each equal to the life that was paid`. */
function sizeText({ power, toughness }: NonNullable<CreateTokens['size']>, say: Say): string {
  const [one, other] = [power, toughness].map((amount) => amountText(amount, say));
  return one === other
    ? `power and toughness each equal to ${one ?? ''}`
    : `power equal to ${one ?? ''} and toughness equal to ${other ?? ''}`;
}

/** A kind of token: `1/1 green Squirrel creature token`. */
function described(
  { name, power, toughness, colors, types, subtypes, abilities }: CardDefinition,
  say: Say,
  hasSize: boolean,
): string {
  const size = power === undefined || !hasSize ? [] : [`${power}/${toughness ?? 0}`];
  const kinds = subtypes === undefined || subtypes.length === 0 ? [name] : subtypes;
  const keywords = (abilities ?? []).flatMap((ability) =>
    ability.kind === 'keyword' ? [keywordText(ability)] : [],
  );
  const quoted = (abilities ?? []).flatMap((ability) =>
    ability.kind === 'keyword' ? [] : [say.quoted(ability, one('creature token'))],
  );
  const all = [...keywords, ...quoted];
  const having = all.length === 0 ? '' : ` with ${all.join(' and ')}`;
  const words = [
    ...size,
    ...(colors === undefined ? [] : [colorsText(colors)]),
    ...kinds,
    ...types.map((type) => type.toLowerCase()),
  ];
  const called = subtypes === undefined || subtypes.join(' ') === name ? '' : ` named ${name}`;
  return `${words.join(' ')} token${having}${called}`;
}
