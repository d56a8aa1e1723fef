import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { malformed, type Issue } from './malformed.ts';

/**
 * Checks what a request brings against its schema, which names all that may come, however deep: anything else is refused
 * rather than overlooked, so that nobody's misspelt wish is lost.
 */
export class RequestPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: malformed });
  }

  override async transform<T = unknown>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema, type } = metadata;
    if (schema !== undefined && type === 'body' && value === undefined) throw malformed([NO_BODY]);
    const taken = await super.transform(value, metadata);
    const overlooked = schema === undefined ? [] : overlookedIn(value, taken);
    if (overlooked.length > 0) throw malformed(overlooked);
    return taken;
  }
}

const NO_BODY: Issue = {
  message: 'there is no body: send it as JSON, with Content-Type: application/json',
};

/** What came and is in nothing that the schema has taken. */
function overlookedIn(given: unknown, taken: unknown, path: readonly string[] = []): Issue[] {
  if (!isObject(given) || !isObject(taken)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(taken, key)
      ? overlookedIn(value, taken[key], [...path, key])
      : [{ path, message: `Unrecognized key: "${key}"` }],
  );
}

/** Lists are, too, by their places. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
