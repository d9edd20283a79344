const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// Shut down, crashed, starting, out of connection slots; waited too long for a lock, or took too long altogether; no
// room left on the disk, or no memory. Class 08 is the connection itself.
const sqlStates = new Set(['57P01', '57P02', '57P03', '53300', '55P03', '57014', '53100', '53200']);

// node-postgres gives these no code.
const driverWords =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|connection error and is not queryable/i;

const isNetworkError = (error: Error & { code?: unknown; syscall?: unknown }): boolean =>
  typeof error.code === 'string' &&
  networkCodes.has(error.code) &&
  // A missing file is a bug, a missing socket is a database that is down.
  (error.code !== 'ENOENT' || error.syscall === 'connect');

/** Whether the database is away or held up (answer 503, it will come back) rather than the request or the code being wrong. */
export const isDatabaseUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    isNetworkError(error) ||
    sqlStates.has(code) ||
    /^08...$/.test(code) ||
    driverWords.test(error.message) ||
    isDatabaseUnreachable(error.cause)
  );
};
