/** The dashboard for Grafana, from a list of panels: `npm run chart` writes it to the chart. */

/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} says    what one sees there, and when it is bad
 * @property {'stat' | 'timeseries' | 'heatmap' | 'bargauge'} as
 * @property {[query: string, legend: string][]} queries
 * @property {string} [unit]
 * @property {number} [warn]  from here on it is orange
 * @property {number} [bad]   from here on it is red
 */

/** @param {string} metric @param {number} share @param {string} [by] */
const quantile = (metric, share, by = '') =>
  `histogram_quantile(${share}, sum by (le${by && `, ${by}`}) (rate(${metric}_bucket[$__rate_interval])))`;

/** @param {string} metric @param {string} by */
const perSecond = (metric, by) => `sum by (${by}) (rate(${metric}[$__rate_interval]))`;

const COMMANDS = 'arbiter_command_duration_seconds';

/** Rows from top to bottom: first how players fare, then what it comes from. */
export const ROWS = /** @type {const} */ ([
  ['At a glance', 4],
  ['Players', 8],
  ['The path of a command', 8],
  ['Queue', 8],
  ['Topics', 8],
  ['Snapshots', 8],
]);

/** @type {Record<typeof ROWS[number][0], Panel[]>} */
export const PANELS = {
  'At a glance': [
    stat('Live games', 'sum(arbiter_games_live)', 'Begun and not over.'),
    {
      ...stat('Suspended', 'sum(arbiter_games_suspended)', 'Each waits for somebody to mend it.'),
      bad: 1,
    },
    stat('Sockets', 'sum(arbiter_sockets)', 'Players and spectators who look.'),
    { ...stat('Commands', `sum(rate(${COMMANDS}_count[1m]))`, 'Acknowledged.'), unit: 'ops' },
    {
      ...stat('Slowest in a hundred', quantile(COMMANDS, 0.99), 'From append to answer.'),
      ...{ unit: 's', warn: 0.1, bad: 1 },
    },
    {
      ...stat('Instances down', 'count(up{job="arbiter"} == 0) or vector(0)', 'Of all services.'),
      bad: 1,
    },
  ],
  Players: [
    {
      title: 'How long a command takes',
      says: 'From its append to its acknowledgement; the goal is 20 ms for 99 in a hundred.',
      as: 'timeseries',
      unit: 's',
      queries: [
        [quantile(COMMANDS, 0.5), 'half'],
        [quantile(COMMANDS, 0.9), '90 of 100'],
        [quantile(COMMANDS, 0.99), '99 of 100'],
      ],
    },
    {
      title: 'How commands spread',
      says: 'A second band above the first is a part of the players who wait for something.',
      as: 'heatmap',
      unit: 's',
      queries: [[perSecond(`${COMMANDS}_bucket`, 'le'), '{{le}}']],
    },
    {
      title: 'Slowest kinds of commands',
      says: 'The slowest in a hundred, by edition and kind.',
      as: 'bargauge',
      unit: 's',
      queries: [[`topk(8, ${quantile(COMMANDS, 0.99, 'edition, kind')})`, '{{edition}} {{kind}}']],
    },
    {
      title: 'Refused, by rule',
      says: 'A rule that jumps up after a release may be wrong, or a client misunderstands it.',
      as: 'timeseries',
      unit: 'ops',
      queries: [
        [
          `topk(8, ${perSecond('arbiter_refusals_total', 'edition, rule')})`,
          '{{edition}} {{rule}}',
        ],
      ],
    },
  ],
  'The path of a command': [
    {
      title: 'Games',
      says: 'By edition.',
      as: 'timeseries',
      queries: [
        ['sum by (edition) (arbiter_games_live)', '{{edition}}'],
        ['sum by (edition) (arbiter_games_suspended)', '{{edition}} suspended'],
      ],
    },
    {
      title: 'Waiting in the gateway',
      says: 'Commands without an outcome yet: if they pile up, something behind is slow.',
      as: 'timeseries',
      queries: [['sum by (instance) (arbiter_commands_pending)', '{{instance}}']],
    },
    {
      title: 'What the engine takes',
      says: 'For one verdict.',
      as: 'timeseries',
      unit: 's',
      queries: [
        [quantile('arbiter_evaluation_duration_seconds', 0.5, 'edition'), '{{edition}} half'],
        [quantile('arbiter_evaluation_duration_seconds', 0.99, 'edition'), '{{edition}} 99 of 100'],
      ],
    },
    {
      title: 'Read models behind the record',
      says: 'Histories and replays are older than this.',
      as: 'timeseries',
      unit: 's',
      queries: [['max by (projection) (arbiter_projection_lag_seconds)', '{{projection}}']],
    },
  ],
  Queue: [
    {
      title: 'Waiting for an opponent',
      says: 'Bought with the gap beside it: who waits longer may be paired with somebody further away.',
      as: 'timeseries',
      unit: 's',
      queries: [
        [
          quantile('arbiter_queue_wait_seconds', 0.5, 'edition, format'),
          '{{edition}} {{format}} half',
        ],
        [
          quantile('arbiter_queue_wait_seconds', 0.9, 'edition, format'),
          '{{edition}} {{format}} 90 of 100',
        ],
      ],
    },
    {
      title: 'How far apart opponents are',
      says: 'Their ratings, of those whom the queue has paired.',
      as: 'timeseries',
      queries: [[quantile('arbiter_rating_gap', 0.9, 'format'), '{{format}} 90 of 100']],
    },
    {
      title: 'Ready checks',
      says: 'Many that end late: people leave before an opponent comes. Both rise while matchmaking stands still.',
      as: 'timeseries',
      queries: [
        ['sum by (outcome) (rate(arbiter_ready_checks_total[$__rate_interval]))', '{{outcome}}'],
        [
          'sum by (rules) (rate(arbiter_pairings_total[$__rate_interval]))',
          'pairs by rules {{rules}}',
        ],
      ],
    },
    {
      title: 'Tickets',
      says: 'How many wait.',
      as: 'timeseries',
      queries: [['sum by (format) (arbiter_queue_tickets)', '{{format}}']],
    },
  ],
  Topics: [
    {
      title: 'Behind, in seconds',
      says: 'Age of the oldest message that a group has not dealt with.',
      as: 'timeseries',
      unit: 's',
      queries: [['max by (group, topic) (arbiter_consumer_lag_seconds)', '{{group}} {{topic}}']],
    },
    {
      title: 'Behind, in messages',
      says: 'Instances are added by this.',
      as: 'timeseries',
      queries: [
        ['sum by (group, topic) (arbiter_consumer_lag_events)', '{{group}} {{topic}}'],
        [
          'max by (group, topic) (arbiter_group_lag_events)',
          '{{group}} {{topic}}, as gateways see it',
        ],
      ],
    },
    {
      title: 'Messages in a batch',
      says: 'Half of the batches are smaller. Large ones mean load, or a consumer that catches up.',
      as: 'timeseries',
      queries: [
        [quantile('arbiter_batch_records', 0.5, 'topic, direction'), '{{topic}} {{direction}}'],
      ],
    },
    {
      title: 'Rebalances',
      says: 'One for each instance that comes or goes; more is an instance that stalls.',
      as: 'timeseries',
      queries: [
        ['sum by (group) (increase(arbiter_rebalances_total[$__rate_interval]))', '{{group}}'],
      ],
    },
  ],
  Snapshots: [
    {
      title: 'Age',
      says: 'The oldest change that is in none. One is written every five minutes at least.',
      as: 'timeseries',
      unit: 's',
      queries: [['max by (fold) (arbiter_snapshot_age_seconds)', '{{fold}}']],
    },
    {
      title: 'Size',
      says: 'In characters. A start reads about twice as much.',
      as: 'timeseries',
      queries: [['sum by (fold) (arbiter_snapshot_size_characters)', '{{fold}}']],
    },
    {
      title: 'Failures',
      says: 'What was to be in one that failed is in the next.',
      as: 'timeseries',
      queries: [
        ['sum by (fold) (increase(arbiter_snapshot_failures_total[$__rate_interval]))', '{{fold}}'],
      ],
    },
    {
      title: 'Partitions taken up',
      says: 'All but “whole” and “none” mean that the record is read instead.',
      as: 'timeseries',
      queries: [
        [
          'sum by (fold, outcome) (increase(arbiter_snapshot_restores_total[$__rate_interval]))',
          '{{fold}} {{outcome}}',
        ],
      ],
    },
  ],
};

/** @param {string} title @param {string} query @param {string} says @returns {Panel} */
function stat(title, query, says) {
  return { title, says, as: 'stat', queries: [[query, '']] };
}

const WIDTH = 24;

/** The dashboard as Grafana reads it. */
export function dashboard() {
  /** @type {object[]} */
  const panels = [];
  let y = 0;
  for (const [title, height] of ROWS) {
    panels.push({ type: 'row', title, gridPos: { h: 1, w: WIDTH, x: 0, y }, panels: [] });
    y += 1;
    const row = PANELS[title];
    const w = Math.floor(WIDTH / row.length);
    for (const [i, panel] of row.entries()) {
      panels.push(panelOf(panel, { h: height, w, x: i * w, y }));
    }
    y += height;
  }
  return {
    uid: 'arbiter',
    title: 'Arbiter',
    tags: ['arbiter'],
    schemaVersion: 39,
    editable: false,
    refresh: '10s',
    time: { from: 'now-30m', to: 'now' },
    panels: panels.map((panel, id) => ({ id: id + 1, ...panel })),
  };
}

/** @param {Panel} panel @param {object} gridPos */
function panelOf({ title, says, as, queries, unit = 'short', warn, bad }, gridPos) {
  const steps = [
    { color: 'green', value: null },
    ...(warn === undefined ? [] : [{ color: 'orange', value: warn }]),
    ...(bad === undefined ? [] : [{ color: 'red', value: bad }]),
  ];
  return {
    type: as,
    title,
    description: says,
    gridPos,
    datasource: { type: 'prometheus', uid: 'prometheus' },
    fieldConfig: {
      defaults: { unit, min: 0, thresholds: { mode: 'absolute', steps } },
      overrides: [],
    },
    options: OPTIONS[as],
    targets: queries.map(([expr, legendFormat], i) => ({
      refId: String.fromCharCode(65 + i),
      expr,
      legendFormat,
      ...(as === 'heatmap' ? { format: 'heatmap' } : {}),
      ...(as === 'bargauge' || as === 'stat' ? { instant: as === 'bargauge' } : {}),
    })),
  };
}

const OPTIONS = {
  stat: { colorMode: 'background', graphMode: 'area', reduceOptions: { calcs: ['lastNotNull'] } },
  timeseries: {
    legend: { displayMode: 'list', placement: 'bottom' },
    tooltip: { mode: 'multi', sort: 'desc' },
  },
  heatmap: { calculate: false, yAxis: { unit: 's' }, color: { scheme: 'Spectral' } },
  bargauge: { orientation: 'horizontal', displayMode: 'gradient' },
};
