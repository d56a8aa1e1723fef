import { expect, it } from '@jest/globals';
import { RULEBOOKS } from '@arbiter/editions';
import { cardsIn } from '@arbiter/sets';
import { ablate, proofsOf, runScenarios } from '../index.ts';

/** Two legends of one name: what becomes of hers, if his came at that time. */
const legends = (file: string, his: string, hers: string) => ({
  file,
  text: `title: Two Cradles
edition: 6ED
table:
  ann: { battlefield: [{ card: Gaea's Cradle, as: hers, together: 1 }] }
  bob: { battlefield: [{ card: Gaea's Cradle, as: his${his} }] }
play:
  - go to: beginning of combat
  - expect: { hers: { zone: ${hers} }, his: { zone: graveyard }, proves: [6ED 420.5e] }
`,
});
const files = [
  legends('together.yaml', ', together: 1', 'graveyard'),
  legends('older-stays.yaml', '', 'battlefield'),
];
const playable = { editions: RULEBOOKS, cardsIn };

it('lists the proofs of a question that pass under every other answer', () => {
  const proofs = proofsOf(runScenarios(files, playable));
  expect(proofs.map(({ test }) => test)).toEqual(['passed', 'passed']);
  const question = { name: 'legend-rule', fields: ['legendRule'], cites: ['6ED 420.5e'] } as const;
  const [found] = ablate([question], proofs, files, playable).filter(
    ({ edition }) => edition === '6ED',
  );
  expect(found).toMatchObject({ proofs: 2, tried: ['legendRule as in TSP'] });
  expect(found?.unmoved.map(({ file }) => file)).toEqual(['together.yaml']);
});

it('leaves out each part of an answer that is a list', () => {
  const proofs = proofsOf(runScenarios(files, playable));
  const fields = ['stateBasedActions'] as const;
  const [found] = ablate(
    [{ name: 'x', fields, cites: ['6ED 420.5e'] }],
    proofs,
    files,
    playable,
  ).filter(({ edition }) => edition === '6ED');
  expect(found?.unmoved).toEqual([]);
});
