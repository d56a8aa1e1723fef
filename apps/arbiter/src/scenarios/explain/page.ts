import type { PlayedStep, Step } from '@arbiter/conformance';
import { viewOf, type View } from '@arbiter/view';
import type { ToldResult } from '../run-files.ts';
import { board } from './board.ts';
import { element, escape } from './html.ts';
import { actionWords, stepWords } from './step-words.ts';
import { STYLE } from './style.ts';

/** A page of its own that tells a scenario: each step, what happened by which rule, and the table after it. */
export function explainPage(told: readonly ToldResult[]): string {
  const [first] = told;
  const title = first?.scenario?.title ?? first?.result.file ?? '';
  const note = first?.scenario?.note ?? null;
  return [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><style>${STYLE}</style></head><body>`,
    element(
      'header',
      '',
      element('h1', '', escape(title)),
      note === null ? '' : element('p', '', escape(note)),
    ),
    ...told.map(underEdition),
    element(
      'footer',
      '',
      element(
        'details',
        '',
        element('summary', '', 'The file'),
        element('pre', '', escape(first?.text ?? '')),
      ),
    ),
    '</body></html>\n',
  ].join('\n');
}

/** What a reader takes for granted: that players pass, and are asked again. */
const PASSING = ['PriorityPassed', 'PriorityReceived'];

function underEdition({ result, account, scenario }: ToldResult): string {
  const proves = (scenario?.proving.proves ?? []).map(({ rule }) => rule).join(', ');
  const verdict = result.passed ? 'All of it holds' : 'It does not come out as the file says';
  const head = [
    element(
      'p',
      `verdict${result.passed ? '' : ' bad'}`,
      `${escape(result.edition ?? '')}: ${verdict}`,
    ),
    proves === '' ? '' : element('p', '', `Shows ${escape(proves)}`),
  ];
  let before: View | null = null;
  const sections = (account?.steps ?? []).map((played, i) => {
    const judge = account?.judge ?? null;
    const view = judge === null ? null : viewOf(judge, played.game, 'operator');
    const section = sectionOf(played, i, view, before, account?.players ?? []);
    before = view;
    return section;
  });
  const failures = result.failures.map(({ line, what, expected, found }) =>
    element(
      'section',
      'failed',
      element(
        'div',
        'failure',
        element(
          'h2',
          '',
          line === null ? '' : element('span', 'number', `line ${line}`),
          escape(what),
        ),
        expected === null ? '' : element('p', '', element('b', '', 'Expected '), escape(expected)),
        element('p', '', element('b', '', 'Found '), escape(found)),
      ),
    ),
  );
  return element('main', '', ...head, ...sections, ...failures);
}

function sectionOf(
  { step, events, game }: PlayedStep,
  i: number,
  view: View | null,
  before: View | null,
  players: readonly string[],
): string {
  const happened = events()
    .filter(({ type }) => !PASSING.includes(type))
    .map(({ rule, text }) =>
      element('li', '', element('span', 'rule', escape(rule)), element('span', '', escape(text))),
    );
  const claims =
    step === null ? [] : claimsOf(step).map((claim) => element('li', '', escape(claim)));
  const words = step === null ? 'The table' : stepWords(step);
  const changed = before === null || JSON.stringify(view) !== JSON.stringify(before);
  return element(
    'section',
    '',
    element(
      'div',
      '',
      element('h2', '', element('span', 'number', String(i)), escape(words)),
      happened.length === 0 ? '' : element('ul', 'events', ...happened),
      claims.length === 0 ? '' : element('ul', 'checks', ...claims),
    ),
    view !== null && changed
      ? board(view, before, players, (id) => game.objects[id]?.name ?? 'what is gone')
      : element('p', 'quiet', 'The table is as before.'),
  );
}

/** What a step says is so. */
function claimsOf(step: Step): string[] {
  switch (step.kind) {
    case 'expect':
      return step.checks.map(({ what, expected }) => {
        if (expected === true) return what;
        if (expected === false) return `not: ${what}`;
        return `${what}: ${JSON.stringify(expected).replaceAll('"', '')}`;
      });
    case 'refused':
      return [`refused by ${step.by.join(', ')}`];
    case 'may':
    case 'mayNot':
    case 'options':
      return step.lists.flatMap(({ player, actions }) =>
        actions.map(
          (action) => `${step.kind === 'mayNot' ? 'not: ' : ''}${player} ${actionWords(action)}`,
        ),
      );
    case 'count':
      return step.counts.map(([player, ways]) => `${player} has ${ways} possibilities`);
    default:
      return [];
  }
}
