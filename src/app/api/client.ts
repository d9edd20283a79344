import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { EndpointName, ProductContract } from '#contract/contract';
import type { Caller } from './caller';
import type { InFlight } from './in-flight';
import { loadEndpoint, loadOnce } from './load-endpoint';
import type { RequestParts, Send } from './send';

type Given<E, P extends string> =
  E extends Record<P, infer S extends GenericSchema> ? { [K in P]: InferInput<S> } : unknown;

type Sent<E, Mark extends string, P extends string, V> =
  E extends Record<Mark, true> ? { [K in P]: V } : unknown;

/** The permission check has a way of its own: `PermissionCheck`. */
export type CallName = Exclude<EndpointName, 'checkPermission'>;

/** Exactly what the endpoint takes: the compiler asks for a version, a key or a body where it needs one. */
export type CallOptions<K extends CallName> = Given<ProductContract[K], 'params'> &
  Given<ProductContract[K], 'query'> &
  Given<ProductContract[K], 'body'> &
  Sent<ProductContract[K], 'idempotent', 'idempotencyKey', string> &
  Sent<ProductContract[K], 'versioned', 'version', number> & {
    signal?: AbortSignal | undefined;
    waitedSeconds?: number;
    /** Work that nobody waits for: its overlay lets taps through. */
    background?: boolean;
  };

export type Answer<K extends CallName> = InferOutput<ProductContract[K]['output']>;

export type ApiClient = {
  call: <K extends CallName>(
    name: K,
    ...options: Partial<CallOptions<K>> extends CallOptions<K>
      ? [CallOptions<K>?]
      : [CallOptions<K>]
  ) => Promise<Answer<K>>;
};

type Deps = {
  send: Send;
  caller: Omit<Caller, 'tokens'>;
  inFlight: InFlight;
  /** The server is closed to employees: what the app knows of it is old. */
  onServiceClosed: () => void;
};

const loadReading = loadOnce(() => import('./read-answer'));

export const createApiClient = (deps: Deps): ApiClient => {
  const { send, caller, inFlight, onServiceClosed } = deps;

  const call = async <K extends CallName>(
    name: K,
    options: RequestParts & { background?: boolean } = {},
  ): Promise<Answer<K>> => {
    const endpoint = await loadEndpoint(name);
    const { errorOf, readOutput } = await loadReading();
    const checkedFirst = !caller.isChecked();
    if (checkedFirst) await caller.check();

    const output = endpoint.output as GenericSchema<unknown, Answer<K>>;
    const weight = endpoint.method === 'GET' || options.background ? 'passive' : 'blocking';
    return inFlight.track(weight, async () => {
      const answer = await send(endpoint, options);
      if (answer.status < 300) return readOutput(name, output, answer);

      const error = errorOf(answer);
      if (answer.status === 401) void caller.handleUnauthorised();
      if (answer.status === 403) {
        console.log('Access forbidden');
        if (!checkedFirst) void caller.check();
      }
      if (error.code === 'service_closed') onServiceClosed();
      throw error;
    });
  };

  return { call: (name, ...[options]) => call(name, options) };
};
