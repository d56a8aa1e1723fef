import type { Profiler } from 'node:inspector';

/** By stage, its part of the time in which the main thread was busy; all together 1. */
export type Shares = Readonly<Record<string, number>>;

/** What a file's path says about the stage that it belongs to; the first that fits counts. */
const STAGES: readonly (readonly [RegExp, string])[] = [
  [/node:(internal\/)?crypto|\/protocol\/dist\/(digest|chain\/signed-tip)\.js/u, 'crypto'],
  [/\/platform\/dist\/log\/|\/node_modules\/lmdb\//u, 'log'],
  [/\/libs\/view\//u, 'view'],
  [/\/node_modules\/(pg|typeorm|pg-[a-z]+)\//u, 'replay'],
  [/\/node_modules\/(express|router|body-parser|helmet|@nestjs)\/|^node:_http_/u, 'http'],
  [/\/node_modules\/ws\/|^node:net$/u, 'sockets'],
  [/\/node_modules\/zod\//u, 'checking forms'],
  [/\/protocol\/dist\/(canonical|chain\/)/u, 'chain'],
];
const APP = /^file:.*\/apps\/([a-z-]+)\/dist\//u;

/** What the profiler says where no function runs. */
const NO_FUNCTION: Readonly<Record<string, string>> = {
  '(garbage collector)': 'garbage collection',
  '(program)': 'native code',
};

/**
 * Whose the samples of a profile are. A sample belongs to the innermost function that a stage can be named for; so the
 * engine counts for its callers, and signing for `crypto`.
 */
export function sharesOf(profile: Profiler.Profile): Shares {
  const stages = stagesOf(profile.nodes);
  const counts = new Map<string, number>();
  let busy = 0;
  for (const sample of profile.samples ?? []) {
    const stage = stages.get(sample);
    if (stage === undefined || stage === '(idle)') continue;
    counts.set(stage, (counts.get(stage) ?? 0) + 1);
    busy += 1;
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.map(([stage, count]) => [stage, count / busy]));
}

/** The stage of each node of the call tree; parents come before their children. */
function stagesOf(nodes: readonly Profiler.ProfileNode[]): Map<number, string> {
  const stages = new Map<number, string>();
  const above = new Map<number, string>();
  for (const { id, children, callFrame } of nodes) {
    const { functionName, url } = callFrame;
    const stage =
      functionName === '(idle)' ? '(idle)' : (NO_FUNCTION[functionName] ?? stageOf(url));
    const inherited = stage ?? above.get(id) ?? 'other';
    stages.set(id, inherited);
    for (const child of children ?? []) above.set(child, inherited);
  }
  return stages;
}

function stageOf(url: string): string | undefined {
  for (const [path, stage] of STAGES) if (path.test(url)) return stage;
  const app = APP.exec(url)?.[1];
  return app === 'arbiter' ? undefined : app;
}
