import { describe, expect, it } from 'vitest';
import type { ImportResult } from '#contract/imports';
import { emailOf } from '../support/people';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const run = async (text: string, save = true) =>
  (await admin.send<ImportResult>('POST', '/admin/imports/employees', { body: { text, save } }))
    .body;

const people = () =>
  admin.db
    .selectFrom('person as p')
    .leftJoin('person as m', 'm.id', 'p.managerId')
    .leftJoin('department as d', 'd.id', 'p.departmentId')
    .leftJoin('costCentre as c', 'c.id', 'p.costCentreId')
    .select([
      'p.employeeNo as no',
      'p.signInName as account',
      'p.firstNameTh as th',
      'p.lastNameTh as surname',
      'p.firstNameEn as en',
      'p.phone',
      'p.siteId as site',
      'm.employeeNo as manager',
      'd.nameTh as department',
      'c.code',
      'p.status',
    ])
    .where('p.employeeNo', 'like', 'T%')
    .orderBy('p.employeeNo')
    .execute();

const header =
  'Employee number,Sign-in name,First name in Thai,Last name in Thai,Phone,Site,Department,Cost centre,Manager';
const centre = () =>
  admin.company.add('costCentre', {
    id: '00000000-0000-4000-8000-00000000c001',
    code: 'CC100',
    nameTh: 'งานขาย',
    nameEn: 'Sales',
  });

describe('importing employees', () => {
  it('reads what a Thai Excel writes: a mark, Thai headings, semicolons, quotes with line ends', async () => {
    await centre();
    const text = [
      '\uFEFFรหัสพนักงาน;ชื่อเข้าสู่ระบบ;ชื่อ-นามสกุล;เบอร์โทรศัพท์;โรงงาน;แผนก;รหัสศูนย์ต้นทุน;รหัสหัวหน้า;หมายเหตุ',
      'T1;t1@siamparts.example;"นายสมศักดิ์ ณ อยุธยา";081-234-5678;นวนคร;"ฝ่าย""ผลิต""";CC100;;x',
      'T2;t2@siamparts.example;นางสาวสุดา ดี;812345679;อมตะ;"ฝ่าย""ผลิต""";cc100;T1;"สอง\nบรรทัด"',
    ].join('\r\n');
    const judged = await run(text, false);
    expect(judged).toMatchObject({
      saved: false,
      rows: 2,
      added: 2,
      newDepartments: ['ฝ่าย"ผลิต"'],
      ignoredColumns: ['หมายเหตุ'],
      problems: [],
    });
    expect(await people()).toEqual([]);
    expect(await run(text)).toMatchObject({ saved: true, added: 2, changed: 0 });
    expect(await people()).toEqual([
      {
        no: 'T1',
        account: 't1@siamparts.example',
        th: 'สมศักดิ์',
        surname: 'ณ อยุธยา',
        en: 'สมศักดิ์',
        phone: '0812345678',
        site: 'nava',
        manager: null,
        department: 'ฝ่าย"ผลิต"',
        code: 'CC100',
        status: 'active',
      },
      {
        no: 'T2',
        account: 't2@siamparts.example',
        th: 'สุดา',
        surname: 'ดี',
        en: 'สุดา',
        phone: '0812345679',
        site: 'amata',
        manager: 'T1',
        department: 'ฝ่าย"ผลิต"',
        code: 'CC100',
        status: 'active',
      },
    ]);
    expect(await run(text)).toMatchObject({ saved: true, added: 0, changed: 0, unchanged: 2 });
  });

  it('writes nothing while one line is wrong, and names every problem by line and column', async () => {
    const text = [
      header,
      'T1,t1@siamparts.example,ก,ข,0812345678,nava,,,',
      `T2,${emailOf('approver')},ก,ข,12345,Rayong,,CC9,T9`,
      'T2,no-account,,,,nava,,,T2',
      ',t4@siamparts.example,ก,ข,,nava,,,',
      'T5,T1@siamparts.example,ก,ข,,,,,',
    ].join('\n');
    const answer = await run(text);
    expect(answer.saved).toBe(false);
    expect(
      answer.problems.map(({ line, column, code }) => `${line} ${column} ${code}`).toSorted(),
    ).toEqual([
      '3 costCentre unknown_cost_centre',
      '3 manager unknown_manager',
      '3 phone not_a_phone',
      '3 signInName taken',
      '3 site unknown_site',
      '4 employeeNo listed_twice',
      '4 firstNameTh required',
      '4 manager own_manager',
      '4 signInName not_an_email',
      '5 employeeNo required',
      '6 signInName listed_twice',
      '6 site required',
    ]);
    expect(await people()).toEqual([]);
    expect(await admin.events('import')).toEqual([]);
  });

  it.each([
    ['nothing', '', 'empty_file'],
    ['only headings', header, 'empty_file'],
    ['an open quote', `${header}\nT1,"x`, 'open_quote'],
    ['no number', 'Name,Site\nx,nava', 'missing_column'],
    ['a column twice', `${header},Emp no\nT1,,ก,,,nava,,,,1`, 'column_twice'],
  ])('says what is wrong with the file itself: %s', async (_, text, code) => {
    expect(await run(text)).toMatchObject({ saved: false, problems: [{ code }] });
  });

  it('changes who is known, keeps what has no column, and tells ids but no names', async () => {
    await run(`${header}\nT1,t1@siamparts.example,ก,ข,0812345678,nava,,,\nT2,,ค,ง,,nava,,,`);
    const answer = await run('รหัสพนักงาน,รหัสหัวหน้า,ชื่อ\nT1,T2,กอ');
    expect(answer).toMatchObject({ saved: true, changed: 1, changes: [{ label: 'T1 กอ ข' }] });
    expect((await people())[0]).toMatchObject({ manager: 'T2', th: 'กอ', phone: '0812345678' });
    const last = (await admin.events('person')).at(-1);
    const manager = await admin.db
      .selectFrom('person')
      .select('id')
      .where('employeeNo', '=', 'T2')
      .executeTakeFirst();
    expect(last).toMatchObject({
      byId: admin.idOf('admin'),
      action: 'change',
      before: { managerId: null },
      after: { managerId: manager?.id, fields: ['firstNameTh'] },
    });
    expect(JSON.stringify(last)).not.toContain('กอ');
    expect((await admin.events('import')).at(-1)?.after).toEqual({
      target: 'employees',
      added: 0,
      changed: 1,
      unchanged: 0,
    });
  });

  it('finds whoever was entered first under another number by the account, such as the first admin', async () => {
    await admin.db
      .updateTable('person')
      .set({ employeeNo: 'admin-000001' })
      .where('id', '=', admin.idOf('admin'))
      .execute();
    const text = `${header}\nT1,${emailOf('admin')},วิชัย,ทองมาก,,nava,,,`;
    expect(await run(text)).toMatchObject({ saved: true, added: 0, changed: 1 });
    const row = await admin.db
      .selectFrom('person')
      .select(['employeeNo', 'oid'])
      .where('id', '=', admin.idOf('admin'))
      .executeTakeFirst();
    expect(row?.employeeNo).toBe('T1');
    expect(row?.oid).not.toBeNull();
  });

  it('never lets two names change hands in one file', async () => {
    await run(`${header}\nT1,a@siamparts.example,ก,,,nava,,,\nT2,b@siamparts.example,ข,,,nava,,,`);
    const swapped = await run(
      `${header}\nT1,b@siamparts.example,ก,,,nava,,,\nT2,a@siamparts.example,ข,,,nava,,,`,
    );
    expect(swapped).toMatchObject({
      saved: false,
      problems: [
        { line: 2, column: 'signInName', code: 'taken' },
        { line: 3, column: 'signInName', code: 'taken' },
      ],
    });
  });

  it('refuses managers in a circle, across the file and those who are there', async () => {
    await run(`${header}\nT1,,ก,,,nava,,,\nT2,,ข,,,nava,,,T1\nT3,,ค,,,nava,,,T2`);
    const answer = await run('Employee number,Manager\nT1,T3');
    expect(answer).toMatchObject({
      saved: false,
      problems: [{ line: 2, column: 'manager', code: 'manager_loop' }],
    });
  });

  it('who leaves keeps no rights; neither oneself nor a fallback approver leaves by it', async () => {
    const leave = (no: string) => run(`รหัสพนักงาน,สถานะ\n${no},ลาออก`);
    expect(await leave('E-admin')).toMatchObject({
      saved: false,
      problems: [{ code: 'own_record' }],
    });
    await admin.db
      .updateTable('site')
      .set({ fallbackApproverId: admin.idOf('approver') })
      .where('id', '=', 'nava')
      .execute();
    expect(await leave('E-approver')).toMatchObject({
      saved: false,
      problems: [{ code: 'is_fallback_approver' }],
    });
    expect(await leave('E-one-kind admin')).toMatchObject({ saved: true, leaving: 1 });
    expect((await admin.get('/employee/check-permission', 'one-kind admin')).status).toBe(403);
    expect((await admin.events('admin_user')).map(({ action }) => action)).toEqual(['withdraw']);
    // Whoever left has no rights any more; back at work, they are granted anew.
    await run('รหัสพนักงาน,สถานะ\nE-one-kind admin,ทำงาน');
    expect((await admin.get('/admin/users', 'one-kind admin')).status).toBe(403);
  });

  it('two files at once come in one after the other', async () => {
    const text = (no: string) => `${header}\n${no},${no}@siamparts.example,ก,,,nava,ฝ่ายใหม่,,`;
    const answers = await Promise.all([run(text('T1')), run(text('T2')), run(text('T3'))]);
    expect(answers.map(({ saved }) => saved)).toEqual([true, true, true]);
    expect(await people()).toHaveLength(3);
  });

  it('takes five thousand employees at once', async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, at) =>
        `T${at},t${at}@siamparts.example,ชื่อ${at},สกุล,,nava,ฝ่าย${at % 40},,${at > 0 ? `T${Math.floor(at / 10)}` : ''}`,
    );
    const answer = await run([header, ...lines].join('\n'));
    expect(answer).toMatchObject({ saved: true, added: 5000, problemCount: 0 });
    expect(answer.newDepartments).toHaveLength(40);
  });
});
