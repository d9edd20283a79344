import * as v from 'valibot';
import { menuFlags, type MenuFlag } from '#kinds/menu-flags';
import { IS_ADMIN_KEY, USER_DATA_KEY } from '../storage-keys';
import { createStore, type ReadableStore } from '../ui/store';

/** What the device knows of the person, as far as it could be read from `userData`. */
export type UserData = {
  userInfo: {
    fullname: string | null;
    employeeId: string | null;
    /** True until somebody says otherwise. */
    isApprover: boolean;
    department: string | null;
    email: string | null;
    phone: string | null;
  };
  adminInfo: {
    firstNameEn: string | null;
    lastNameEn: string | null;
    employeeNo: string | null;
    status: number | null;
    flags: ReadonlySet<MenuFlag>;
  } | null;
};

const text = v.fallback(v.nullable(v.string()), null);

const looseUserInfo = v.object({
  fullname: text,
  employee_id: text,
  is_approver: v.fallback(v.boolean(), true),
  department: text,
  email: text,
  phone: text,
});

const looseAdminInfo = v.looseObject({
  first_name_en: text,
  last_name_en: text,
  employee_no: text,
  status: v.fallback(v.nullable(v.number()), null),
});

const optionally = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

/** The company's own backend may answer more, or less, than ours: what can be read is read. */
const stored = v.object({
  detail: optionally(v.object({ user_info: optionally(looseUserInfo) })),
  user_info: optionally(looseUserInfo),
  admin_info: optionally(looseAdminInfo),
});

const unnamed = v.parse(looseUserInfo, {});

export const readUserData = (body: unknown): UserData => {
  const parsed = v.safeParse(stored, body);
  const { detail, user_info, admin_info: admin } = parsed.success ? parsed.output : {};
  const user = detail?.user_info ?? user_info ?? unnamed;
  return {
    userInfo: {
      fullname: user.fullname,
      employeeId: user.employee_id,
      isApprover: user.is_approver,
      department: user.department,
      email: user.email,
      phone: user.phone,
    },
    adminInfo: admin
      ? {
          firstNameEn: admin.first_name_en,
          lastNameEn: admin.last_name_en,
          employeeNo: admin.employee_no,
          status: admin.status,
          flags: new Set(menuFlags.filter((flag) => admin[flag] === 1)),
        }
      : null,
  };
};

export const displayName = ({ userInfo, adminInfo }: UserData): string | null =>
  userInfo.fullname ||
  [adminInfo?.firstNameEn, adminInfo?.lastNameEn].filter(Boolean).join(' ') ||
  null;

/** Cached user data is data with a name in it: an error body that was stored does not count. */
export const hasName = (data: UserData): boolean => displayName(data) !== null;

export const isActiveAdmin = ({ adminInfo }: UserData): boolean => adminInfo?.status === 1;

/** What is kept of somebody for a failing check: as the server would tell it of one who administers nothing. */
export const withoutRights = (data: UserData): unknown => ({
  user_info: {
    fullname: displayName(data),
    employee_id: data.userInfo.employeeId,
    is_approver: data.userInfo.isApprover,
    department: data.userInfo.department,
    email: data.userInfo.email,
    phone: data.userInfo.phone,
  },
});

export type UserDataStore = {
  value: ReadableStore<UserData>;
  /** The `IsAdmin` flag; null while this device has never been told. */
  isAdmin: ReadableStore<boolean | null>;
  /** Stores an answer of the permission check as it came. */
  keep: (body: unknown) => void;
  keepIsAdmin: (isAdmin: boolean) => void;
  /** A failed check is stored as the specification says, but an open page goes on with what it knew. */
  keepFailure: (body: unknown) => void;
  /** Watches other tabs, and this device each second until a name is known. */
  watch: () => void;
};

const POLL_MS = 1000;

const parseJson = (raw: string | null): unknown => {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return null;
  }
};

/** The same object until something else is there, as React asks. */
const createReader = <T>(bodyOf: (source: T) => unknown) => {
  let seen: { source: T; data: UserData } | undefined;
  return (source: T): UserData => {
    if (source !== seen?.source) seen = { source, data: readUserData(bodyOf(source)) };
    return seen.data;
  };
};

/**
 * Local storage is the truth, read at every look; `changes` only tells the screens to look again. Where a failed check
 * has left nobody's name there, the person whom this account was last stands in.
 */
export const createUserDataStore = (
  recallPerson: () => unknown = () => undefined,
): UserDataStore => {
  const changes = createStore(0);
  const lookAgain = () => changes.set(changes.get() + 1);
  const readStored = createReader(parseJson);
  const readPerson = createReader((person) => person);

  const rawPair = () =>
    localStorage.getItem(IS_ADMIN_KEY) + '\n' + localStorage.getItem(USER_DATA_KEY);

  /** Stands only as long as storage is what the failure left there: any other tab, a sign-out or an answer ends it. */
  let before: { left: string; data: UserData; isAdmin: boolean | null } | undefined;
  const standing = () => (before?.left === rawPair() ? before : undefined);

  const read = (): UserData => {
    const stand = standing();
    if (stand) return stand.data;
    const raw = localStorage.getItem(USER_DATA_KEY);
    const data = readStored(raw);
    const hasFailed = !hasName(data) && localStorage.getItem(IS_ADMIN_KEY) !== null;
    const person = hasFailed && recallPerson();
    return person ? readPerson(person) : data;
  };

  const readIsAdmin = () => {
    const stand = standing();
    if (stand) return stand.isAdmin;
    const raw = localStorage.getItem(IS_ADMIN_KEY);
    return raw === null ? null : raw === 'true';
  };

  const keep = (body: unknown) => {
    localStorage.setItem(USER_DATA_KEY, JSON.stringify(body));
    lookAgain();
  };

  const keepIsAdmin = (isAdmin: boolean) => {
    localStorage.setItem(IS_ADMIN_KEY, String(isAdmin));
    lookAgain();
  };

  return {
    value: { get: read, subscribe: changes.subscribe },
    isAdmin: { get: readIsAdmin, subscribe: changes.subscribe },
    keep,
    keepIsAdmin,
    keepFailure: (body) => {
      const known = { data: read(), isAdmin: readIsAdmin() };
      if (body !== undefined) localStorage.setItem(USER_DATA_KEY, JSON.stringify(body));
      localStorage.setItem(IS_ADMIN_KEY, 'false');
      if (hasName(known.data)) before = { ...known, left: rawPair() };
      lookAgain();
    },
    watch: () => {
      window.addEventListener('storage', lookAgain);
      const poll = setInterval(() => {
        lookAgain();
        if (hasName(read())) clearInterval(poll);
      }, POLL_MS);
    },
  };
};
