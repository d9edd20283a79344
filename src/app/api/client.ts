import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { EndpointName, ProductContract } from '#contract/contract';

type Given<E, P extends string> =
  E extends Record<P, infer S extends GenericSchema> ? { [K in P]: InferInput<S> } : unknown;

type Sent<E, Mark extends string, P extends string, V> =
  E extends Record<Mark, true> ? { [K in P]: V } : unknown;

/** Exactly what the endpoint takes: the compiler asks for a version, a key or a body where it needs one. */
export type CallOptions<K extends EndpointName> = Given<ProductContract[K], 'params'> &
  Given<ProductContract[K], 'query'> &
  Given<ProductContract[K], 'body'> &
  Sent<ProductContract[K], 'idempotent', 'idempotencyKey', string> &
  Sent<ProductContract[K], 'versioned', 'version', number> & {
    signal?: AbortSignal;
    /** Work that nobody waits for: its overlay lets taps through. */
    background?: boolean;
  };

export type Answer<K extends EndpointName> = InferOutput<ProductContract[K]['output']>;

export type ApiClient = {
  call: <K extends EndpointName>(
    name: K,
    ...options: Record<never, never> extends CallOptions<K> ? [CallOptions<K>?] : [CallOptions<K>]
  ) => Promise<Answer<K>>;
};
