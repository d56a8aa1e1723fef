import { made, told, type Form } from '../form/form.ts';
import { list } from '../form/lists.ts';
import { oneOf, WORD } from '../form/scalars.ts';
import type { RandomOutcome } from '../scenario.ts';
import { NAMES } from './names.ts';

const CARD = told('The card that chance picks next.', WORD);
const DISCARD = told('The card that is discarded at random next.', list(WORD));

const COIN = told(
  'How the next coin falls for who flips it.',
  oneOf('won', 'lost', 'heads', 'tails'),
);

const LOT = told(
  'On whom the next lot falls.',
  made(WORD, (name, entry, players) =>
    players.includes(name) ? name : entry.fail(players.join(' or ')),
  ),
);

const LIBRARY_OF = /^library of (.+)$/u;

/** What chance brings next: `{ discard: [Shock] }`, `{ coin: won }`, `{ library of ann: [Forest, Shock] }`. */
export const OUTCOME: Form<RandomOutcome> = {
  read(entry, players) {
    const libraries = players.map((player) => `library of ${player}`);
    const known = ['card', 'coin', 'discard', 'lot', ...libraries];
    const fields = entry.fields(known);
    const [[key, value] = entry.fail('a random outcome'), ...more] = fields;
    if (more.length > 0) entry.fail('one random outcome');
    const [, player] = LIBRARY_OF.exec(key) ?? [];
    if (player !== undefined) return { kind: 'library', player, cards: NAMES.read(value, players) };
    if (key === 'coin') return { kind: 'coin', falls: COIN.read(value, players) };
    if (key === 'lot') return { kind: 'lot', player: LOT.read(value, players) };
    if (key === 'card') return { kind: 'card', card: CARD.read(value, players) };
    const [card, ...others] = DISCARD.read(value, players);
    if (card === undefined || others.length > 0) return value.fail('one card');
    return { kind: 'card', card };
  },
  schema: (definitions) => ({
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    properties: {
      card: CARD.schema(definitions),
      coin: COIN.schema(definitions),
      discard: DISCARD.schema(definitions),
      lot: LOT.schema(definitions),
    },
    patternProperties: { '^library of ': NAMES.schema(definitions) },
    additionalProperties: false,
  }),
};
