import * as v from 'valibot';
import type { Action } from '#domain/access/can';
import type { RefusalCode } from '#domain/refusal';
import { siteIds } from '#domain/site-id';
import { kindIds } from '#kinds/registry';
import { id } from '#kinds/request/common';
import type { Endpoint } from './endpoint';
import { importTargets } from './import-targets';

/** What a path may name. */
const named = {
  kind: v.picklist(kindIds, 'invalid'),
  site: v.picklist(siteIds, 'invalid'),
  month: v.pipe(v.string('required'), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid')),
  id,
  partId: id,
  target: v.picklist(importTargets, 'invalid'),
};

/** How each verb is sent. What is repeated by accident does nothing twice, what is changed names what was read. */
const verbs = {
  get: { method: 'GET' },
  /** Something new. */
  add: { method: 'POST', idempotent: true },
  /** A step of something that is there. */
  move: { method: 'POST', idempotent: true, versioned: true },
  replace: { method: 'PUT', idempotent: true, versioned: true },
  post: { method: 'POST' },
  put: { method: 'PUT' },
  remove: { method: 'DELETE' },
} as const;

type Named = typeof named;
type Verb = keyof typeof verbs;
type Path = `/${string}`;
type Own = Partial<Omit<Endpoint, 'method' | 'path' | 'action' | 'params'>>;

/** A misspelt key is refused. */
type Only<O> = O & Record<Exclude<keyof O, keyof Own>, never>;

type NamesIn<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | NamesIn<Rest>
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** A name that is not known is in no contract: the parameter would go unread. */
type ParamsOf<N> = [N] extends [never]
  ? unknown
  : { params: [N] extends [keyof Named] ? v.ObjectSchema<Pick<Named, N>, undefined> : N };

type CallAt<M extends Verb, P extends string, A extends Action, O> = (typeof verbs)[M] & {
  path: P;
  action: A;
  refusals: readonly RefusalCode[];
} & ParamsOf<NamesIn<P>> &
  O;

const isNamed = (name: string): name is keyof Named => name in named;

/** What every call of its kind may be refused for. */
const usualRefusals = (path: Path, { idempotent, versioned }: Own): RefusalCode[] => [
  'not_allowed',
  ...(path.includes('/:id') ? (['not_found'] as const) : []),
  ...(versioned ? (['changed_meanwhile'] as const) : []),
  ...(idempotent ? (['key_reused'] as const) : []),
];

/** Calls below one address that one right allows; `shared` is what all of them have. */
export const callsAt = <const R extends Path, const A extends Action, S extends Own = object>(
  root: R,
  action: A,
  shared?: S,
) => {
  const by =
    <M extends Verb>(verb: M) =>
    <const P extends Path | '', O extends Own>(below: P, own: Only<O>) => {
      const path = `${root}${below}` as const;
      const sent: Own & Pick<Endpoint, 'method'> = { ...verbs[verb], ...shared, ...own };
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter(isNamed);
      const params = Object.fromEntries(names.map((name) => [name, named[name]]));
      const call: Partial<Endpoint> = {
        ...sent,
        path,
        action,
        ...(names.length > 0 && { params: v.object(params) }),
        refusals: [
          ...new Set([
            ...usualRefusals(path, sent),
            ...(shared?.refusals ?? []),
            ...(own.refusals ?? []),
          ]),
        ],
      };
      // Which names are in the path its type says too.
      return call as CallAt<M, `${R}${P}`, A, Omit<S, keyof O> & O>;
    };
  return {
    get: by('get'),
    add: by('add'),
    move: by('move'),
    replace: by('replace'),
    post: by('post'),
    put: by('put'),
    remove: by('remove'),
  };
};

/** What can be read and written by two rights of one name. */
type RecordRight =
  | 'basics'
  | 'booking'
  | 'driver'
  | 'expense'
  | 'fleet'
  | 'provider'
  | 'satisfaction'
  | 'user';

/** The calls of a record. Whatever changes it answers it as it is then, in full. */
export const recordCalls = <
  const R extends Path,
  const N extends RecordRight,
  D extends Endpoint['output'],
>(
  root: R,
  right: N,
  detail: D,
) => {
  const reading = callsAt(root, `${right}:read`);
  const writing = callsAt(root, `${right}:write`, { output: detail });
  return {
    ...writing,
    list: <O extends Own>(own: Only<O>) => reading.get('', own),
    read: (summary: string) => reading.get('/:id', { summary, output: detail }),
    create: <O extends Own>(own: Only<O>) => writing.add('', own),
    change: <O extends Own>(own: Only<O>) => writing.replace('/:id', own),
  };
};
