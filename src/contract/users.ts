import * as v from 'valibot';
import { menuFlags, type MenuFlag } from '#kinds/menu-flags';
import { siteIds } from '#domain/site-id';
import { id, seen } from '#kinds/request/common';
import { thaiPhone } from '#kinds/request/thai-phone';
import { anyOf, audit, listPage, listQuery } from './list';

/** What an admin grants one by one; who is a supplier follows from the person. */
export const menus = menuFlags.filter(
  (flag): flag is Exclude<MenuFlag, 'supplier'> => flag !== 'supplier',
);

const flags = v.pipe(
  v.array(v.picklist(menus, 'invalid')),
  v.maxLength(menus.length, 'too_many'),
  v.minLength(1, 'required'),
  v.transform((list) => [...new Set(list)]),
);

/** Of withdrawn rights nothing need be left. */
const anyFlags = v.pipe(
  v.array(v.picklist(menus, 'invalid')),
  v.maxLength(menus.length, 'too_many'),
);

const adminUserRow = v.object({
  id,
  name: v.string(),
  employeeNo: v.nullable(v.string()),
  signInName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  isSupplier: v.boolean(),
  provider: v.nullable(v.object({ id, name: v.string() })),
  active: v.boolean(),
  flags: v.array(v.picklist(menus)),
  lastActiveAt: v.nullable(v.string()),
  /** Left the company: rights may only be taken. */
  hasLeft: v.boolean(),
  /** Nobody changes their own. */
  isMe: v.boolean(),
  version: v.number(),
});

export const adminUser = v.object({ ...adminUserRow.entries, audit });

export const userQuery = listQuery(['name', 'employeeNo', 'lastActiveAt'], {
  status: anyOf(['active', 'withdrawn']),
  menu: anyOf([...menuFlags]),
  site: anyOf(siteIds),
  /** Of a supplier. */
  provider: v.optional(id),
});

export const userPage = listPage(adminUserRow);

export const signInName = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(200, 'too_long'),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'invalid'),
  seen,
);

const personName = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(100, 'too_long'),
  seen,
);

/** An employee is found in the directory; a supplier's dispatcher is none and is entered here. */
export const grant = v.variant('to', [
  v.object({ to: v.literal('employee'), personId: id, flags }),
  v.object({
    to: v.literal('supplier'),
    signInName,
    nameTh: personName,
    nameEn: personName,
    phone: v.nullable(thaiPhone),
    providerId: id,
    flags,
  }),
]);

export const rightsChange = v.object({
  active: v.boolean(),
  flags: anyFlags,
  /** Of a supplier. */
  providerId: v.nullable(id),
});

/** What the user screen chooses from, and who decides for people without a manager. */
export const userOptions = v.object({
  providers: v.array(v.object({ id, name: v.string() })),
  /** Who may take care of problem reports. */
  owners: v.array(v.object({ id, name: v.string() })),
  sites: v.array(
    v.object({
      id: v.picklist(siteIds),
      name: v.string(),
      fallbackApprover: v.nullable(v.object({ id, name: v.string() })),
      withoutManager: v.number(),
      version: v.number(),
    }),
  ),
});

export const fallbackApprover = v.object({ personId: v.nullable(id) });

export type AdminUserRow = v.InferOutput<typeof adminUserRow>;
export type AdminUser = v.InferOutput<typeof adminUser>;
export type UserOptions = v.InferOutput<typeof userOptions>;
export type UserQuery = v.InferOutput<typeof userQuery>;
export type Menu = (typeof menus)[number];
