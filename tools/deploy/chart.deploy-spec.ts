import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { allTopics } from '@arbiter/protocol';
import { parseAllDocuments } from 'yaml';
import { ROOT, SERVICES } from './sources.mjs';

const HELM = process.env['ARBITER_TEST_HELM'] ?? 'helm';
const VALIDATE = process.env['ARBITER_TEST_KUBERNETES_VALIDATE'] ?? 'kubernetes-validate';
const KUBERNETES = '1.31';
const CHART = join(ROOT, 'deploy/helm/arbiter');

/** Whose schemas come with their operators, not with Kubernetes. */
const CUSTOM = ['keda.sh', 'monitoring.coreos.com', 'kafka.strimzi.io'];

interface Probed {
  readonly name: string;
  readonly securityContext?: object;
  readonly resources?: { readonly requests?: object; readonly limits?: object };
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly livenessProbe?: object;
  readonly readinessProbe?: object;
  readonly startupProbe?: object;
}
interface PodSpec {
  readonly containers: readonly Probed[];
  readonly securityContext?: object;
  readonly automountServiceAccountToken?: boolean;
  readonly serviceAccountName?: string;
  readonly volumes?: readonly { readonly secret?: { readonly secretName: string } }[];
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly template?: { readonly spec: PodSpec };
    readonly ingress?: readonly { readonly from?: readonly object[] }[];
    readonly authorization?: {
      readonly acls: readonly { readonly resource: { readonly name: string } }[];
    };
  };
}

const folder = mkdtempSync(join(tmpdir(), 'arbiter-chart-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const flags = (values: string): string[] => [
  ...['--kube-version', KUBERNETES, '--values', join(CHART, 'ci', `${values}-values.yaml`)],
];

/** A program is missing: said as what it is, and how to name another one. */
const cannotRun = (program: string, variable: string, cause: Error): Error =>
  new Error(`can’t run ${program}: ${cause.message}; .ci/run installs it, ${variable} names it`, {
    cause,
  });

function render(values: string, ...more: string[]): Manifest[] {
  const text = execFileSync(HELM, ['template', 'game', CHART, ...flags(values), ...more], {
    encoding: 'utf8',
  });
  return parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((one) => one !== null);
}

test('where game-state evaluates, nothing of rules-evaluation is installed', () => {
  const names = (evaluation: string): string[] =>
    render('all', '--set', `evaluation=${evaluation}`)
      .filter(({ metadata }) => metadata.name.endsWith('-rules-evaluation'))
      // What is allowed on the log stays: services may be moved back without it.
      .filter(({ kind }) => kind !== 'KafkaUser')
      .map(({ kind }) => kind);
  expect(names('inside')).toEqual([]);
  expect(names('apart')).toEqual(expect.arrayContaining(['Deployment', 'NetworkPolicy']));
});

describe.each(['all', 'least'])('the chart with %s values', (values) => {
  const manifests = render(values);
  const workloads = manifests.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));
  const containers = workloads.flatMap(({ kind, metadata, spec }) =>
    (spec?.template?.spec.containers ?? []).map(
      (container) => [metadata.name, container, kind] as const,
    ),
  );

  test('passes Helm’s own check', () => {
    const args = ['lint', '--strict', CHART, ...flags(values)];
    const { status, stdout } = spawnSync(HELM, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });

  test('is what Kubernetes’ schemas allow, and no field more', () => {
    const files = manifests
      .filter(({ apiVersion }) => !CUSTOM.some((group) => apiVersion.startsWith(group)))
      .map((manifest, i) => {
        const file = join(folder, `${values}-${i}.json`);
        writeFileSync(file, JSON.stringify(manifest));
        return file;
      });
    expect(files.length).toBeGreaterThan(20);
    const args = ['--strict', '--no-warn', '-k', KUBERNETES, ...files];
    const { error, status, stdout, stderr } = spawnSync(VALIDATE, args, { encoding: 'utf8' });
    if (error !== undefined) throw cannotRun(VALIDATE, 'ARBITER_TEST_KUBERNETES_VALIDATE', error);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });

  test('has a workload of each service, and the jobs before them', () => {
    const names = workloads.map(({ metadata }) => metadata.name);
    const wanted = [...SERVICES, 'front', 'topics', 'migrations'].map((name) => `game-${name}`);
    expect(names.sort()).toEqual(wanted.sort());
  });

  test.each(containers)(
    '%s: its container is nobody’s root and can’t write its image',
    (name, one) => {
      expect(one.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const pod = workloads.find(({ metadata }) => metadata.name === name)?.spec?.template?.spec;
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(pod?.automountServiceAccountToken).toBe(false);
      expect(pod?.serviceAccountName).toBe(name);
    },
  );

  test.each(containers)('%s says what it needs, and what it may take', (_, { resources }) => {
    expect(Object.keys(resources?.requests ?? {}).sort()).toEqual(['cpu', 'memory']);
    expect(resources?.limits).toHaveProperty('memory');
  });

  // The bots' process only asks others: there is nothing to ask it.
  test.each(containers.filter(([name, , kind]) => kind === 'Deployment' && name !== 'game-bot'))(
    '%s is asked at start, whether it lives, and whether it is ready',
    (_, { startupProbe, livenessProbe, readinessProbe }) => {
      expect([startupProbe, livenessProbe, readinessProbe]).toEqual(
        Array.from({ length: 3 }, () => ({
          httpGet: { path: expect.stringMatching(/health/), port: 'http' },
          periodSeconds: expect.any(Number),
          failureThreshold: expect.any(Number),
          ...{},
        })).map((probe) => expect.objectContaining(probe)),
      );
    },
  );

  test('mounts the secret of a folder of keys where it is needed', () => {
    const mounted = workloads.flatMap(({ metadata, spec }) =>
      (spec?.template?.spec.volumes ?? []).flatMap(({ secret }) =>
        secret?.secretName.startsWith('arbiter-keys') === true
          ? [`${metadata.name} ${secret.secretName}`]
          : [],
      ),
    );
    expect(mounted.sort()).toEqual([
      'game-bot arbiter-keys-bots',
      ...['players', 'public', 'tips'].map((one) => `game-gateway arbiter-keys-${one}`),
      ...['operators', 'public', 'tips'].map((one) => `game-replay arbiter-keys-${one}`),
    ]);
  });

  test('has a disruption budget of each deployment', () => {
    const of = (wanted: string): string[] =>
      manifests
        .filter(({ kind }) => kind === wanted)
        .map(({ metadata }) => metadata.name)
        .sort();
    expect(of('PodDisruptionBudget')).toEqual(of('Deployment'));
  });

  test('holds no secret: they come from secrets that are there', () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const values = containers.flatMap(([, { env = [] }]) => env);
    const inline = values.filter(
      ({ name, value }) => /PASSWORD|READ_MODELS|REDIS|SECRET/.test(name) && value,
    );
    expect(inline).toEqual([]);
  });
});

describe('everything switched on', () => {
  const manifests = render('all');
  const namesOf = (wanted: string): string[] =>
    manifests.filter(({ kind }) => kind === wanted).map(({ metadata }) => metadata.name);

  test('every topic has somebody who may read it, and every user has ACLs', () => {
    const users = manifests.filter(({ kind }) => kind === 'KafkaUser');
    expect(users.map(({ metadata }) => metadata.name)).toEqual(
      expect.arrayContaining(SERVICES.map((name) => `arbiter-${name}`)),
    );
    const named = users.flatMap(({ spec }) =>
      (spec?.authorization?.acls ?? []).map(({ resource }) => resource.name),
    );
    expect(named).toEqual(expect.arrayContaining(allTopics.map(({ name }) => name)));
  });

  test('replay alone is told by whom operators sign in, and that they come back to the host of the ingress', () => {
    const told = manifests
      .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
      .flatMap(({ metadata, spec }) =>
        (spec?.template?.spec.containers ?? []).flatMap(({ env = [] }) =>
          env
            .filter(({ name }) => name === 'ARBITER_OIDC_PAGE')
            .map(({ value }) => [metadata.name, value]),
        ),
      );
    expect(told).toEqual([['game-replay', 'https://arbiter.example']]);
  });

  test('whatever runs has a network policy', () => {
    expect(namesOf('NetworkPolicy').sort()).toEqual(
      [...namesOf('Deployment'), ...namesOf('Job')].sort(),
    );
  });

  test('Prometheus is given the alerts and what we promise', () => {
    const told = JSON.stringify(manifests.filter(({ kind }) => kind === 'PrometheusRule'));
    expect(told).toContain('"alert":"ArbiterGroupBehind"');
    expect(told).toContain('"alert":"ArbiterBudgetBurnsFast"');
    expect(told).toContain('"record":"arbiter:commands_slow:ratio_rate5m"');
  });

  test('every service but the bots grows with its work', () => {
    expect(namesOf('ScaledObject').sort()).toEqual(
      SERVICES.filter((name) => name !== 'bot')
        .map((name) => `game-${name}`)
        .sort(),
    );
  });
});

describe('who may reach a pod', () => {
  const POLICIES = 'networkPolicy.enabled=true,ingress.enabled=true';
  const selected = (name: string): object => ({
    podSelector: {
      matchLabels: expect.objectContaining({ 'app.kubernetes.io/name': name }) as object,
    },
  });
  const inNamespace = (name: string): object => ({
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
  });
  /** What `--set` is told in the chart's notes, on a key of networkPolicy. */
  const named = (key: string, namespace: string): string[] => [
    '--set',
    `networkPolicy.${key}[0].namespaceSelector.matchLabels.kubernetes\\.io/metadata\\.name=${namespace}`,
  ];
  /** Peers that a policy lets in, by whose policy it is. */
  const admitted = (...more: string[]): Record<string, readonly object[]> =>
    Object.fromEntries(
      render('least', '--set', POLICIES, ...more)
        .filter(({ kind }) => kind === 'NetworkPolicy')
        .map(({ metadata, spec }) => [
          metadata.name.replace(/^game-/, ''),
          // A rule without peers would let everybody in.
          (spec?.ingress ?? []).flatMap(({ from = [{ namespaceSelector: {} }] }) =>
            from.length === 0 ? [{ namespaceSelector: {} }] : from,
          ),
        ]),
    );

  test('as the values are, only those of its own release that have to', () => {
    expect(admitted()).toEqual({
      ...Object.fromEntries([...SERVICES, 'topics', 'migrations'].map((name) => [name, []])),
      gateway: [selected('front')],
      replay: [selected('front')],
      front: [selected('bot')],
    });
  });

  test('an ingress controller that is named reaches the front, and nothing else', () => {
    const { front, ...others } = admitted(...named('ingressController', 'ingress-nginx'));
    expect(front).toEqual([selected('bot'), inNamespace('ingress-nginx')]);
    expect(JSON.stringify(others)).not.toContain('namespaceSelector');
  });

  test('a Prometheus that is named reaches what has metrics, and neither front nor bots', () => {
    const told = admitted(...named('prometheus', 'monitoring'));
    const reached = Object.keys(told).filter((name) =>
      JSON.stringify(told[name]).includes('"monitoring"'),
    );
    expect(reached.sort()).toEqual(SERVICES.filter((name) => name !== 'bot').sort());
  });

  test.each([
    ['as the values are', [], ['ingressController', 'prometheus']],
    ['with an ingress controller', named('ingressController', 'a'), ['prometheus']],
    ['with both', [...named('ingressController', 'a'), ...named('prometheus', 'b')], []],
    ['without policies', ['--set', 'networkPolicy.enabled=false'], []],
  ])('%s, the notes say who is still to be named', (_, more, missing) => {
    const told = [...notes(...more).matchAll(/--set 'networkPolicy\.(\w+)/g)];
    expect(told.map(([, key]) => key)).toEqual(missing);
  });

  /** What Helm says after an install. It renders that with the chart only if it has a cluster, so it is a manifest here. */
  function notes(...more: string[]): string {
    const chart = join(folder, 'with-notes');
    cpSync(CHART, chart, { recursive: true });
    const text = readFileSync(join(chart, 'templates/NOTES.txt'), 'utf8');
    writeFileSync(
      join(chart, 'templates/notes.yaml'),
      `{{ define "notes" }}${text}{{ end }}notes: {{ include "notes" . | quote }}\n`,
    );
    const args = ['template', 'game', chart, ...flags('least'), '--show-only=templates/notes.yaml'];
    return execFileSync(HELM, [...args, '--set', POLICIES, ...more], { encoding: 'utf8' });
  }
});

test.each([
  ['no brokers', '--set', 'kafka.brokers=null'],
  ['two processes of the same bots', '--set', 'services.bot.replicas=2'],
  ['a provider that does not know us', '--set', 'oidc.client='],
  ['a role that there is not', '--set', 'oidc.roles={player=everybody}'],
  ['a service that there is not', '--set', 'services.referee.replicas=1'],
  ['more instances than partitions', '--set', 'services.replay.autoscaling.max=61'],
])('values that can’t be meant are refused: %s', (_, ...set) => {
  const args = ['template', 'game', CHART, ...flags('all'), ...set];
  const { status, stderr } = spawnSync(HELM, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('schema')]);
});
