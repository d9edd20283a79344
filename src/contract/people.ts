import * as v from 'valibot';
import { languages } from '#domain/language';
import { byFlag } from '#kinds/menu-flags';

export const userInfo = v.object({
  fullname: v.string(),
  employee_id: v.string(),
  is_approver: v.boolean(),
  department: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
});

export const adminInfo = v.object({
  first_name_en: v.string(),
  last_name_en: v.string(),
  employee_no: v.string(),
  status: v.number(),
  ...byFlag(() => v.picklist([0, 1])),
});

export const permission = v.object({ admin_info: adminInfo, user_info: userInfo });

/** The 403 of the permission check: an employee who is no admin, or an account without an employee record. */
export const noAdmin = v.object({
  detail: v.union([
    v.object({ user_info: userInfo }),
    v.object({ code: v.literal('unknown_employee'), message: v.string() }),
  ]),
});

export type UserInfo = v.InferOutput<typeof userInfo>;
export type AdminInfo = v.InferOutput<typeof adminInfo>;
export type Permission = v.InferOutput<typeof permission>;
export type NoAdmin = v.InferOutput<typeof noAdmin>;

export const languageChoice = v.object({ language: v.picklist(languages) });
