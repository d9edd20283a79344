import { pino, type DestinationStream, type Level, type Logger } from 'pino';

export type Log = Pick<Logger, Level>;

export type LogLevel = Level | 'silent';

const secrets = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/(\+66|\b0)[ -]?\d([ -]?\d){7,8}\b/g, '[phone]'],
] as const;

const scrub = (text: string) =>
  secrets.reduce((clean, [pattern, name]) => clean.replace(pattern, name), text);

/** PostgreSQL's `detail` quotes whole rows, so only what names the fault is kept. */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return scrub(String(error));
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: scrub(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
};

const headers = [
  'id_token',
  'access_token',
  'link_token',
  'link_pin',
  'authorization',
  'cookie',
  '["set-cookie"]',
];
const paths = headers.flatMap((name) => {
  const step = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${step}`, `*.*${step}`];
});

/** Structured lines that tell what happened and never who: no token, no e-mail, no phone number. */
export const createLog = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[secret]' },
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method) {
          const clean = args.map((arg: unknown) => (typeof arg === 'string' ? scrub(arg) : arg));
          method.apply(this, clean as Parameters<typeof method>);
        },
      },
      formatters: {
        level: (label) => ({ level: label }),
        log: (object) =>
          Object.fromEntries(
            Object.entries(object).map(([key, value]) => [
              key,
              typeof value === 'string' ? scrub(value) : value,
            ]),
          ),
      },
    },
    destination ?? pino.destination({ sync: true }),
  );
