import { describe, expect, it } from '@jest/globals';
import { borrowedBy, differences } from './differences.ts';

describe('the table of questions and answers', () => {
  // Made in each test: so mutants of what makes it are noticed.
  const table = (): ReturnType<typeof differences> => differences();

  it('names the answers for what happens', () => {
    const legends = table().find(({ question }) => question === 'legendRule');
    expect(legends?.answers.map(({ edition, answer }) => [edition, answer])).toEqual([
      ['4ED', 'oldest stays'],
      ['5ED', 'oldest stays'],
      ['6ED', 'oldest stays'],
      ['TSP', 'none stays'],
    ]);
  });

  it('sets words of one letter apart', () => {
    const terms = table().find(({ question }) => question === 'cardTerms');
    expect(terms?.answers[0]?.answer).toBe('burying is a word');
  });

  it('names the parts of an answer that is made of several, and counts what is a list', () => {
    const answersTo = (name: string): unknown =>
      table()
        .find(({ question }) => question === name)
        ?.answers.map(({ edition, answer }) => [edition, answer]);
    expect(answersTo('timing')).toEqual([
      [
        '4ED',
        'interrupts resolve at once; damage waits for the batch; regenerates in prevention step',
      ],
      [
        '5ED',
        'interrupts make batches; damage waits for one effect; regenerates in place of destruction',
      ],
      ['6ED', 'the stack'],
      ['TSP', 'the stack'],
    ]);
    expect(answersTo('atEndOfPhases')).toEqual([
      ['4ED', '1 effect'],
      ['5ED', '1 effect'],
      ['6ED', 'none'],
      ['TSP', 'none'],
    ]);
  });

  it('has words for every answer', () => {
    for (const { answers } of table()) {
      for (const { answer } of answers) expect(answer).toMatch(/^[a-z0-9(]/u);
    }
  });

  it('cites for every answer an edition that gives it, and each edition only itself', () => {
    for (const { question, answers } of table()) {
      for (const { edition, answer, cites } of answers) {
        const said = answers.filter((one) => one.answer === answer).flatMap((one) => one.cites);
        expect([edition, question, said]).not.toEqual([edition, question, []]);
        for (const cite of cites) expect(cite.startsWith(`${edition} `)).toBe(true);
      }
    }
  });

  it.each([
    ['TSP', '6ED'],
    ['5ED', '6ED'],
    ['4ED', '5ED'],
  ])(
    'has %s cite itself where it answers otherwise than %s, from which it was made',
    (own, base) => {
      for (const { question, answers } of table()) {
        const [mine, theirs] = [own, base].map((name) =>
          answers.find(({ edition }) => edition === name),
        );
        if (mine?.answer === theirs?.answer) continue;
        expect([question, mine?.cites]).not.toEqual([question, []]);
      }
    },
  );
});

it('topics are counted by the text that serves', () => {
  const cite = { batch: '4ED a.1', band: '4ED unstated; 5ED b.1', loop: '4ED silent; 6ED 421' };
  const more = { late: '4ED unstated; 5ED unstated; 6ED 1' };
  expect(borrowedBy({ cite: { ...cite, ...more } as never })).toEqual({
    own: 1,
    from: { '5ED': 1, '6ED': 2 },
  });
});
