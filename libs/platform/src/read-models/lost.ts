/** Codes of connections that were refused, cut or never made. */
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // of a socket in the file system
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** SQLSTATEs of a server that is stopping, starting or full, and the class of lost connections. */
const SERVER = /^(?:08...|57P0[1-3]|53300)$/u;
/** The driver has no codes for these. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/**
 * Why a database can't be asked now, if that is what an error of its driver says: then it is worth trying again later.
 * Undefined for all other errors.
 */
export function databaseLost(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const {
    code,
    message = '',
    driverError,
    cause,
  } = error as Partial<Error> & {
    code?: unknown;
    driverError?: unknown;
  };
  const isLost =
    (typeof code === 'string' && (NETWORK.has(code) || SERVER.test(code))) || DRIVER.test(message);
  if (isLost) return message || String(code);
  return databaseLost(driverError) ?? databaseLost(cause);
}
