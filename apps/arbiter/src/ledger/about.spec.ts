import { describe, expect, it } from '@jest/globals';
import { AboutRules } from './about.ts';
import { filesIn, read } from './sources.ts';

const about = new AboutRules();

/** Places of the form file:line that a text names, with what stands there. */
function places(lines: readonly string[]): { place: string; there: string }[] {
  return lines.flatMap((text) => {
    const [, file, line] = /^ {2}(\S+):(\d+)/u.exec(text) ?? [];
    if (file === undefined) return [];
    return [{ place: `${file}:${line}`, there: read(file).split('\n')[Number(line) - 1] ?? '' }];
  });
}

describe('a rule', () => {
  const lines = about.ofRule('6ED 419.6b')!;

  it('comes with its gist, its topic and the lines of code that cite either', () => {
    expect(lines).toContain('topic: regeneration');
    expect(lines[1]).toContain('Regeneration');
    const code = places(lines).filter(({ place }) => place.includes('/src/'));
    expect(code.some(({ place }) => place.startsWith('libs/engine/'))).toBe(true);
    for (const { there } of code) expect(there).toMatch(/regeneration|6ED 419\.6b/u);
    // What is generated from the ledger names every rule, and plays none.
    expect(code.some(({ place }) => place.includes('sentences.ts'))).toBe(false);
  });

  it('comes with the lines of the scenarios that say they prove it', () => {
    const scenarios = places(lines).filter(({ place }) => place.includes('.yaml'));
    expect(scenarios.length).toBeGreaterThan(0);
    for (const { there } of scenarios) expect(there).toContain('6ED 419.6b');
  });

  it('comes with the question that it answers', () => {
    expect(about.ofRule('6ED 420.5e')!.join('\n')).toContain('question: legendRule');
  });

  it('says why it is not shown: more players, nothing that could, or something that is missing', () => {
    expect(about.ofRule('TSP 602.1')!.join('\n')).toContain('(needs more than two players)');
    expect(about.ofRule('TSP 100.1a')!.join('\n')).toContain('(exception: It says');
    expect(about.ofRule('TSP 502.45d')!.join('\n')).toContain('(not proved; needs Auras');
  });

  it('has to exist', () => {
    expect(about.ofRule('6ED 419.99')).toBeNull();
    expect(about.ofRule('6ED 419.6b#99')).toBeNull();
  });
});

describe('and back', () => {
  it('a topic gives its rule in each edition', () => {
    expect(about.ofTopic('regeneration')!.join('\n')).toContain('6ED: 6ED 419.6b');
    expect(about.ofTopic('no topic')).toBeNull();
  });

  it('a question gives the rules by which each edition answers it', () => {
    expect(about.ofQuestion('legendRule')!.join('\n')).toMatch(/6ED 420\.5e[^]*TSP 420\.5e/u);
  });

  it('a file of code gives the rules that it cites, itself or by topic', () => {
    const file = filesIn('libs/engine/src', '.ts').find(
      (one) => !one.endsWith('spec.ts') && read(one).includes("emit('Regenerated'"),
    )!;
    expect(about.ofFile(file, '6ED')!.join('\n')).toContain('6ED 419.6b');
  });

  it('a folder of scenarios gives the rules that they say they prove', () => {
    const lines = about.ofFile('libs/conformance/6ED/420', '6ED')!;
    const proved = new Set(places(lines).map(({ place }) => place.split(':')[0]));
    expect([...proved].sort()).toEqual(
      filesIn('libs/conformance/6ED/420', '.yaml').filter((file) => read(file).includes('proves:')),
    );
  });
});
