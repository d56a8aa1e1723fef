/**
 * What we promise players, as rules for Prometheus: how much of each promise is broken, over several windows, and alerts
 * for a budget that burns too fast (multi-window, multi-burn-rate, as in Google's SRE workbook, chapter 5).
 * docs/operations/slo.md says why these promises and numbers. `npm run chart` writes `files/slo.yml`.
 */
import { stringify } from 'yaml';

/**
 * @typedef {object} Promise
 * @property {string} name
 * @property {number} goal   which share of commands it is to be kept for, over 30 days
 * @property {string} says   what goes wrong if it is not
 * @property {(window: string) => string} broken  how many commands broke it, a second
 * @property {(window: string) => string} all     of how many
 */

const DURATION = 'arbiter_command_duration_seconds';
/** @param {string} counter @param {string} window */
const perSecond = (counter, window) => `sum(rate(${counter}[${window}]))`;
/** @param {string} window */
const answered = (window) => perSecond(`${DURATION}_count`, window);
/** @param {string} window */
const unanswered = (window) => perSecond('arbiter_commands_unanswered_total', window);

/** @type {readonly Promise[]} */
export const PROMISES = [
  {
    name: 'commands_unanswered',
    goal: 0.999,
    says: 'commands are turned away or get no answer',
    broken: unanswered,
    all: (window) => `(${answered(window)} + ${unanswered(window)})`,
  },
  {
    name: 'commands_slow',
    goal: 0.99,
    says: 'commands take more than 200 ms',
    broken: (window) =>
      `(${answered(window)} - ${perSecond(`${DURATION}_bucket{le="0.2"}`, window)})`,
    all: answered,
  },
];

/**
 * How much faster than allowed the budget of 30 days burns before somebody is told: a page for what spends 2 % of it in an
 * hour or 5 % in six, a ticket for 10 % in one day or three. The short window ends the alert soon after the fault.
 */
const BURNS = [
  { alert: 'ArbiterBudgetBurnsFast', severity: 'critical', rate: 14.4, long: '1h', short: '5m' },
  { alert: 'ArbiterBudgetBurnsFast', severity: 'critical', rate: 6, long: '6h', short: '30m' },
  { alert: 'ArbiterBudgetBurns', severity: 'warning', rate: 3, long: '1d', short: '2h' },
  { alert: 'ArbiterBudgetBurns', severity: 'warning', rate: 1, long: '3d', short: '6h' },
];

/** With fewer broken ones in the long window a share says nothing: one of twenty commands at night is none of it. */
const LEAST = 10;

const WINDOWS = [...new Set(BURNS.flatMap(({ long, short }) => [short, long]))];

/** @param {string} name @param {string} window */
const ratio = (name, window) => `arbiter:${name}:ratio_rate${window}`;

/** @param {string} window in seconds */
const seconds = (window) =>
  Number(window.slice(0, -1)) * (window.endsWith('d') ? 86_400 : window.endsWith('h') ? 3600 : 60);

/** The file for Prometheus. */
export function sloText() {
  const recorded = PROMISES.flatMap(({ name, broken, all }) =>
    WINDOWS.map((window) => ({
      record: ratio(name, window),
      expr: `${broken(window)} / ${all(window)}`,
    })),
  );
  const alerts = PROMISES.flatMap(({ name, goal, says, broken }) =>
    BURNS.map(({ alert, severity, rate, long, short }) => {
      const limit = Number((rate * (1 - goal)).toFixed(6));
      return {
        alert,
        expr: [
          `${ratio(name, long)} > ${limit}`,
          `${ratio(name, short)} > ${limit}`,
          `${broken(long)} * ${seconds(long)} >= ${LEAST}`,
        ].join(' and '),
        labels: { severity, promise: name, window: long },
        annotations: {
          summary: `{{ $value | humanizePercentage }} in ${long}: ${says}`,
          runbook: 'docs/operations/slo.md',
        },
      };
    }),
  );
  const groups = [
    { name: 'arbiter-promises', rules: recorded },
    { name: 'arbiter-budgets', rules: alerts },
  ];
  const head =
    '# What of our promises is broken, and how fast: from tools/deploy/slo.mjs by `npm run chart`.\n';
  return head + stringify({ groups }, { lineWidth: 0, singleQuote: true });
}
