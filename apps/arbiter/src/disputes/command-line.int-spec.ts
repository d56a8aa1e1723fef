import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { matches } from '../commands/matches.ts';
import { replay } from '../commands/replay.ts';
import { verify } from '../commands/verify.ts';
import { whatIf } from '../commands/what-if.ts';
import { Courtroom, until, type Body } from './courtroom.behaviour-spec.ts';
import { facingAttack, tappedOf } from './facing-attack.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';

/** A whole case by the command line alone: each step of it by whom it is for, and refused to others. */
describe('a dispute at the command line', () => {
  const table = facingAttack('refused-block');
  const { game, match } = table;
  const [attacker, tapped] = [tappedOf(table, 0), tappedOf(table, 1)];
  const block = { type: 'DeclareBlockers', blocks: [[tapped, attacker]] };
  let files: string;
  let court: Courtroom;
  let bob: string;
  let jane: string;
  let olga: string;
  let otto: string;
  let dispute: string;
  let version: number;
  let rule: string;

  beforeAll(async () => {
    files = mkdtempSync(join(tmpdir(), 'by-command-'));
    court = await Courtroom.open([table]);
    bob = court.bob.guest.token;
    jane = await court.token('jane', '--role', 'judge');
    [olga, otto] = [await court.token('olga'), await court.token('otto')];
    const refused = await court.ask(bob, `games/${game}/commands`, block);
    version = Number(refused.body['version']);
    rule = String(refused.body['rule']);
    // Until there are read models.
    await court.ask(olga, 'disputes');
  }, 120_000);

  afterAll(async () => {
    await court.close();
    rmSync(files, { recursive: true, force: true });
  });

  const inFile = (name: string, value: unknown): string => {
    const file = join(files, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  const ruling = (): string[] => ['--remedy', 'no-change', '--rule', rule, '--grounds', 'Tapped.'];
  const eventOf = async (): Promise<number> =>
    Number((await court.ask(olga, `disputes/${dispute}`)).body['event']);

  test('a player opens it at the commit that the refusal named, and a judge does not', async () => {
    const report = ['open', game, '--version', String(version), '--text', 'It was legal.'];
    expect(await court.settle(jane, ...report)).toMatchObject({
      ...{ code: 1, text: expect.stringContaining('it is for player, operator') },
    });
    const opened = await court.settle(bob, ...report);
    expect(opened).toMatchObject({ code: 0, text: expect.stringContaining('It was legal.') });
    dispute = /^\S+(?=:)/u.exec(opened.text)?.[0] ?? '';
    const other = await court.settle(bob, 'open', game, '--event', '9999', '--text', 'And that.');
    expect(other).toMatchObject({ code: 1, text: expect.stringContaining('has no event 9999') });
  });

  test('both sides comment, and a stranger does not', async () => {
    const said = await court.settle(bob, 'comment', dispute, '--text', 'Look at it.');
    expect(said.text).toContain('(player): Look at it.');
    const asked = await court.settle(jane, 'comment', dispute, '--text', 'Which of them?');
    expect(asked.text).toContain('jane (judge): Which of them?');
    const stranger = await court.ask('', 'players', { name: 'Eve' });
    const eve = String(stranger.body['token']);
    expect(await court.settle(eve, 'comment', dispute, '--text', 'Hm.')).toMatchObject({
      ...{ code: 1, text: expect.stringContaining('does not play in match') },
    });
  });

  test('the match is found by the rule that refused, with its game, when it is over', async () => {
    await court.ask(bob, `games/${game}/commands`, { type: 'Concede' });
    const found = await until(async () => {
      const { text } = await court.run(matches, olga, '--refused', rule, '--result', 'draw');
      expect(text).toBe('there is no such match\n');
      const by = ['--refused', rule, '--player', court.bob.player!, '--result', 'lost'];
      // Nobody else is told of it, as long as the dispute holds back what is hidden.
      expect((await court.run(matches, '', ...by)).text).toBe('there is no such match\n');
      const listed = await court.run(matches, olga, ...by);
      return listed.text.includes(match) ? listed.text : undefined;
    });
    expect(found).toContain('over (games), 1:0');
    const shown = await until(async () => {
      const { text } = await court.run(matches, olga, match);
      return text.includes('its record: verified') ? text : undefined;
    });
    expect(shown).toContain(`  ${game}: won by seat 0`);
    // A complaint comes with a name.
    const named = await court.run(matches, '', '--player', 'bob', '--result', 'lost');
    expect(named.text).toContain(`${match}: Ann (${court.ann.player!}) against Bob (`);
    expect((await court.run(matches, '', match)).text).toContain('nothing told of its record yet');
    expect(await court.run(matches, '', 'no-such-match')).toMatchObject({ code: 1 });
  }, 30_000);

  test('the game is told move by move: what was refused, by which rule, and each turn with its clocks', async () => {
    const told = await court.run(replay, olga, game);
    const lines = told.text.split('\n');
    const tried = lines.findIndex((line) => line.includes('  Bob wants to block: '));
    expect(lines[tried + 1]).toContain(`(${rule})`);
    expect(lines[tried + 1]).toContain('  Refused: ');
    expect(told.text).not.toMatch(/ passes| has priority/u);
    const all = await court.run(replay, olga, game, '--all');
    expect(all.text).toMatch(/ {2}Ann has \d+:\d\d left, Bob \d+:\d\d {2}/u);
    expect(all.text.split('\n').length).toBeGreaterThan(3 * lines.length);
    const seen = await court.run(replay, olga, game, '--at', String(await eventOf()));
    expect(seen.text).toMatch(/^Bob: life \d+, library \d+, clock \d+:\d\d$/mu);
  });

  test('two moments are compared, and a creature says why it is as large as it is', async () => {
    const event = String(await eventOf());
    const otherwise = await court.run(replay, olga, game, '--at', event, '--against', '40');
    expect(otherwise.text).toMatch(/^- turn /mu);
    expect(otherwise.text).toMatch(/^\+ turn /mu);
    const same = await court.run(replay, olga, game, '--at', event, '--against', event);
    expect(same.text).toBe('nothing is otherwise\n');
    const story = await court.run(replay, olga, game, '--at', event, '--object', String(attacker));
    expect(story).toMatchObject({ code: 0, text: expect.stringMatching(/^1\/1 {2}printed: /u) });
  });

  test('a branch is shown, and kept as evidence beside events and what was found of the record', async () => {
    const event = String(await eventOf());
    const commands = inFile('commands.json', [{ seat: 1, body: block }]);
    const out = join(files, 'branch.json');
    const args = [game, '--event', event, '--commands', commands, '--out', out];
    const shown = await court.run(whatIf, olga, ...args);
    expect(shown.text).toContain('it never happened, and is on no record');
    expect(shown.text).toContain(`refused by ${rule}`);
    expect(await court.run(whatIf, bob, ...args)).toMatchObject({ code: 1 });

    const attach = (...what: string[]) => court.settle(jane, 'evidence', dispute, ...what);
    expect((await attach('--events', `${event}-${event}`, '--note', 'the block')).code).toBe(0);
    expect((await attach('--verification')).text).toContain('the record is verified');
    const all = await attach('--branch', out, '--note', 'it is refused here, too');
    expect(all.text).toContain(`evidence 0 by jane: events ${event} to ${event}: the block`);
    expect(all.text).toContain('evidence 2 by jane: a what-if branch');
    const { evidence } = (await court.ask(olga, `disputes/${dispute}`)).body;
    const { supposed } = (evidence as Body[])[2]!;
    expect(JSON.parse(String(supposed))).toEqual(JSON.parse(readFileSync(out, 'utf8')));
    expect((await court.settle(bob, 'evidence', dispute, '--events', event)).code).toBe(1);
    expect((await attach('--events', '9-4')).text).toContain('events 9 to 4 are none');
  });

  test('a judge proposes; an operator takes it, leaves it to another, and that one rules with the branch', async () => {
    const proposed = await court.settle(jane, 'propose', dispute, ...ruling());
    expect(proposed.text).toContain('proposed by jane: the result stands');
    expect((await court.settle(jane, 'rule', dispute, ...ruling())).code).toBe(1);
    expect((await court.settle(olga, 'take', dispute)).text).toContain('taken by olga');
    expect((await court.settle(otto, 'release', dispute)).text).toContain('is taken by olga');
    expect((await court.settle(olga, 'release', dispute)).text).toContain(`${dispute}: open`);
    await court.settle(otto, 'take', dispute);
    const ruled = await court.settle(otto, 'rule', dispute, ...ruling(), '--branch', '2');
    expect(ruled.text).toContain('ruling 1 by otto: the result stands');
    expect(ruled.text).toContain('it is refused here, too');
    await until(async () => {
      const { text } = await court.run(matches, '', match);
      return text.includes(`${dispute}: the result stands (${rule}): Tapped.`) || undefined;
    });
  });

  test('a player appeals, once; another operator rules, and closes it', async () => {
    const appeal = ['appeal', dispute, '--text', 'He is my opponent’s cousin.'];
    expect((await court.settle(olga, ...appeal)).text).toContain('meant for something else');
    expect((await court.settle(bob, ...appeal)).text).toContain('(player): He is my');
    expect((await court.settle(bob, ...appeal)).text).toContain('was appealed once already');
    expect((await court.settle(otto, 'take', dispute)).text).toContain('another operator decides');
    await court.settle(olga, 'take', dispute);
    expect((await court.settle(olga, 'rule', dispute, ...ruling())).text).toContain('ruling 2');
    const back = await court.settle(bob, ...appeal);
    expect(back).toMatchObject({ code: 1, text: expect.stringContaining('once already') });
    expect((await court.settle(olga, 'close', dispute)).text).toContain(`${dispute}: closed`);
    const late = await court.settle(bob, 'comment', dispute, '--text', 'Still.');
    expect(late).toMatchObject({ code: 1, text: expect.stringContaining('is closed') });
  });

  test('who knows a player says so, and is kept out until another operator lifts it', async () => {
    const ann = court.ann.player!;
    expect((await court.settle(otto, 'ties')).text).toBe('otto has declared no tie\n');
    expect((await court.settle(otto, 'tie', 'p-nobody')).text).toContain('no such player');
    expect((await court.settle(otto, 'tie', ann)).text).toMatch(new RegExp(`^otto: ${ann}, `, 'u'));
    expect(await court.settle(otto, 'list')).toMatchObject({ text: 'there is no such dispute\n' });
    expect((await court.settle(otto, 'show', dispute)).text).toContain(
      'or has a tie with who does',
    );
    const lift = ['untie', ann, '--operator', 'otto', '--grounds', 'It is another Ann.'];
    expect((await court.settle(otto, ...lift)).text).toContain('another operator lifts a tie');
    expect(await court.settle(olga, ...lift.slice(0, 4))).toMatchObject({ code: 2 });
    expect((await court.settle(olga, ...lift)).text).toBe('otto has declared no tie\n');
    expect((await court.settle(otto, 'list')).text).toContain(dispute);
  });

  test('it goes out as one file that holds wherever there is no server', async () => {
    const out = join(files, 'case.json');
    expect((await court.settle(jane, 'export', dispute, '--out', out)).code).toBe(0);
    const held = await printed(verify, [out]);
    expect(held).toMatchObject({ code: 0, text: expect.stringContaining('the case holds') });
    expect(held.text).toContain('evidence: 3, rulings: 2');
    // The branch comes out here as it did at the server.
    expect(held.text).toContain('1 what-if branch decided again: the same');
    const whole = readFileSync(out, 'utf8');
    const branch = /"branches":\[\{"evidence":2,.*?"reason":"(?<reason>[^"]+)"/u.exec(whole);
    const changed = whole.replace(String(branch?.groups?.['reason']), 'so it is');
    writeFileSync(out, changed);
    const tampered = await printed(verify, [out]);
    expect(tampered).toMatchObject({
      ...{ code: 1, text: expect.stringContaining('the branch in evidence 2, before event') },
    });
  });
});
