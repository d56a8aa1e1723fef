import { describe, expect, test } from '@jest/globals';
import { inProcessCoordination } from '@arbiter/platform';
import { SETTING_NAMES } from '@arbiter/settings';
import { aclsOf, GROUPS, PARTITIONS_ON_KAFKA, STORED, topics } from '@arbiter/protocol';
import { parse } from 'yaml';
import { SERVICES as BUNDLED } from '../bundle.mjs';
import { chartFiles, PRINCIPALS } from './chart.mjs';
import { filesSent, inside, parseDockerfile } from './dockerfile.mjs';
import { serviceOf } from '../distributed/front.mjs';
import { pathsOf, ROOT, SERVICES, sourcesOf, textOf } from './sources.mjs';

const CHART = 'deploy/helm/arbiter';

interface Compose {
  readonly services: Record<
    string,
    {
      readonly build?: { readonly target: string };
      readonly environment?: Record<string, string>;
      readonly volumes?: readonly string[];
      readonly ports?: readonly string[];
      readonly healthcheck?: object;
      readonly read_only?: boolean;
      readonly deploy?: { readonly resources?: { readonly limits?: object } };
      readonly depends_on?: Record<string, { readonly condition: string }>;
    }
  >;
}
const compose = parse(textOf('docker-compose.yml'), { merge: true }) as Compose;
const stages = parseDockerfile(textOf('deploy/Dockerfile'));

/** What is told to the bots' process only: where the gateway is. */
const OWN_NAMES: string[] = sourcesOf('bot').match(/\bARBITER_[A-Z_]+\b/g) ?? [];

test.each(Object.entries(chartFiles(aclsOf)))(
  'the chart’s %s follows from the code: npm run chart',
  (name, text) => {
    expect(textOf(`${CHART}/files/${name}`)).toBe(text);
  },
);

describe('every service of the house', () => {
  test('is a target of the Dockerfile, and runs its bundle', () => {
    expect(stages.map(({ name }) => name)).toEqual(expect.arrayContaining(SERVICES));
    for (const { name, steps } of stages.filter(({ name }) => SERVICES.includes(name))) {
      const command = steps.find(({ instruction }) => instruction === 'CMD')?.text ?? '';
      expect(command).toMatch(name === 'bot' ? /"bots"/ : new RegExp(`dist/services/${name}.js`));
    }
  });

  test('runs under docker-compose.yml, on the target of its name', () => {
    for (const service of SERVICES) {
      expect(compose.services[service]?.build?.target).toBe(service);
    }
  });

  test('is in the chart', () => {
    const { services } = parse(textOf(`${CHART}/values.yaml`)) as { services: object };
    expect(Object.keys(services).sort()).toEqual([...SERVICES].sort());
  });

  test('but the bots is bundled, watched by Prometheus, and a reader of the record', () => {
    const serving = SERVICES.filter((name) => name !== 'bot').sort();
    const { scrape_configs } = parse(textOf('deploy/observability/prometheus.yml')) as {
      scrape_configs: { job_name: string; dns_sd_configs?: { names: string[] }[] }[];
    };
    const watched = scrape_configs.find(({ job_name }) => job_name === 'arbiter');
    expect([...BUNDLED].sort()).toEqual(serving);
    expect(watched?.dns_sd_configs?.flatMap(({ names }) => names).sort()).toEqual(serving);
    expect([...topics.gameEvents.readers].sort()).toEqual(serving);
  });

  test('has no more instances than a topic has partitions', () => {
    const schema = JSON.parse(textOf(`${CHART}/values.schema.json`)) as {
      definitions: { service: { properties: { autoscaling: { properties: { max: object } } } } };
    };
    const { max } = schema.definitions.service.properties.autoscaling.properties;
    expect(max).toMatchObject({ maximum: PARTITIONS_ON_KAFKA });
  });

  test('but those without a topic logs in to Kafka as somebody', () => {
    expect(PRINCIPALS).toEqual(expect.arrayContaining(SERVICES));
  });
});

test('whatever instances share is used by some service', () => {
  const said = [
    ...SERVICES.map((name) => sourcesOf(name)),
    textOf('libs/platform/src/service/admission.ts'),
  ].join('\n');
  const parts = Object.keys(inProcessCoordination()).filter(
    (name) => !['check', 'close'].includes(name),
  );
  const used = parts.filter((name) =>
    new RegExp(`oordination\\.${name}\\b|\\{ ${name} \\}(?:: Pick<C| = .*c)oordination`).test(said),
  );
  expect(used).toEqual(parts);
});

describe('what services are told', () => {
  const named = (text: string): string[] =>
    [...new Set(text.match(/\bARBITER_[A-Z_]+\b/g) ?? [])].filter(
      (name) => !OWN_NAMES.includes(name),
    );

  test.each([
    ['docker-compose.yml'],
    [`${CHART}/templates/_helpers.tpl`],
    [`${CHART}/templates/autoscaling.yaml`],
    ['deploy/Dockerfile'],
  ])('%s names settings that there are', (file) => {
    expect(named(textOf(file)).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  test.each(['KAFKA', 'OIDC'])('the chart can say all that has to do with %s', (what) => {
    const said = named(textOf(`${CHART}/templates/_helpers.tpl`));
    expect(said).toEqual(
      expect.arrayContaining(SETTING_NAMES.filter((name) => name.startsWith(`ARBITER_${what}`))),
    );
  });
});

describe('keys, of which each service is given what it needs', () => {
  /** What a service's program opens: folders with private keys, and the public ones beside them. */
  const opened = (service: string): string[] => {
    const [, list] = /openKeyRing\([^[]+\[([^\]]*)\]\)/.exec(sourcesOf(service)) ?? [];
    return list === undefined ? [] : [...list.matchAll(/'(\w+)'/g)].map(([, one = '']) => one);
  };
  const NEEDED: Record<string, string[]> = {
    gateway: ['players', 'public', 'tips'],
    replay: ['operators', 'public', 'tips'],
    bot: ['bots'],
  };
  const needed = (service: string): string[] => NEEDED[service] ?? [];

  test.each(SERVICES)('%s: what its program opens', (service) => {
    const folders = opened(service);
    expect([...folders, ...(folders.length > 0 ? ['public'] : [])].sort()).toEqual(
      needed(service).filter((one) => one !== 'bots'),
    );
  });

  test.each(SERVICES)('%s: what docker-compose.yml mounts, and nothing to write', (service) => {
    const { volumes = [] } = compose.services[service] ?? {};
    const wanted = needed(service).map((one) => `keys-${one}:/data/keys/${one}:ro`);
    expect(volumes.filter((one) => one.includes('keys')).sort()).toEqual(wanted);
  });

  test.each(SERVICES)('%s: what the chart says that it needs', (service) => {
    const [, text = ''] =
      /define "arbiter.facts" -\}\}([\s\S]*?)\{\{- end/.exec(
        textOf(`${CHART}/templates/_facts.tpl`),
      ) ?? [];
    const { needs = [] } = (parse(text) as Record<string, { needs?: string[] }>)[service] ?? {};
    const wanted = needed(service).map((one) => `keys-${one}`);
    expect(needs.filter((one) => one.includes('keys')).sort()).toEqual(wanted);
  });

  test('the job that makes them may write each, in a folder that is its user’s in the image', () => {
    const folders = ['bots', 'operators', 'players', 'public', 'tips'];
    const { volumes = [] } = compose.services['keys'] ?? {};
    const wanted = folders.map((one) => `keys-${one}:/data/keys/${one}`);
    expect([...volumes].sort()).toEqual([...wanted, 'keys:/data/keys']);
    const made = stages.find(({ name }) => name === 'runtime')?.steps.map(({ text }) => text);
    for (const one of folders) expect(made?.join()).toContain(` /data/keys/${one}`);
  });
});

describe('docker-compose.yml', () => {
  const parts = Object.entries(compose.services);

  test.each(parts.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port])))(
    '%s: %s is bound to this machine only',
    (_, port) => {
      expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    },
  );

  test.each(parts)('%s has limits of processor and memory', (_, { deploy }) => {
    expect(deploy?.resources?.limits).toEqual({
      cpus: expect.any(String),
      memory: expect.any(String),
    });
  });

  test('a service that waits for another’s health waits for one that has a check', () => {
    const checked = new Set(
      parts.filter(([name, one]) => one.healthcheck ?? isChecked(name)).map(([name]) => name),
    );
    for (const [, { depends_on = {} }] of parts) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(compose.services).toHaveProperty([other]);
        if (condition === 'service_healthy') expect(checked).toContain(other);
      }
    }
  });

  /** By the HEALTHCHECK of its image. */
  function isChecked(name: string): boolean {
    const target = stages.find((stage) => stage.name === compose.services[name]?.build?.target);
    return !!target && !target.steps.some(({ text }) => text === 'NONE');
  }
});

describe('the one address', () => {
  const routes = [
    ...textOf(`${CHART}/files/front.conf.template`).matchAll(/^ {2}~(\S+) +\$\{FRONT_REPLAY\}/gm),
  ].map(([, pattern = '']) => new RegExp(pattern));
  const behind = (path: string): string =>
    routes.some((route) => route.test(path)) ? 'replay' : 'gateway';

  test.each([
    ...['gateway', 'replay'].flatMap((service) => pathsOf(service).map((path) => [path, service])),
    ['/', 'gateway'],
    ['/v1/socket', 'gateway'],
    ['/assets/page.js', 'gateway'],
  ])('%s is answered by %s, under nginx and by start:distributed', (path, service) => {
    const asked = path.replaceAll(/:\w+/g, 'x1');
    expect(behind(asked)).toBe(service);
    expect(serviceOf(asked)).toBe(service);
  });
});

describe('Kafka’s ACLs', () => {
  const services = SERVICES.filter((name) => name !== 'bot') as (keyof typeof GROUPS)[];

  test.each(services)('%s joins the groups that it may join', (service) => {
    const joined = [...sourcesOf(service).matchAll(/\b(?:group: |GROUP = )'([^']+)'/g)].map(
      ([, name]) => name,
    );
    expect(joined.sort()).toEqual([...GROUPS[service]].sort());
  });

  test.each(services)('%s names no topic in its sources that is closed to it', (service) => {
    const named = [...sourcesOf(service).matchAll(/\btopics\.(\w+)/g)].map(
      ([, key]) => topics[key as keyof typeof topics].name,
    );
    const may = aclsOf(service)
      .filter(({ operations }) => operations.length > 1)
      .map(({ resource }) => resource.name);
    expect(may).toEqual(expect.arrayContaining([...new Set(named)]));
  });
});

describe('metrics', () => {
  const table = JSON.parse(textOf('deploy/observability/metrics.json')) as Record<
    string,
    { type: string; help: string; labels: string[]; services: string[] }
  >;
  interface Rule {
    readonly alert?: string;
    readonly expr: string;
    readonly annotations?: { readonly runbook?: string };
  }
  const rules = ['alerts.yml', 'slo.yml'].flatMap((file) =>
    (parse(textOf(`${CHART}/files/${file}`)) as { groups: { rules: Rule[] }[] }).groups.flatMap(
      (group) => group.rules,
    ),
  );
  /** What others tell: the kubelet of volumes, Prometheus of whom it has asked. */
  const FOREIGN = [
    'up',
    'kubelet_volume_stats_available_bytes',
    'kubelet_volume_stats_capacity_bytes',
  ];
  /** Queries of the dashboard and of the alerts. */
  const queries = [
    ...[...textOf(`${CHART}/files/dashboard.json`).matchAll(/"expr": "(.*)"/g)].map(([, q]) => q!),
    ...rules.map(({ expr }) => expr),
  ];
  const asked = queries.flatMap((query) => query.match(/\barbiter_[a-z_]+/g) ?? []);

  test.each(Object.entries(table))('%s is named as Prometheus names', (name, metric) => {
    expect(name).toMatch(/^arbiter_[a-z]+(_[a-z]+)*$/);
    expect(['counter', 'gauge', 'histogram']).toContain(metric.type);
    expect(name.endsWith('_total')).toBe(metric.type === 'counter');
    expect(name).not.toMatch(/_(milliseconds|ms|count|sum|bucket)$/);
    for (const service of metric.services) expect(SERVICES).toContain(service);
    expect(metric.help).toMatch(/\.$/);
  });

  test('each is on the dashboard or in an alert, and nothing else is', () => {
    const known = new Set(
      Object.entries(table).flatMap(([name, { type }]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    const shown = (name: string): boolean => asked.some((one) => one.startsWith(name));
    expect(Object.keys(table).filter((name) => !shown(name))).toEqual([]);
  });

  test('what rules ask of others, others tell', () => {
    const words = rules.flatMap(
      ({ expr }) => expr.match(/\b(?:kubelet|node|kafka|kube|up)\w*/g) ?? [],
    );
    expect(words.filter((word) => !FOREIGN.includes(word) && word !== 'kafka')).toEqual([]);
  });

  test.each(
    rules.flatMap(({ alert, annotations }) =>
      alert ? [[alert, annotations?.runbook ?? ''] as const] : [],
    ),
  )('%s has a page that says what to do', (alert, runbook) => {
    expect(runbook).toMatch(/^docs\/operations\/[a-z-]+\.md$/);
    expect(textOf(runbook)).toContain(`\`${alert}\``);
  });

  test('each rule that is recorded is asked for by an alert', () => {
    const recorded = rules.flatMap((rule) => ('record' in rule ? [String(rule.record)] : []));
    const wanted = rules.flatMap(({ expr }) => expr.match(/\barbiter:\w+:\w+/g) ?? []);
    expect(new Set(wanted)).toEqual(new Set(recorded));
  });

  test('how far groups are behind is told of those by which the chart scales', () => {
    const facts = [
      ...textOf(`${CHART}/templates/_facts.tpl`).matchAll(/group: (\S+), topic: (\S+) /g),
    ].map(([, group, topic]) => `${group} ${topic}`);
    const told = Object.entries(STORED).flatMap(([group, some]) =>
      some.map(({ name }) => `${group} ${name}`),
    );
    expect(told.sort()).toEqual(facts.sort());
  });

  test('whatever they are summed by is a label of theirs', () => {
    for (const query of queries) {
      const [, by = ''] = /by \(([^)]*)\)/.exec(query) ?? [];
      const [metric = ''] = query.match(/\barbiter_[a-z_]+?(?=_bucket|_count|_sum|\b)/) ?? [];
      const labels = [...(table[metric]?.labels ?? []), 'le', 'instance'];
      if (metric !== '')
        expect(labels).toEqual(expect.arrayContaining(by.split(/, ?/).filter(Boolean)));
    }
  });
});

describe('the Dockerfile', () => {
  test('sends what is compiled from sources only, and nothing that is secret', () => {
    const sent = filesSent(ROOT);
    expect(sent).toEqual(expect.arrayContaining(['package-lock.json', 'apps/gateway/src/main.ts']));
    const wrong = sent.filter((file) => /(^|\/)(\.git|node_modules|dist|\.arbiter)\//.test(file));
    expect(wrong).toEqual([]);
  });

  test('its commands can be led into a folder that stands for the root', () => {
    expect(inside('/S', `rm -rf /usr/x && cp -r libs/*/dist /data && A=/b sh -c '/c'`)).toBe(
      `rm -rf /S/usr/x && cp -r libs/*/dist /S/data && A=/S/b sh -c '/S/c'`,
    );
  });

  test('runs as nobody’s root', () => {
    const runtime = stages.find(({ name }) => name === 'runtime');
    expect(runtime?.steps.find(({ instruction }) => instruction === 'USER')?.text).toBe(
      '1000:1000',
    );
  });
});
