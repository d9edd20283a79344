import type { SiteId } from '#domain/site-id';
import { kindIds, type KindId } from '#kinds/registry';
import { addMinutes, range, type Calendar } from './calendar';
import { demoPeople } from './demo-people';
import { departments, firstNames, lastNames, nicknames } from './names';
import type { Random } from './random';
import type { Rows } from './rows';

export type Employee = {
  id: string;
  site: SiteId;
  costCentreId: string;
  managerId: string | null;
  phone: string;
};

/** An employee's own manager, or whoever stands in for people without one. */
export type People = {
  employees: readonly Employee[];
  somchai: Employee;
  malee: Employee;
  adminId: string;
  approverOf: (employee: Employee) => string;
  /** A name nobody has yet. */
  nextName: () => { first: readonly [string, string]; last: readonly [string, string] };
};

type Maker = { rows: Rows; random: Random; calendar: Calendar };

const noFlags = {
  kinds: [] as KindId[],
  driverMenu: false,
  adminMenu: false,
  supplier: false,
  providerId: null as string | null,
};

const allFlags = {
  ...noFlags,
  kinds: [...kindIds],
  driverMenu: true,
  adminMenu: true,
};

const splitName = (name: string): [string, string] => {
  const [first = name, ...rest] = name.split(' ');
  return [first, rest.join(' ')];
};

const nameOf = (email: string) => {
  const person = demoPeople.find((candidate) => candidate.email === email);
  if (!person) throw new RangeError(`${email} is no demo person`);
  const [firstTh, lastTh] = splitName(person.name.th);
  const [firstEn, lastEn] = splitName(person.name.en);
  return { first: [firstTh, firstEn], last: [lastTh, lastEn] } as const;
};

/** Sixty employees of ten departments on two sites; the first five are the ones to sign in as. */
export const makePeople = ({ rows, random, calendar }: Maker, fastTransId: string): People => {
  const founded = calendar.at(-400);
  const id = () => random.id(founded);
  let named = 0;
  const nextName: People['nextName'] = () => {
    const index = named++;
    return {
      first: firstNames[index % firstNames.length]!,
      last: lastNames[(index * 7 + Math.floor(index / firstNames.length)) % lastNames.length]!,
    };
  };

  const units = departments.map(([nameTh, nameEn], index) => {
    const unit = { id: id(), costCentreId: id() };
    const [siteCode, number] = [index < 8 ? '1' : '2', String(index + 1).padStart(2, '0')];
    rows.add('department', { id: unit.id, nameTh, nameEn });
    rows.add('costCentre', {
      id: unit.costCentreId,
      code: `${siteCode}${number}0`,
      nameTh: nameTh.replace('ฝ่าย', 'งาน'),
      nameEn,
      departmentId: unit.id,
    });
    return unit;
  });

  const employees: Employee[] = [];
  const add = (person: {
    name: ReturnType<People['nextName']>;
    unit: number;
    site: SiteId;
    managerId: string | null;
    email?: string;
  }): Employee => {
    const unit = units[person.unit]!;
    const number = employees.length + 1;
    const { first, last } = person.name;
    const email =
      person.email ??
      `${first[1].toLowerCase()}.${last[1].slice(0, 3).toLowerCase()}@siamparts.example`;
    const employee: Employee = {
      id: id(),
      site: person.site,
      costCentreId: unit.costCentreId,
      managerId: person.managerId,
      phone: `08${1 + (number % 9)}${String(2_345_678 + number * 7919).slice(0, 7)}`,
    };
    employees.push(employee);
    rows.add('person', {
      id: employee.id,
      role: 'employee',
      signInName: email,
      employeeNo: String(100_230 + number * 17),
      firstNameTh: first[0],
      lastNameTh: last[0],
      firstNameEn: first[1],
      lastNameEn: last[1],
      nickname: random.pick(nicknames),
      email,
      phone: employee.phone,
      siteId: person.site,
      departmentId: unit.id,
      costCentreId: unit.costCentreId,
      managerId: person.managerId,
    });
    return employee;
  };

  const director = add({ name: nextName(), unit: 9, site: 'nava', managerId: null });
  const plantManager = add({ name: nextName(), unit: 2, site: 'amata', managerId: null });
  const malee = add({
    name: nameOf('malee@siamparts.example'),
    unit: 0,
    site: 'nava',
    managerId: director.id,
    email: 'malee@siamparts.example',
  });
  const somchai = add({
    name: nameOf('somchai@siamparts.example'),
    unit: 0,
    site: 'nava',
    managerId: malee.id,
    email: 'somchai@siamparts.example',
  });
  const wichai = add({
    name: nameOf('wichai@siamparts.example'),
    unit: 9,
    site: 'nava',
    managerId: director.id,
    email: 'wichai@siamparts.example',
  });
  const nok = add({
    name: nameOf('nok@siamparts.example'),
    unit: 6,
    site: 'amata',
    managerId: plantManager.id,
    email: 'nok@siamparts.example',
  });
  const heads = departments.map((_, unit) =>
    unit === 0 ? malee : add({ name: nextName(), unit, site: 'nava', managerId: director.id }),
  );
  const deputy = add({ name: nextName(), unit: 2, site: 'amata', managerId: plantManager.id });
  while (employees.length < 60) {
    const unit = random.between(0, departments.length - 1);
    const site = random.chance(0.35) ? 'amata' : 'nava';
    const manager = site === 'amata' ? deputy : heads[unit]!;
    add({ name: nextName(), unit, site, managerId: manager.id });
  }

  const dispatcherName = nameOf('dispatch@fasttrans.example');
  const dispatcherId = id();
  rows.add('person', {
    id: dispatcherId,
    role: 'supplier',
    signInName: 'dispatch@fasttrans.example',
    employeeNo: null,
    firstNameTh: dispatcherName.first[0],
    lastNameTh: dispatcherName.last[0],
    firstNameEn: dispatcherName.first[1],
    lastNameEn: dispatcherName.last[1],
    nickname: null,
    email: 'dispatch@fasttrans.example',
    phone: '0812340088',
    siteId: null,
    departmentId: null,
    costCentreId: null,
    managerId: null,
  });

  rows.add(
    'adminUser',
    { personId: wichai.id, ...allFlags },
    { personId: nok.id, ...noFlags, kinds: ['bookingwithdriveramata'] },
    {
      personId: dispatcherId,
      ...noFlags,
      kinds: ['bookingwithdrivernava', 'bookingwithdriveramata'],
      driverMenu: true,
      supplier: true,
      providerId: fastTransId,
    },
  );
  rows.add('delegation', {
    id: id(),
    fromId: heads[2]!.id,
    toId: deputy.id,
    period: range(calendar.at(-2), calendar.at(5)),
    reason: 'เดินทางไปต่างประเทศ',
    createdAt: addMinutes(calendar.at(-3), 600),
  });

  const fallback: Record<SiteId, string> = { nava: director.id, amata: plantManager.id };
  return {
    employees,
    somchai,
    malee,
    adminId: wichai.id,
    approverOf: ({ id: own, managerId, site }) =>
      managerId ??
      (fallback[site] === own ? fallback[site === 'nava' ? 'amata' : 'nava'] : fallback[site]),
    nextName,
  };
};
