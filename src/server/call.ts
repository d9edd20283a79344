import type { GenericSchema, InferOutput } from 'valibot';
import type { Actor } from '#domain/access/actor';
import type { Language } from '#domain/language';
import type { Outcome } from '#domain/refusal';
import type { EndpointName, ProductContract } from '#contract/contract';
import type { Db } from './db/client';
import type { LineApi } from './notices/line/line-api';
import type { TeamsSeal } from './notices/teams/teams-seal';
import type { Optimise } from './optimiser/optimise-here';

type Part<E, P extends string> =
  E extends Record<P, infer S extends GenericSchema> ? InferOutput<S> : undefined;

/** One request, parsed and identified, as a use-case sees it. A write's `db` is its own transaction. */
export type Call<K extends EndpointName = EndpointName> = {
  /** Nobody where an account without a record is served too. */
  actor: ProductContract[K]['action'] extends 'contacts:read' ? Actor | undefined : Actor;
  params: Part<ProductContract[K], 'params'>;
  query: Part<ProductContract[K], 'query'>;
  body: Part<ProductContract[K], 'body'>;
  /** The version that the caller read, from `If-Match`. */
  version: number | undefined;
  language: Language;
  db: Db;
  now: Date;
  /** When the person did it: without a network it came later. */
  doneAt: Date;
  newId: () => string;
  optimise: Optimise;
  /** Employees' rights follow from their roles in Entra. */
  rightsByRoles: boolean;
  /** Absent where Teams is not set up. */
  teams: TeamsSeal | undefined;
  /** Absent where LINE is not set up. */
  line: { api: LineApi; publicOrigin: string } | undefined;
};

export type Answer<K extends EndpointName> = InferOutput<ProductContract[K]['output']>;

/** Load, ask what the row decides, decide, save: one transaction, rolled back when it refuses. */
export type UseCase<K extends EndpointName> = (call: Call<K>) => Promise<Outcome<Answer<K>>>;

/** `checkPermission` is mounted by hand: its answers have shapes of their own and it serves people without a record. */
export type Handlers = { [K in Exclude<EndpointName, 'checkPermission'>]: UseCase<K> };
