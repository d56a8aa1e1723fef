import { describe, expect, jest, test } from '@jest/globals';
import { card } from './card.ts';

/** What the command prints, and its exit code. */
async function asked(...args: string[]) {
  const [out, err] = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockReturnValue(true),
  );
  try {
    const code = await card.run(args);
    const said = (spy: typeof out) =>
      (spy?.mock.calls ?? []).map(([line]) => String(line)).join('');
    return { code, out: said(out), err: said(err) };
  } finally {
    jest.restoreAllMocks();
  }
}

describe('arbiter card', () => {
  test('shows what a card is, its sets, where its definition comes from and what plays it', async () => {
    const { code, out } = await asked('giant', 'growth');
    expect(code).toBe(0);
    expect(out).toMatch(/^Giant Growth {3}G\nInstant\n/);
    expect(out).toContain('sets: LEA');
    expect(out).toContain('works in 6ED: written by hand');
    expect(out).toMatch(/scenarios: \d+\n {2}libs\/conformance\//);
  });

  test('says of each card that is not written by hand that it was compiled', async () => {
    expect((await asked('Serra Angel')).out).toContain('works in 6ED: compiled from its text');
  });

  test('says once what a local enchantment can be on: in the type line of the day, or below it', async () => {
    expect((await asked('Rancor')).out).toMatch(/^Rancor .*\nEnchant Creature\nEnchanted creature/);
    const aura = await asked('Rancor', '--edition', 'TSP');
    expect(aura.out).toMatch(
      /^Rancor .*\nEnchantment — Aura\nEnchant creature\nEnchanted creature/,
    );
  });

  test('prints the definition alone as JSON', async () => {
    const { out } = await asked('Shock', '--definition');
    expect(JSON.parse(out)).toMatchObject({ name: 'Shock', cost: 'R', types: ['Instant'] });
  });

  test('a card of later years: why it can’t be played, with another exit code', async () => {
    const { code, out } = await asked("Umezawa's Jitte");
    expect(code).toBe(1);
    expect(out).toContain('can’t be played in 6ED: not in the edition');
  });

  test.each([
    [['Shok'], 'there is no card called “Shok”; did you mean “Shock”?'],
    [['Shock', '--edition', '3ED'], "there is no edition '3ED'; there are 6ED, TSP, 5ED, 4ED"],
    [[], "name a card, as in: arbiter card 'Giant Growth'"],
  ])('%j: %s', async (args, why) => {
    expect(await asked(...args)).toEqual({ code: 2, out: '', err: `arbiter card: ${why}\n` });
  });
});
