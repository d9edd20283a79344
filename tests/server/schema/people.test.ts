import { describe, expect, test } from 'vitest';
import { personRepository } from '../../../src/server/db/repositories/users/person.repository';
import { prepareData } from '../../../src/server/demo/prepare-data';
import { seedFirstAdmin } from '../../../src/server/demo/seed-first-admin';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { at, companyIn, period, refusedBy } from './company';

const database = useTestDatabase();
const company = () => companyIn(database.db);
const people = () => personRepository(database.db);

const account = (oid: string, username = 'Somchai@SiamParts.example') => ({
  tid: 'tenant',
  oid,
  username,
});

describe('the first sign-in', () => {
  test('when the name is known, pins the account, whatever the case of its letters', async () => {
    const id = await company().person({ signInName: 'somchai@siamparts.example' });
    expect((await people().findForSignIn(account('a'), at(1)))?.actor.personId).toBe(id);
    const renamed = account('a', 'somchai.new@siamparts.example');
    expect((await people().findForSignIn(renamed, at(1)))?.actor.personId).toBe(id);
  });

  test('when the name is pinned to another account, nobody is found', async () => {
    await company().person({ signInName: 'somchai@siamparts.example', tid: 'tenant', oid: 'a' });
    expect(await people().findForSignIn(account('b'), at(1))).toBeUndefined();
    const elsewhere = { ...account('a'), tid: 'other' };
    expect(await people().findForSignIn(elsewhere, at(1))).toBeUndefined();
  });

  test('when two accounts claim one name at once, one gets it', async () => {
    await company().person({ signInName: 'somchai@siamparts.example' });
    const found = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        people().findForSignIn(account(`oid-${index % 2}`), at(1)),
      ),
    );
    expect(found.filter((person) => person !== undefined)).toHaveLength(8);
  });

  test('when one account signs in many times at once, it is always the same person', async () => {
    const id = await company().person({ signInName: 'somchai@siamparts.example' });
    const found = await Promise.all(
      Array.from({ length: 16 }, () => people().findForSignIn(account('a'), at(1))),
    );
    expect(new Set(found.map((person) => person?.actor.personId))).toEqual(new Set([id]));
  });

  test('when the person has left, nobody is found', async () => {
    await company().person({ signInName: 'somchai@siamparts.example', status: 'left' });
    await company().person({ tid: 'tenant', oid: 'b', status: 'left' });
    expect(await people().findForSignIn(account('a'), at(1))).toBeUndefined();
    expect(await people().findForSignIn(account('b'), at(1))).toBeUndefined();
  });
});

describe('rights of the moment', () => {
  const signIn = async (id: string, now = at(4)) => {
    await database.db
      .updateTable('person')
      .set({ tid: 'tenant', oid: id })
      .where('id', '=', id)
      .execute();
    return people().findForSignIn(account(id), now);
  };

  test('when manager of somebody at work, is an approver; when they left, no longer', async () => {
    const manager = await company().person();
    const report = await company().person({ managerId: manager });
    expect((await signIn(manager))?.actor.isApprover).toBe(true);
    await database.db
      .updateTable('person')
      .set({ status: 'left' })
      .where('id', '=', report)
      .execute();
    expect((await signIn(manager))?.actor.isApprover).toBe(false);
  });

  test('when standing in for a site, is an approver', async () => {
    const id = await company().person();
    await database.db
      .updateTable('site')
      .set({ fallbackApproverId: id })
      .where('id', '=', 'amata')
      .execute();
    expect((await signIn(id))?.actor.isApprover).toBe(true);
  });

  test('when holding a delegation, is an approver while it lasts and is not revoked', async () => {
    const [fromId, toId] = [await company().person(), await company().person()];
    await company().add('delegation', {
      id: newId(),
      fromId,
      toId,
      period: period(2, 6),
      createdAt: at(0),
    });
    expect((await signIn(toId, at(4)))?.actor.isApprover).toBe(true);
    expect((await signIn(toId, at(6)))?.actor.isApprover).toBe(false);
    await database.db
      .updateTable('delegation')
      .set({ revokedAt: at(3) })
      .execute();
    expect((await signIn(toId, at(4)))?.actor.isApprover).toBe(false);
  });

  test('when admin with status 0, is no admin; with status 1, has the flags that are on', async () => {
    const personId = await company().person();
    await company().add('adminUser', { personId, status: 0, driverMenu: true });
    expect((await signIn(personId))?.actor.admin).toBeUndefined();
    await database.db.updateTable('adminUser').set({ status: 1 }).execute();
    const admin = (await signIn(personId))?.actor.admin;
    expect(admin).toEqual({ kinds: new Set(), flags: new Set(['driver_menu']), providerId: null });
  });

  test('when an admin is active, it is noted every five minutes and is no edit', async () => {
    const personId = await company().person();
    await company().add('adminUser', { personId });
    const seen = async (minutes: number) => {
      await signIn(personId, new Date(at(4).getTime() + minutes * 60_000));
      return database.db
        .selectFrom('adminUser')
        .select(['lastActiveAt', 'version'])
        .executeTakeFirst();
    };
    expect(await seen(0)).toEqual({ lastActiveAt: at(4), version: 1 });
    expect(await seen(4)).toEqual({ lastActiveAt: at(4), version: 1 });
    expect((await seen(6))?.lastActiveAt).not.toEqual(at(4));
  });

  test('when two requests note the same moment, the admin was still not changed', async () => {
    const personId = await company().person({});
    await company().add('adminUser', { personId, status: 1 });
    const note = () =>
      database.db
        .updateTable('adminUser')
        .set({ lastActiveAt: at(4) })
        .where('personId', '=', personId)
        .returning('version')
        .executeTakeFirstOrThrow();
    expect(await note()).toEqual({ version: 1 });
    expect(await note()).toEqual({ version: 1 });
    const changed = await database.db
      .updateTable('adminUser')
      .set({ driverMenu: true, lastActiveAt: at(5) })
      .where('personId', '=', personId)
      .returning('version')
      .executeTakeFirstOrThrow();
    expect(changed).toEqual({ version: 2 });
  });
});

describe('the language of a person', () => {
  test('when chosen, is the one of their next sign-in and no edit of the record', async () => {
    const id = await company().person({ tid: 'tenant', oid: 'a' });
    await people().chooseLanguage(id, 'en');
    expect((await people().findForSignIn(account('a'), at(1)))?.language).toBe('en');
    const row = await database.db.selectFrom('person').select('version').executeTakeFirst();
    expect(row?.version).toBe(1);
  });
});

describe('admins', () => {
  const admin = async (more: object = {}) => {
    const personId = await company().person();
    await company().add('adminUser', { personId, adminMenu: true, ...more });
    return personId;
  };
  const withdraw = (personId: string) =>
    database.db
      .updateTable('adminUser')
      .set({ adminMenu: false })
      .where('personId', '=', personId)
      .execute();

  test('when a supplier, has a provider and no power over admins', async () => {
    const providerId = await company().provider();
    const alone = admin({ supplier: true, adminMenu: false });
    await expect(alone).rejects.toMatchObject(refusedBy('admin_user_supplier_has_provider'));
    const both = admin({ supplier: true, providerId });
    await expect(both).rejects.toMatchObject(refusedBy('admin_user_supplier_excludes_admin'));
    await admin({ supplier: true, providerId, adminMenu: false });
  });

  test('when the last two withdraw each other at once, one remains', async () => {
    const [first, second] = [await admin(), await admin()];
    const answers = await Promise.allSettled([withdraw(first), withdraw(second)]);
    const [refused] = answers.filter((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject(refusedBy('admin_user_last_admin'));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('when none exists, the one named by the environment becomes the first; later it changes nothing', async () => {
    const id = await company().person({ signInName: 'boss@siamparts.example' });
    await seedFirstAdmin(database.db, 'Boss@siamparts.example', newId);
    await seedFirstAdmin(database.db, 'other@siamparts.example', newId);
    const admins = await database.db
      .selectFrom('adminUser')
      .select(['personId', 'adminMenu'])
      .execute();
    expect(admins).toEqual([{ personId: id, adminMenu: true }]);
  });

  test('when none exists and none is named, says so at start', async () => {
    const warnings: string[] = [];
    const start = (firstAdmin?: string) =>
      prepareData(
        { demo: false, firstAdmin },
        {
          db: database.db,
          now: () => at(1),
          newId,
          onStep: () => {},
          onWarning: (sentence) => warnings.push(sentence),
        },
      );
    await start();
    expect(warnings).toEqual([expect.stringContaining('FIRST_ADMIN')]);
    await start('boss@siamparts.example');
    await start();
    expect(warnings).toHaveLength(1);
  });

  test('when nobody of that name is known, makes a person who can sign in', async () => {
    await seedFirstAdmin(database.db, 'boss@siamparts.example', newId);
    const boss = await people().findForSignIn(account('a', 'boss@siamparts.example'), at(1));
    expect(boss?.actor.admin?.flags.has('admin_menu')).toBe(true);
  });
});

describe('a record of a person', () => {
  test('when two share a sign-in name in other letters, is refused', async () => {
    await company().person({ signInName: 'a@siamparts.example' });
    const twin = company().person({ signInName: 'A@siamparts.example' });
    await expect(twin).rejects.toMatchObject(refusedBy('person_sign_in_name'));
  });

  test('when erased, keeps nothing that names the person', async () => {
    const id = await company().person({ phone: '0812345678' });
    const erase = (more: object) =>
      database.db
        .updateTable('person')
        .set({
          anonymisedAt: at(1),
          status: 'left',
          signInName: null,
          employeeNo: null,
          ...more,
        })
        .where('id', '=', id)
        .execute();
    await expect(erase({})).rejects.toMatchObject(refusedBy('person_anonymised'));
    await erase({ phone: null });
  });

  test('when a manager delegates twice for one time, is refused', async () => {
    const fromId = await company().person();
    const delegate = async (when: string) =>
      company().add('delegation', {
        id: newId(),
        fromId,
        toId: await company().person(),
        period: when,
        createdAt: at(0),
      });
    await delegate(period(2, 6));
    await expect(delegate(period(5, 8))).rejects.toMatchObject(
      refusedBy('delegation_one_at_a_time'),
    );
    await delegate(period(6, 8));
  });
});
