import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { contract } from '#contract/contract';
import { can, isKindAction } from '#domain/access/can';
import { kindIds } from '#kinds/registry';
import { adminWith } from '../../factories/admin-rights';
import { useTestDatabase } from '../../setup/test-database';
import { checkedCalls, requestOf, type CallRequest } from '../support/every-call';
import { adminFlags, insertPeople, type Role } from '../support/people';
import { insertProvider } from '../support/providers';
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
  // What is a provider's here is not that of whoever calls as a supplier.
  await database.db
    .updateTable('adminUser')
    .set({ providerId: await insertProvider(database.db, { name: 'อีกเจ้าหนึ่ง' }) })
    .where('personId', '=', ids['supplier']!)
    .execute();
});

const answerTo = async (role: Role, { path, init }: CallRequest): Promise<string> => {
  const { status, body } = await request(role, path, init);
  return `${status} ${body.error?.code ?? 'done'}`;
};

/** The company's own rate is every kind's. */
const ofNoKind: ReadonlySet<string> = new Set(['changeOwnRate']);

/** A car is nobody's: whoever stands at it reads its sticker. */
const ofNobody: ReadonlySet<string> = new Set(['readCarAtHand']);

const inKind = ({ path, ...rest }: CallRequest, kind: string): CallRequest => ({
  ...rest,
  path: path.replace(/^\/admin\/[^/]+/, `/admin/${kind}`),
});

const supplier = { isEmployee: false, isApprover: false, admin: adminWith(adminFlags.supplier!) };

const suppliersMay = ({ action }: Endpoint, { kind }: CallRequest): boolean => {
  const actor = { personId: ids['supplier']!, ...supplier };
  return isKindAction(action) ? can(actor, action, { kind }) : can(actor, action);
};

type Attempt = { as: Role; asked: CallRequest; refused: RegExp };

/** What must come to nothing: a record that is gone, the same one as another kind's, or as a stranger. */
const attemptsAt = (name: (typeof calls)[number], owner: Role, asked: CallRequest): Attempt[] => {
  const { action, path }: Endpoint = contract[name];
  const notFound = { as: owner, refused: /^404 not_found$/ };
  const attempts: Attempt[] = [
    { ...notFound, asked: { ...asked, path: asked.path.replaceAll(UUID, nowhere) } },
  ];
  if (isKindAction(action) && !ofNoKind.has(name)) {
    const others = kindIds.filter((kind) => !asked.path.startsWith(`/admin/${kind}/`));
    attempts.push(...others.map((kind) => ({ ...notFound, asked: inKind(asked, kind) })));
    const withoutRight = inKind(asked, 'bookingnodriver');
    attempts.push({ as: 'supplier', asked: withoutRight, refused: /^403 not_allowed$/ });
  }
  if (path.startsWith('/admin') && suppliersMay(contract[name], asked))
    attempts.push({ as: 'supplier', asked, refused: /^404 not_found$/ });
  if (path.startsWith('/employee') && !ofNobody.has(name))
    attempts.push({ as: 'one-kind admin', asked, refused: /^(404 not_found|403 not_allowed)$/ });
  return attempts;
};

describe.each(calls)('%s', (name) => {
  const owner = ownerOf(contract[name]);

  it('is refused for what is another’s, another provider’s, of another kind or gone, and carried out for its owner after all that', async () => {
    const asked = await requestOf(database.db, name, ids, ids[owner] ?? '');
    for (const attempt of attemptsAt(name, owner, asked))
      expect(await answerTo(attempt.as, attempt.asked)).toMatch(attempt.refused);
    expect(await answerTo(owner, asked)).toBe('200 done');
  });
});
