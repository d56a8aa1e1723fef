import { describe, expect, it, test } from '@jest/globals';
import { breaksIn } from './compatibility.mjs';

/** A topic as it was published: with a fact of every form that schemas of messages have. */
const PUBLISHED = {
  channels: {
    events: {
      address: 'events.v1',
      title: 'Events',
      messages: { event: { $ref: '#/components/messages/event' } },
      bindings: {
        kafka: { partitions: 12, topicConfiguration: { 'retention.ms': -1 } },
      },
    },
  },
  components: {
    messages: {
      event: {
        contentType: 'application/json',
        headers: { type: 'object', properties: { ce_type: { const: 'event.v1' } } },
        payload: { $ref: '#/components/schemas/events.v1' },
        bindings: { kafka: { key: { type: 'string', description: 'Id of the game.' } } },
      },
    },
    schemas: {
      'events.v1': {
        type: 'object',
        properties: {
          number: { type: 'integer', minimum: 0 },
          event: {
            oneOf: [
              { $ref: '#/components/schemas/LifeLost' },
              { $ref: '#/components/schemas/Named' },
            ],
          },
        },
        required: ['number', 'event'],
      },
      LifeLost: {
        type: 'object',
        properties: {
          type: { type: 'string', const: 'LifeLost' },
          seat: { allOf: [{ $ref: '#/components/schemas/Seat' }], description: 'Whose.' },
          amount: { type: 'integer', description: 'How much.' },
          after: { type: 'integer', 'x-unit': 'ms' },
          why: { type: 'string', enum: ['damage', 'effect'] },
        },
        required: ['type', 'seat', 'amount'],
      },
      Named: {
        type: 'object',
        properties: {
          type: { type: 'string', const: 'Named' },
          name: { type: 'string' },
          targets: { type: 'array', items: { $ref: '#/components/schemas/Target' } },
          pairs: { type: 'array', items: [{ type: 'integer' }, { type: 'string' }] },
          digests: { type: 'object', additionalProperties: { type: 'string' } },
        },
        required: ['type', 'name'],
      },
      Seat: { type: 'number', enum: [0, 1] },
      Target: { anyOf: [{ type: 'integer' }, { type: 'string', enum: ['p0', 'p1'] }] },
    },
  },
};

/** What is put where, by path; undefined: it is taken away. Paths in schemas begin with the schema's name. */
type Change = Readonly<Record<string, unknown>>;

const EVENTS = 'channels/events';
const MESSAGE = 'components/messages/event';

const copyOf = <T>(document: T): T => JSON.parse(JSON.stringify(document)) as T;

function breaksOf(change: Change): string[] {
  const document = copyOf(PUBLISHED);
  for (const [path, value] of Object.entries(change)) {
    const steps = (/^c/.test(path) ? path : `components/schemas/${path}`).split('/');
    const last = steps.pop()!;
    let place = document as Record<string, unknown>;
    for (const step of steps) place = place[step] as Record<string, unknown>;
    if (value === undefined) Reflect.deleteProperty(place, last);
    else place[last] = value;
  }
  return breaksIn(PUBLISHED, document);
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const HARMLESS: readonly [string, Change][] = [
  ['nothing', {}],
  [
    'a description, a title and examples',
    {
      [`${EVENTS}/title`]: 'All events',
      'LifeLost/properties/amount/description': 'How much life.',
      'LifeLost/title': 'Life was lost',
      'Seat/examples': [0],
    },
  ],
  ['a fact that may be missing', { 'LifeLost/properties/source': { type: 'integer' } }],
  [
    'a type of event: who does not know it skips it',
    {
      LifeGained: { properties: { type: { const: 'LifeGained' } } },
      'events.v1/properties/event/oneOf': ['LifeGained', 'LifeLost', 'Named'].map(ref),
    },
  ],
  [
    'another order of types, facts and values',
    {
      'events.v1/properties/event/oneOf': ['Named', 'LifeLost'].map(ref),
      'LifeLost/required': ['amount', 'seat', 'type'],
      'Seat/enum': [1, 0],
    },
  ],
  [
    'a definition in place of a reference',
    { 'LifeLost/properties/seat': { type: 'number', enum: [0, 1] } },
  ],
  ['a header', { [`${MESSAGE}/headers/properties/ce_time`]: { type: 'string' } }],
  ['a topic', { 'channels/more': { ...PUBLISHED.channels.events, address: 'events.v2' } }],
];

const BREAKING: readonly [string, RegExp, Change][] = [
  ['a topic is gone', /gone/, { [`${EVENTS}/address`]: 'events.v2' }],
  [
    'keys go to other partitions',
    /kept and divided/,
    { [`${EVENTS}/bindings/kafka/partitions`]: 24 },
  ],
  [
    'messages are kept for a week',
    /kept and divided/,
    { [`${EVENTS}/bindings/kafka/topicConfiguration/retention.ms`]: 604_800_000 },
  ],
  ['another type of content', /content/, { [`${MESSAGE}/contentType`]: 'application/avro' }],
  ['another type of key', /key: type/, { [`${MESSAGE}/bindings/kafka/key/type`]: 'integer' }],
  [
    'another type of CloudEvent',
    /ce_type: it may be "event.v2"/,
    { [`${MESSAGE}/headers/properties/ce_type/const`]: 'event.v2' },
  ],
  [
    'a fact is gone that was promised',
    /amount: it is gone/,
    { 'LifeLost/properties/amount': undefined, 'LifeLost/required': ['type', 'seat'] },
  ],
  [
    'a fact is gone that was there now and then',
    /after: it is gone/,
    { 'LifeLost/properties/after': undefined },
  ],
  [
    'a fact has another name',
    /amount: it is gone/,
    {
      'LifeLost/properties/amount': undefined,
      'LifeLost/properties/by': { type: 'integer' },
      'LifeLost/required': ['type', 'seat', 'by'],
    },
  ],
  [
    'a fact may be missing that was promised',
    /amount: it may be missing/,
    { 'LifeLost/required': ['type', 'seat'] },
  ],
  [
    'a fact is promised that messages from before may lack',
    /after: it is promised/,
    { 'LifeLost/required': ['type', 'seat', 'amount', 'after'] },
  ],
  [
    'a new fact is promised',
    /source: it is promised/,
    {
      'LifeLost/properties/source': { type: 'integer' },
      'LifeLost/required': ['type', 'seat', 'amount', 'source'],
    },
  ],
  ['another type', /amount: type/, { 'LifeLost/properties/amount/type': 'string' }],
  ['a wider type', /amount: type/, { 'LifeLost/properties/amount/type': 'number' }],
  [
    'null besides',
    /amount: /,
    { 'LifeLost/properties/amount': { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
  ],
  ['a wider range', /number: minimum/, { 'events.v1/properties/number/minimum': -1 }],
  [
    'a narrower range, which messages from before leave',
    /number: minimum/,
    { 'events.v1/properties/number/minimum': 1 },
  ],
  ['a pattern', /name: pattern/, { 'Named/properties/name/pattern': '^[A-Z]' }],
  ['another unit', /after: x-unit/, { 'LifeLost/properties/after/x-unit': 's' }],
  [
    'a value more',
    /why: it may be "poison"/,
    { 'LifeLost/properties/why/enum': ['damage', 'effect', 'poison'] },
  ],
  [
    'a value less',
    /why: messages from before say "effect"/,
    { 'LifeLost/properties/why/enum': ['damage'] },
  ],
  [
    'a value in place of a list',
    /why: messages from before say "effect"/,
    { 'LifeLost/properties/why': { type: 'string', const: 'damage' } },
  ],
  [
    'any value in place of a list',
    /why: its values/,
    { 'LifeLost/properties/why': { type: 'string' } },
  ],
  ['a third seat, behind a reference', /seat: it may be 2/, { 'Seat/enum': [0, 1, 2] }],
  [
    'a type of event is gone',
    /LifeLost is gone/,
    { 'events.v1/properties/event/oneOf': [ref('Named')] },
  ],
  [
    'a type of event has another name',
    /Named is gone/,
    { 'Named/properties/type/const': 'CardNamed' },
  ],
  ['another type in a list', /targets\[\]\(0\): type/, { 'Target/anyOf/0/type': 'string' }],
  ['a form more', /targets\[\]: it has other forms/, { 'Target/anyOf/2': { type: 'null' } }],
  ['a pair of three', /pairs: it has other forms/, { 'Named/properties/pairs/items/2': {} }],
  [
    'a pair turned round',
    /pairs\(0\): type/,
    { 'Named/properties/pairs/items': [{ type: 'string' }, { type: 'integer' }] },
  ],
  [
    'another type in a map',
    /digests\[\]: type/,
    { 'Named/properties/digests/additionalProperties/type': 'integer' },
  ],
  [
    'nothing beside what is named',
    /digests: what it holds/,
    { 'Named/properties/digests/additionalProperties': false },
  ],
  [
    'a keyword that nobody has thought of',
    /name: contentEncoding/,
    { 'Named/properties/name/contentEncoding': 'base64' },
  ],
];

describe('consumers of a topic go on after', () => {
  it.each(HARMLESS)('%s', (_, change) => {
    expect(breaksOf(change)).toEqual([]);
  });
});

describe('consumers of a topic are broken where', () => {
  it.each(BREAKING)('%s', (_, line, change) => {
    const breaks = breaksOf(change);
    expect(breaks.join('\n')).toMatch(line);
    for (const one of breaks) expect(one).toMatch(/^events\.v1/);
  });
});

test('a schema that holds itself is compared once', () => {
  const document = copyOf(PUBLISHED) as never as {
    components: { schemas: Record<string, object> };
  };
  document.components.schemas['Target'] = {
    type: 'array',
    items: { $ref: '#/components/schemas/Target' },
  };
  expect(breaksIn(document, copyOf(document))).toEqual([]);
});
