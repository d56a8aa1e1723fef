import { z } from 'zod';

/** The OpenAPI schema of what a zod schema describes. */
export function schemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any' });
}
