import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { z } from 'zod';
import { malformed } from './malformed.ts';

/**
 * Checks what a request brings against its schema, which names all that may come: anything else is refused rather than
 * overlooked, so that nobody's misspelt wish is lost.
 */
export class RequestPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: malformed });
  }

  override transform<T = unknown>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema } = metadata;
    return super.transform(
      value,
      schema === undefined ? metadata : { ...metadata, schema: strict(schema) },
    );
  }
}

type Schema = NonNullable<ArgumentMetadata['schema']>;

/** The schema without room for what it doesn't name, unless it makes that room itself. */
function strict(schema: Schema): Schema {
  let known = STRICT.get(schema);
  if (known === undefined) {
    const isOpen = schema instanceof z.ZodObject && schema.def.catchall === undefined;
    STRICT.set(schema, (known = isOpen ? schema.strict() : schema));
  }
  return known;
}

const STRICT = new WeakMap<Schema, Schema>();
