import * as v from 'valibot';
import { menuFlags } from '#kinds/menu-flags';
import { siteIds } from '#domain/site-id';
import { id } from '#kinds/request/common';
import { anyOf, audit, listPage, listQuery } from './list';
import { entriesOf } from './record-entries';
import { grantedFields, menus, rightsFields, supplierFields } from './user-fields';

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

/** An employee is found in the directory; a supplier's dispatcher is none and is entered here. */
export const grant = v.variant('to', [
  v.object({ to: v.literal('employee'), personId: id, ...entriesOf(grantedFields).body }),
  v.object({ to: v.literal('supplier'), ...entriesOf(supplierFields).body }),
]);

export const rightsChange = v.object(entriesOf(rightsFields).body);

/** What the user screen chooses from, and who decides for people without a manager. */
export const userOptions = v.object({
  /** Employees' rights follow from their roles in Entra, and are changed there. */
  rightsByRoles: v.boolean(),
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
