import { toRightColumns } from '../../../src/server/db/admin-rights';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { menuFlags, type MenuFlag } from '#kinds/menu-flags';

/** Everybody whom a call may meet; the last three have no record, no right account or no token at all. */
export const roles = [
  'employee',
  'approver',
  'admin',
  'one-kind admin',
  'supplier',
  'withdrawn supplier',
  'unknown',
  'rejected',
  'foreign',
  'nobody',
] as const;

export type Role = (typeof roles)[number];

export const emailOf = (role: Role): string =>
  role === 'rejected'
    ? 'rejected@corp.siamparts.example'
    : `${role.replaceAll(' ', '-')}@siamparts.example`;

export const adminFlags: Partial<Record<Role, readonly MenuFlag[]>> = {
  admin: menuFlags.filter((flag) => flag !== 'supplier'),
  'one-kind admin': ['booking_with_driver_amata_menu'],
  supplier: ['booking_with_driver_nava_menu', 'driver_menu', 'supplier'],
  'withdrawn supplier': ['booking_with_driver_nava_menu', 'supplier'],
};

const insertPerson = async (db: Db, role: Role, managerId: string | null): Promise<string> => {
  const id = newId();
  const isSupplier = role.endsWith('supplier');
  await db
    .insertInto('person')
    .values({
      id,
      role: isSupplier ? 'supplier' : 'employee',
      signInName: emailOf(role),
      employeeNo: isSupplier ? null : `E-${role}`,
      firstNameTh: 'สมชาย',
      lastNameTh: 'ใจดี',
      firstNameEn: 'Somchai',
      lastNameEn: 'Jaidee',
      email: emailOf(role),
      phone: '0812345678',
      siteId: isSupplier ? null : 'nava',
      managerId,
    })
    .execute();
  return id;
};

const insertProvider = async (db: Db): Promise<string> => {
  const id = newId();
  await db
    .insertInto('provider')
    .values({ id, nameTh: 'ฟาสต์ทรานส์', nameEn: 'FastTrans', taxId: '0105551234567' })
    .execute();
  return id;
};

/** The employees, admins and suppliers among the roles, as rows. */
export const insertPeople = async (db: Db): Promise<Record<string, string>> => {
  await db
    .insertInto('site')
    .values({ id: 'nava', nameTh: 'นวนคร', nameEn: 'Nava' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const providerId = await insertProvider(db);
  const approver = await insertPerson(db, 'approver', null);
  const ids: Record<string, string> = {
    approver,
    employee: await insertPerson(db, 'employee', approver),
  };
  for (const [role, flags] of Object.entries(adminFlags) as [Role, readonly MenuFlag[]][]) {
    const id = await insertPerson(db, role, null);
    ids[role] = id;
    await db
      .insertInto('adminUser')
      .values({
        personId: id,
        status: role === 'withdrawn supplier' ? 0 : 1,
        providerId: flags.includes('supplier') ? providerId : null,
        ...toRightColumns(flags),
      })
      .execute();
  }
  return ids;
};

/** Somebody who worked here once. */
export const insertLeaver = async (db: Db): Promise<string> => {
  const id = newId();
  await db
    .insertInto('person')
    .values({
      id,
      role: 'employee',
      status: 'left',
      signInName: `leaver-${id}@siamparts.example`,
      employeeNo: `L-${id}`,
      firstNameTh: 'วิภา',
      lastNameTh: 'ลาออก',
      firstNameEn: 'Wipa',
      lastNameEn: 'Leaver',
      nickname: 'Pa',
      email: `leaver-${id}@siamparts.example`,
      phone: '0898765432',
      siteId: 'nava',
    })
    .execute();
  return id;
};
