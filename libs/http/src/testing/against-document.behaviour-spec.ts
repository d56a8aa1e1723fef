import { z } from 'zod';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Content = Readonly<Record<string, { readonly schema?: Schema & { readonly $ref?: string } }>>;
interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly responses: Record<string, { readonly content?: Content }> }>
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Checks every answer of a server against its own OpenAPI document: path, status, media type, shape. */
export class AgainstDocument {
  /** `GET /v1/players/{id} 200`: what was met. */
  readonly met = new Set<string>();
  /** What an answer has that the document doesn't say. */
  readonly faults: string[] = [];
  /** `GET /v1/players/{id}`: all that the document has. */
  readonly operations: readonly string[];
  readonly #document: Document;
  readonly #paths: readonly (readonly [template: string, pattern: RegExp])[];

  constructor(document: Document) {
    this.#document = document;
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    this.#paths = Object.keys(document.paths)
      // What is written out goes before what is left open.
      .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
      .map((path) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u')]);
  }

  /** `fetch` that checks its responses. */
  readonly fetch: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    await this.#look(init?.method ?? 'GET', url.pathname, answer.clone());
    return answer;
  };

  async #look(method: string, path: string, answer: Response): Promise<void> {
    const template = this.#paths.find(([, pattern]) => pattern.test(path))?.[0];
    const operation =
      template === undefined ? undefined : this.#document.paths[template]?.[method.toLowerCase()];
    // What is no operation at all is answered by a problem like all that goes wrong.
    const name = `${method} ${template ?? 'elsewhere'} ${answer.status}`;
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    if (template === undefined && type !== 'application/problem+json') return;
    this.met.add(name);
    const told = operation?.responses[answer.status] ?? operation?.responses['default'];
    const content = told?.content?.[type]?.schema;
    const schema =
      operation === undefined || content?.$ref !== undefined
        ? this.#document.components.schemas['Problem']
        : content;
    if (schema === undefined) {
      this.faults.push(`${name}: the document does not tell of ${type}`);
      return;
    }
    const read = z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' });
    for (const value of await valuesOf(answer, type)) {
      const { error } = read.safeParse(value);
      if (error !== undefined) this.faults.push(`${name}: ${z.prettifyError(error)}`);
    }
  }
}

/** What an answer holds to the schema of its media type: itself, or each of its lines. */
async function valuesOf(answer: Response, type: string): Promise<unknown[]> {
  if (type !== 'application/x-ndjson') return [await answer.json()];
  const lines = (await answer.text()).trimEnd().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}
