/** The header of a request that makes something, as OpenAPI tells of it. */
export const RETRY_KEY_HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Any text, the same for a retry: then it is done once',
} as const;
