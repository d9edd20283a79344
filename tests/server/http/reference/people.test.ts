import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { foundPeople } from '#contract/booking-options';
import { useTestDatabase } from '../../../setup/test-database';
import { companyIn } from '../../schema/company';
import { insertPeople } from '../../support/people';
import { useTestServer } from '../../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);
const company = () => companyIn(database.db);

const search = async (q: string, language = 'th') => {
  const answer = await request('employee', `/employee/people?${new URLSearchParams({ q })}`, {
    headers: { 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return v.parse(foundPeople, answer.body);
};

const names = async (q: string) => (await search(q)).map(({ name }) => name);

beforeEach(async () => {
  await insertPeople(database.db);
  await company().person({
    firstNameTh: 'กมลวรรณ',
    lastNameTh: 'ศรีสุข',
    firstNameEn: 'Kamonwan',
    lastNameEn: 'Srisuk',
    nickname: 'ฝ้าย',
    employeeNo: '104477',
    phone: '0898765432',
  });
});

describe('looking for a colleague', () => {
  it.each(['กมล', 'ศรีสุข', 'วรรณ ศรี', 'srisuk', 'KAMON', 'ฝ้าย', '4477', '๑๐๔๔', ' กมลวรรณ  ศรีสุข '])(
    'finds by "%s"',
    async (q) => {
      expect(await names(q)).toEqual(['กมลวรรณ ศรีสุข']);
    },
  );

  it.each(['ไม่มีใคร', '%%', '__', '\\\\', "' or 1=1 --", 'กมล xyz', '🚗🚗'])(
    'finds nobody by "%s"',
    async (q) => {
      expect(await names(q)).toEqual([]);
    },
  );

  it('tells in the reader’s language who it is, how to call, and until when they may drive', async () => {
    const [found] = await search('ฝ้าย', 'en');
    await company().add('licence', {
      personId: found?.id ?? '',
      number: '56001234',
      class: 'บ.2',
      expiresOn: '2030-05-31',
    });
    expect(await search('ฝ้าย', 'en')).toEqual([
      {
        id: found?.id,
        name: 'Kamonwan Srisuk',
        nickname: 'ฝ้าย',
        employeeNo: '104477',
        department: null,
        phone: '0898765432',
        licenceUntil: '2030-05-31',
      },
    ]);
  });

  it('finds only employees who are still here', async () => {
    const name = { firstNameTh: 'ปรีชา', firstNameEn: 'Preecha' };
    await company().person({ ...name, status: 'left' });
    await company().person({ ...name, role: 'driver', signInName: null, employeeNo: null });
    await company().person({ ...name, role: 'supplier', employeeNo: null });
    expect(await names('ปรีชา')).toEqual([]);
  });

  it('puts those first whose name begins with it, and stops at twenty', async () => {
    for (let count = 0; count < 22; count++)
      await company().person({ firstNameTh: 'ธนา', lastNameTh: `มาลี${count}` });
    await company().person({ firstNameTh: 'มาลี', lastNameTh: 'ศรีสุวรรณ' });
    const found = await names('มาลี');
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('มาลี ศรีสุวรรณ');
  });

  it.each([
    ['', 'too_short'],
    [' ก ', 'too_short'],
    ['ก'.repeat(101), 'too_long'],
    ['กม\0', 'invalid'],
  ])('by "%s" is refused', async (q, problem) => {
    const answer = await request('employee', `/employee/people?${new URLSearchParams({ q })}`);
    expect([answer.status, answer.body.error?.fields]).toEqual([400, { q: problem }]);
  });

  it('by nothing at all is refused', async () => {
    const answer = await request('employee', '/employee/people');
    expect(answer.body.error?.fields).toEqual({ q: 'required' });
  });
});
