import { parseArgs } from 'node:util';
import { rulesTextBelow } from '@arbiter/cards';
import { DEFAULT_EDITION, EDITION_FACTS, RULEBOOKS } from '@arbiter/editions';
import { BY_HAND, searchCards, suggestionsFor, type FoundCard } from '@arbiter/sets';
import { readScenarioFiles } from '../ledger/sources.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter card NAME [--edition 6ED] [--definition]

Of a card: what it is and says in an edition, in our own words; the sets that have it; whether it was written by hand or
compiled from its text; the scenarios that play it. If it can't be played, why.

  --edition E    6ED unless another is given
  --definition   prints only the definition in the card language, as JSON

Exit code 0: it can be played. 1: it can't. 2: there is no such card.
`;

/** One card, as a player and as a reader of its definition see it. */
export const card: Command = {
  name: 'card',
  summary: 'a card: its text, its definition, its sets, what shows it',
  usage: USAGE,
  run(args) {
    let given;
    try {
      given = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          edition: { type: 'string', default: DEFAULT_EDITION },
          definition: { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
    const { edition, definition } = given.values;
    const name = given.positionals.join(' ');
    const facts = EDITION_FACTS.find(({ code }) => code === edition);
    if (facts === undefined) {
      const known = EDITION_FACTS.map(({ code }) => code).join(', ');
      return fail(`there is no edition '${edition}'; there are ${known}`);
    }
    if (name === '') return fail("name a card, as in: arbiter card 'Giant Growth'");
    const found = cardNamed(name, facts);
    if (found === undefined) {
      const [first, ...others] = suggestionsFor(name, facts.date).map((one) => `“${one}”`);
      const meant = first === undefined ? '' : `; did you mean ${[first, ...others].join(' or ')}?`;
      return fail(`there is no card called “${name}”${meant}`);
    }
    const lines = definition
      ? [JSON.stringify(found.definition, null, 2)]
      : linesOf(found, edition);
    process.stdout.write(`${lines.join('\n')}\n`);
    return found.why === null ? 0 : 1;
  },
};

function cardNamed(
  name: string,
  facts: { readonly code: string; readonly date: string },
): FoundCard | undefined {
  const wanted = name.toLowerCase();
  return searchCards({ name }, facts, { limit: Infinity }).find(
    (one) => one.name.toLowerCase() === wanted,
  );
}

function linesOf(found: FoundCard, edition: string): string[] {
  const { name, definition, type, sets, why } = found;
  const cost = definition?.cost === undefined ? '' : `   ${definition.cost}`;
  const size =
    definition?.power === undefined ? '' : `   ${definition.power}/${definition.toughness ?? 0}`;
  const terms = RULEBOOKS[edition]?.cardTerms;
  const text = definition === null ? [] : rulesTextBelow(type, definition, terms);
  const source = BY_HAND.some((one) => one.name === name)
    ? 'written by hand, its text read against the printed card'
    : 'compiled from its text';
  return [
    `${name}${cost}`,
    `${type}${size}`,
    ...text,
    '',
    `sets: ${sets.length === 0 ? 'none' : sets.join(' ')}`,
    why === null ? `works in ${edition}: ${source}` : `can’t be played in ${edition}: ${why}`,
    ...scenariosWith(name),
  ];
}

/** Scenarios in which the name stands. */
function scenariosWith(name: string): string[] {
  const named = readScenarioFiles().filter(({ text }) => text.includes(name));
  if (named.length === 0) return ['no scenario plays it by name'];
  return [`scenarios: ${named.length}`, ...named.map(({ file }) => `  ${file}`)];
}

function fail(why: string): number {
  process.stderr.write(`arbiter card: ${why}\n`);
  return 2;
}
