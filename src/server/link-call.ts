import type { GenericSchema, InferOutput } from 'valibot';
import type { linkContract, LinkCallName } from '#contract/link-contract';
import type { LinkActor } from '#domain/access/actor';
import type { Language } from '#domain/language';
import type { Outcome } from '#domain/refusal';
import type { Db } from './db/client';
import type { OpenLink } from './db/repositories/links/link.repository';

type Body<E> = E extends { body: infer S extends GenericSchema } ? InferOutput<S> : undefined;

/** One request of a signed link, as its use-case sees it. */
export type LinkCall<K extends LinkCallName = LinkCallName> = {
  actor: LinkActor;
  link: OpenLink;
  body: Body<(typeof linkContract)[K]>;
  language: Language;
  db: Db;
  now: Date;
  newId: () => string;
};

export type LinkAnswer<K extends LinkCallName> = InferOutput<(typeof linkContract)[K]['output']>;

export type LinkUseCase<K extends LinkCallName> = (
  call: LinkCall<K>,
) => Promise<Outcome<LinkAnswer<K>>>;

export type LinkHandlers = { [K in LinkCallName]: LinkUseCase<K> };
