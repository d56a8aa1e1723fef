import { ApiResponse } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { PROBLEM_KINDS } from './problem.ts';

/** The OpenAPI schema of what a zod schema describes. */
export function schemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any', io: 'output' });
}

/** Documents in OpenAPI what an endpoint answers with a status, and its schema. */
export function Answers(
  status: number,
  schema: z.ZodType,
  description: string,
  example?: unknown,
): MethodDecorator {
  return ApiResponse({
    status,
    description,
    content: {
      'application/json': {
        schema: schemaOf(schema),
        ...(example !== undefined && { example }),
      },
    },
  });
}

/** The same for an endpoint that answers in lines, each a JSON value of its own (NDJSON): the schema is that of a line. */
export function AnswersLines(
  status: number,
  line: z.ZodType,
  description: string,
): MethodDecorator {
  return ApiResponse({
    status,
    description,
    content: { 'application/x-ndjson': { schema: schemaOf(line) } },
  });
}

/** A problem (RFC 9457) as it is sent. Some kinds have members of their own. */
const problem = z
  .looseObject({
    type: z.enum(PROBLEM_KINDS.map((kind) => `/problems/${kind}`)),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    edition: z.string().optional().describe('refused: the edition whose rule forbids it'),
    rule: z.string().optional().describe('refused: that rule'),
    objects: z.array(z.int()).optional().describe('refused: the objects concerned'),
  })
  .describe('What is wrong, as problem details (RFC 9457)');

/** Adds what every operation may answer: a problem. */
export function withProblems(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components ??= {}).schemas ?? {};
  document.components.schemas = { ...schemas, Problem: schemaOf(problem) };
  for (const path of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = path[method];
      if (operation === undefined) continue;
      operation.responses['default'] = {
        description: 'A problem',
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: {
              type: '/problems/unknown',
              title: 'There is no such game',
              status: 404,
            },
          },
        },
      };
    }
  }
  return document;
}
