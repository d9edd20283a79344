import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { contract } from '#contract/contract';
import { isKindAction } from '#domain/access/can';
import { kindIds } from '#kinds/registry';
import { useTestDatabase } from '../../setup/test-database';
import { checkedCalls, requestOf, type CallRequest } from '../support/every-call';
import { insertPeople, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);

const nowhere = '00000000-0000-4000-8000-000000000000';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What is asked for by its id. */
const calls = checkedCalls.filter((name) => contract[name].path.includes(':id'));

/** Whoever has it, of those who may call. */
const ownerOf = ({ action, path }: Endpoint): Role => {
  if (action.startsWith('approval') || action.startsWith('delegation')) return 'approver';
  return path.startsWith('/admin') ? 'admin' : 'employee';
};

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await insertPeople(database.db);
});

const answerTo = async (role: Role, { path, init }: CallRequest): Promise<string> => {
  const { status, body } = await request(role, path, init);
  return `${status} ${body.error?.code ?? 'done'}`;
};

/** The company's own rate is every kind's. */
const ofNoKind: ReadonlySet<string> = new Set(['changeOwnRate']);

const inKind = ({ path, ...rest }: CallRequest, kind: string): CallRequest => ({
  ...rest,
  path: path.replace(/^\/admin\/[^/]+/, `/admin/${kind}`),
});

describe.each(calls)('%s', (name) => {
  const endpoint: Endpoint = contract[name];
  const owner = ownerOf(endpoint);

  it('is refused for what is another’s, of another kind or gone, and carried out for its owner after all that', async () => {
    const asked = await requestOf(database.db, name, ids, ids[owner] ?? '');
    const gone = { ...asked, path: asked.path.replaceAll(UUID, nowhere) };
    expect(gone.path).not.toBe(asked.path);
    expect(await answerTo(owner, gone)).toBe('404 not_found');

    if (isKindAction(endpoint.action) && !ofNoKind.has(name)) {
      const others = kindIds.filter((kind) => !asked.path.startsWith(`/admin/${kind}/`));
      const answers = others.map((kind) => answerTo(owner, inKind(asked, kind)));
      expect(await Promise.all(answers)).toEqual(others.map(() => '404 not_found'));
      expect(await answerTo('supplier', inKind(asked, 'bookingnodriver'))).toBe('403 not_allowed');
    }
    if (endpoint.path.startsWith('/employee'))
      expect(await answerTo('one-kind admin', asked)).toMatch(/^(404 not_found|403 not_allowed)$/);

    expect(await answerTo(owner, asked)).toBe('200 done');
  });
});
