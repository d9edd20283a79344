import { describe, expect, it } from 'vitest';
import type { ImportResult } from '#contract/imports';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const run = async (target: string, text: string, save = true) =>
  (await admin.send<ImportResult>('POST', `/admin/imports/${target}`, { body: { text, save } }))
    .body;

const codes = ({ problems }: ImportResult) =>
  problems.map(({ line, column, code }) => `${line} ${column} ${code}`).toSorted();

describe('importing cost centres', () => {
  it('adds, changes and closes them by their code', async () => {
    const first = await run('cost-centres', 'รหัสศูนย์ต้นทุน;ชื่อ\n110;งานขาย\n120;งานบัญชี');
    expect(first).toMatchObject({ saved: true, added: 2 });
    const second = await run(
      'cost-centres',
      'Code\tName\tActive\n110\tSales\tno\n120\t\t\n130\tIT\tyes',
    );
    expect(second).toMatchObject({ saved: true, added: 1, changed: 1, unchanged: 1 });
    const rows = await admin.db
      .selectFrom('costCentre')
      .select(['code', 'nameTh', 'nameEn', 'active'])
      .orderBy('code')
      .execute();
    expect(rows).toEqual([
      { code: '110', nameTh: 'งานขาย', nameEn: 'Sales', active: false },
      { code: '120', nameTh: 'งานบัญชี', nameEn: 'งานบัญชี', active: true },
      { code: '130', nameTh: 'IT', nameEn: 'IT', active: true },
    ]);
    const events = await admin.events('cost_centre');
    expect(events.find(({ action }) => action === 'change')).toMatchObject({
      before: { nameEn: 'งานขาย', active: true },
      after: { nameEn: 'Sales', active: false },
    });
  });

  it('makes the departments that are not there yet, and says which before anything is saved', async () => {
    const text = 'Code,Name,Department\n110,Sales,ฝ่ายขาย\n120,Accounts,Finance\n130,Export,ฝ่ายขาย';
    const newDepartments = ['ฝ่ายขาย', 'Finance'];
    expect(await run('cost-centres', text, false)).toMatchObject({ saved: false, newDepartments });
    expect(await admin.db.selectFrom('department').selectAll().execute()).toEqual([]);
    expect(await run('cost-centres', text)).toMatchObject({
      saved: true,
      added: 3,
      newDepartments,
    });
    const rows = await admin.db
      .selectFrom('costCentre as c')
      .innerJoin('department as d', 'd.id', 'c.departmentId')
      .select(['c.code', 'd.nameTh'])
      .orderBy('c.code')
      .execute();
    expect(rows.map(({ code, nameTh }) => `${code} ${nameTh}`)).toEqual([
      '110 ฝ่ายขาย',
      '120 Finance',
      '130 ฝ่ายขาย',
    ]);
    expect(await run('cost-centres', text)).toMatchObject({ unchanged: 3, newDepartments: [] });
  });

  it('all or none', async () => {
    const text = 'Code,Name,Department,Active\n110,Sales,,\n110,Twice,,\n120,,No such,perhaps';
    const answer = await run('cost-centres', text);
    expect(answer.saved).toBe(false);
    expect(codes(answer)).toEqual([
      '3 code listed_twice',
      '4 active not_yes_or_no',
      '4 nameTh required',
    ]);
    expect(await admin.db.selectFrom('costCentre').selectAll().execute()).toEqual([]);
    expect(await admin.db.selectFrom('department').selectAll().execute()).toEqual([]);
  });
});

describe('importing places', () => {
  it('knows provinces as people write them, and moves a place that is there', async () => {
    const text = [
      'ชื่อสถานที่,Name,จังหวัด,โรงงาน,Lat,Long',
      'ประตู 1,Gate 1,จ.ปทุมธานี,นวนคร,14.1,100.6',
      'สนามบิน,Airport,Samut Prakan,,๑๓.๖๙,"100,75"',
      'สำนักงานใหญ่,,กทม,,,',
    ].join('\n');
    expect(await run('places', text)).toMatchObject({ saved: true, added: 3 });
    expect(await run('places', text)).toMatchObject({ saved: true, unchanged: 3 });
    const moved = await run(
      'places',
      'Name in Thai,Province,Latitude,Longitude\nสนามบิน,11,13.7,100.75',
    );
    expect(moved).toMatchObject({ saved: true, changed: 1, changes: [{ changed: ['latitude'] }] });
  });

  it('are found again where the file does not say of which site they are', async () => {
    const whole = 'Name in Thai,Province,Site\nประตู 2,ชลบุรี,amata';
    expect(await run('places', whole)).toMatchObject({ saved: true, added: 1 });
    const short = 'Name in Thai,Province\nประตู 2,ชลบุรี';
    expect(await run('places', short)).toMatchObject({ saved: true, added: 0, unchanged: 1 });
  });

  it('all or none', async () => {
    const text = [
      'Name in Thai,Province,Site,Latitude,Longitude',
      'ก,ชลบุรี,amata,13.4,101',
      'ก,Chon Buri,amata,,',
      'ข,Atlantis,,,',
      'ค,ชลบุรี,,13.4,',
      'จ,ชลบุรี,,13.4,0.1',
      'ง,ชลบุรี,,51.5,0.1',
      ',ชลบุรี,,,',
    ].join('\n');
    const answer = await run('places', text);
    expect(answer.saved).toBe(false);
    expect(codes(answer)).toEqual([
      '3 nameTh listed_twice',
      '4 province unknown_province',
      '5 longitude coordinates_whole',
      '6 longitude not_in_thailand',
      '7 latitude not_in_thailand',
      '7 longitude not_in_thailand',
      '8 nameTh required',
    ]);
    expect(await admin.db.selectFrom('place').selectAll().execute()).toEqual([]);
  });
});
