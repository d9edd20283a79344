import * as v from 'valibot';
import { flagName } from '#kinds/flag-name';
import { byFlag, menuFlags, type MenuFlag } from '#kinds/menu-flags';
import { id, seen } from '#kinds/request/common';
import type { Message } from '#words/message';
import { menusLabel, providerLabel, rightsStates, signInLabel, statusLabel } from '#words/users';
import { byId, many, optional, phone, reference, textAs, yesNo } from './record';

/** What an admin grants one by one; who is a supplier follows from the person. */
export const menus = menuFlags.filter(
  (flag): flag is Exclude<MenuFlag, 'supplier'> => flag !== 'supplier',
);

/** Of withdrawn rights nothing need be left. */
const anyFlags = v.pipe(
  v.array(v.picklist(menus, 'invalid')),
  v.maxLength(menus.length, 'too_many'),
  // In one order, so that only what differs is a difference.
  v.transform((list) => menus.filter((menu) => list.includes(menu))),
);

const flags = many(menus, byFlag(flagName), menusLabel);
const providerId = reference(byId, { ...providerLabel, wide: true });

/** What may change of somebody who has rights. */
export const rightsFields = {
  active: {
    ...yesNo(statusLabel, { yes: rightsStates.active, no: rightsStates.withdrawn }),
    body: v.boolean(),
  },
  flags: { ...flags, body: anyFlags },
  /** Of a supplier. */
  providerId: { ...providerId, body: v.nullable(id) },
};

export const grantedFields = {
  flags: { ...flags, body: v.pipe(anyFlags, v.minLength(1, 'required')) },
};

export const signInName = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(200, 'too_long'),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'not_an_email'),
  seen,
);

const personName = (label: Message) =>
  textAs(
    v.pipe(
      v.string('required'),
      v.trim(),
      v.minLength(1, 'required'),
      v.maxLength(100, 'too_long'),
      seen,
    ),
    { ...label, wide: true },
  );

/** A supplier's dispatcher is in no directory, and is entered with the first rights. */
export const supplierFields = {
  signInName: textAs(signInName, { ...signInLabel, wide: true }),
  nameTh: personName({ th: 'ชื่อ–นามสกุล (ไทย)', en: 'Name in Thai' }),
  nameEn: personName({ th: 'ชื่อ–นามสกุล (อังกฤษ)', en: 'Name in English' }),
  phone: optional(phone({ th: 'เบอร์โทร', en: 'Phone', wide: true })),
  providerId,
  ...grantedFields,
};
