import type { Amount } from '../amounts.ts';
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
  /** Who puts them into play: you, unless it says otherwise. Each of several players puts as many. */
  readonly who?: Reference;
  /** Who controls them: who puts them into play, unless it says otherwise. */
  readonly under?: Reference;
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
  text({ who = 'you', token, amount, under }, say, { intoPlay }) {
    const tokens = say.count(amount, described(token, say));
    const whose = under === undefined ? '' : ` under ${say.noun(under).text}’s control`;
    return say.act(who, 'put', `${tokens} ${intoPlay}${whose}`);
  },
  binds: ({ as, amount }) =>
    amount === 1
      ? { name: as ?? '', noun: one('that token', { kind: 'token', later: 'that token' }) }
      : thisWay(as, 'made', many('those tokens', { kind: 'token', later: 'those tokens' })),
};
export default word;

/** A kind of token: `1/1 green Squirrel creature token`. */
function described(
  { name, power, toughness, colors, types, subtypes, abilities }: CardDefinition,
  say: Say,
): string {
  const size = power === undefined ? [] : [`${power}/${toughness ?? 0}`];
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
