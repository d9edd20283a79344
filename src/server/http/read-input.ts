import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { AppEnv } from './app-env';
import { findUnwritable } from './find-unwritable';

export type Input = {
  params: unknown;
  query: unknown;
  body: unknown;
  version: number | undefined;
  idempotencyKey: string | undefined;
  /** What waited for the network was done earlier than it came. */
  waitedSeconds: number;
};

const MESSAGE_CODE = /^[a-z][a-z_]*$/;
const KEY = /^[\x21-\x7e]{8,100}$/;
const SECONDS = /^\d{1,7}$/;
const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/;

const codeOf = (issue: v.BaseIssue<unknown>) => {
  if (MESSAGE_CODE.test(issue.message)) return issue.message;
  return issue.received === 'undefined' ? 'required' : 'invalid';
};

const problemsOf = (part: string, issues: readonly v.BaseIssue<unknown>[]) =>
  Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? part, codeOf(issue)] as const).toReversed(),
  );

const NOT_JSON = Symbol('not JSON');

const readJson = async (c: Context<AppEnv>): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return NOT_JSON;
    throw error;
  }
};

/** What of an endpoint says how it is sent: of the product's and of the links'. */
type Sent = Pick<Endpoint, 'params' | 'query' | 'body' | 'versioned' | 'idempotent'>;

const readVersion = (endpoint: Sent, header: string | undefined) => {
  if (!endpoint.versioned) return { version: undefined, problem: undefined };
  if (header === undefined) return { version: undefined, problem: 'required' };
  const version = VERSION.exec(header)?.[1];
  return version === undefined
    ? { version: undefined, problem: 'invalid' }
    : { version: Number(version), problem: undefined };
};

const keyProblem = (endpoint: Sent, key: string | undefined) => {
  if (!endpoint.idempotent) return undefined;
  if (key === undefined) return 'required';
  return KEY.test(key) ? undefined : 'invalid';
};

/** Everything of a request, parsed by the contract; whatever does not fit is named, all at once. */
export const readInput = async (c: Context<AppEnv>, endpoint: Sent): Promise<Outcome<Input>> => {
  const body = endpoint.body ? await readJson(c) : undefined;
  if (body === NOT_JSON) return refuse('invalid_input', { fields: { body: 'not_json' } });
  const parts = { params: c.req.param(), query: c.req.query(), body } as const;
  const parsed: Record<keyof typeof parts, unknown> = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  const fields: Record<string, string> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = v.safeParse(schema, parts[part]);
    const unwritable = result.success && findUnwritable(result.output);
    if (!result.success) Object.assign(fields, problemsOf(part, result.issues));
    else if (unwritable) fields[unwritable] = 'invalid';
    else parsed[part] = result.output;
  }
  const { version, problem } = readVersion(endpoint, c.req.header('if-match'));
  if (problem) fields['If-Match'] = problem;
  const idempotencyKey = c.req.header('idempotency-key');
  const wrongKey = keyProblem(endpoint, idempotencyKey);
  if (wrongKey) fields['Idempotency-Key'] = wrongKey;
  const waited = c.req.header('waited-seconds') ?? '0';
  if (!SECONDS.test(waited)) fields['Waited-Seconds'] = 'invalid';
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  // Where the contract asks for no key, one that is sent means nothing.
  return done({
    ...parsed,
    version,
    idempotencyKey: endpoint.idempotent && idempotencyKey,
    waitedSeconds: Number(waited),
  });
};
