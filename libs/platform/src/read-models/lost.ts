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
/** SQLSTATEs of a server that is stopping, starting, full or without our database, and the class of lost connections. */
const SERVER = /^(?:08...|3D000|57P0[1-3]|53300)$/u;
/** SQLSTATEs of a database without our tables. */
const EMPTIED = new Set(['3F000', '42P01']);
/** The SQLSTATE of a server whose disk is full. */
const DISK_FULL = '53100';
/** The driver has no codes for these. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/**
 * Why a database is unavailable now, if that is what an error of its driver means: then it is worth retrying later.
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

/** Why nothing can be written now, if an error of a database's driver says that its disk is full; undefined for all others. */
export function databaseFull(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, driverError, cause } = error as Partial<Error> & Record<string, unknown>;
  if (code === DISK_FULL) return message ?? DISK_FULL;
  return databaseFull(driverError) ?? databaseFull(cause);
}

/** Whether an error of a database's driver means that our tables are missing: it was emptied. */
export function databaseEmptied(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError, cause } = error as Record<string, unknown>;
  return (
    (typeof code === 'string' && EMPTIED.has(code)) ||
    databaseEmptied(driverError) ||
    databaseEmptied(cause)
  );
}
