import type { Handler } from 'hono';
import { contract } from '#contract/contract';
import type { AdminInfo, NoAdmin, Permission, UserInfo } from '#contract/people';
import { byFlag, flagsOf } from '#kinds/menu-flags';
import type { Language } from '#domain/language';
import { refusals } from '#words/refusals';
import type { SignedInPerson } from '../db/repositories/users/person.repository';
import type { Deps } from '../deps';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { authenticate } from './authenticate';
import type { Limiter } from './limiter';

const userInfoOf = (person: SignedInPerson, language: Language): UserInfo => ({
  fullname: `${person.firstName[language]} ${person.lastName[language]}`.trim(),
  employee_id: person.employeeNo ?? '',
  is_approver: person.actor.isApprover,
  department: person.department?.[language] ?? null,
  email: person.email,
  phone: person.phone,
});

const adminInfoOf = (person: SignedInPerson, flags: ReadonlySet<string>): AdminInfo => ({
  first_name_en: person.firstName.en,
  last_name_en: person.lastName.en,
  employee_no: person.employeeNo ?? '',
  status: 1,
  ...byFlag((flag) => (flags.has(flag) ? 1 : 0)),
});

export const checkPermissionPath = contract.checkPermission.path;

/** Its answers have the specification's own shapes: 403 with a body is a normal answer for an employee who is no admin. */
export const checkPermission =
  (deps: Deps & { limiter: Limiter }): Handler<AppEnv> =>
  async (c) => {
    c.set('route', 'checkPermission');
    const signedIn = await authenticate(c, deps);
    const language = c.get('language');
    const unknown = (): Response => {
      const body: NoAdmin = {
        detail: { code: 'unknown_employee', message: refusals.unknown_employee[language] },
      };
      return c.json(body, 403);
    };
    if (!signedIn.ok) {
      return signedIn.refusal.code === 'unknown_employee'
        ? unknown()
        : answerRefusal(c, signedIn.refusal);
    }
    const person = signedIn.value;
    const wait = deps.limiter.take(person.actor.personId, 'read');
    if (wait > 0) return answerRefusal(c, { code: 'rate_limited', retryAfter: wait });
    const user_info = userInfoOf(person, language);
    const { admin, isEmployee } = person.actor;
    if (admin) {
      const body: Permission = { admin_info: adminInfoOf(person, flagsOf(admin)), user_info };
      return c.json(body);
    }
    // A supplier's dispatcher whose rights were withdrawn is nobody here any more.
    if (!isEmployee) return unknown();
    const body: NoAdmin = { detail: { user_info } };
    return c.json(body, 403);
  };
