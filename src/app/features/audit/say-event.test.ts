// Long, because each kind of word that an event may hold has its case.
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit';
import { sayIn } from '#words/message';
import { sayAction, sayChanges, sayReason } from './say-event';

const th = sayIn('th');
const UNIT = '01934f3e-0000-7000-8000-0000003fa1c2';

describe('What was done', () => {
  it('is called as it is where it was done', () => {
    expect(sayAction('admin_user', 'withdraw', th)).toBe('ถอนสิทธิ์');
    expect(sayAction('expense', 'withdraw', th)).toBe('ดึงกลับมาแก้ไข');
    expect(sayAction('trip', 'withdraw', th)).toBe('ดึงงานกลับจากผู้ให้บริการ');
    expect(sayAction('booking', 'no-show', th)).toBe('ไม่มาใช้รถ');
  });
});

describe('Why it was done', () => {
  it('is said in words where the system wrote it, and as it stands where somebody did', () => {
    expect(sayReason({ by: null, reason: 'no-show' }, th)).toBe('ไม่มาใช้รถ');
    expect(sayReason({ by: null, reason: 'changed' }, sayIn('en'))).toBe('The booking was changed');
    expect(sayReason({ by: 'วิชัย', reason: 'no-show' }, th)).toBe('no-show');
  });
});

describe('A change in the audit trail', () => {
  it('of something new is told in the words and the order of its form, without what was left out', () => {
    const after = { type: 'toll', rate: '120.00', wht: '0.00', note: null, status: 'draft' };
    expect(sayChanges({ subject: 'expense', before: null, after }, {}, th)).toEqual([
      { field: 'ประเภท', before: null, after: 'ทางด่วน' },
      { field: 'สถานะ', before: null, after: 'ร่าง' },
      { field: 'ราคาต่อหน่วย', before: null, after: '120.00' },
      { field: 'หัก ณ ที่จ่าย', before: null, after: '0.00' },
    ]);
  });

  it('of a holiday says what it applies to as its form does, also that it is for all kinds', () => {
    const scopeOf = (kind: string | null) =>
      sayChanges({ subject: 'holiday', before: null, after: { kind } }, {}, sayIn('en'));
    expect(scopeOf(null)).toEqual([{ field: 'Applies to', before: null, after: 'All kinds' }]);
    expect(scopeOf('bookingwithdrivernava')).toEqual([
      { field: 'Applies to', before: null, after: 'Rental with driver' },
    ]);
  });

  it('of a trip or a decision is told in words, without the names of the code', () => {
    const trip = { locked: true, isElsewhere: true };
    const decision = { level: 1, revision: 2 };
    const linesOf = (subject: AuditEntry['subject'], after: object) =>
      sayChanges({ subject, before: null, after: { ...after } }, {}, th);
    expect([...linesOf('trip', trip), ...linesOf('booking', decision)]).toEqual([
      { field: 'ล็อกไว้', before: null, after: 'ใช่' },
      { field: 'เปลี่ยนจุดนัดพบ', before: null, after: 'ใช่' },
      { field: 'ขั้นอนุมัติที่', before: null, after: '1' },
      { field: 'คำขอฉบับที่', before: null, after: '2' },
    ]);
  });

  it('names a province, also within a way', () => {
    const names = { 10: 'กรุงเทพมหานคร', 20: 'ชลบุรี' };
    const car = { subject: 'car', before: { provinceCode: 10 }, after: { provinceCode: 20 } };
    expect(sayChanges(car, names, th)).toEqual([
      { field: 'จังหวัด', before: 'กรุงเทพมหานคร', after: 'ชลบุรี' },
    ]);
    const way = { subject: 'booking', before: null, after: { stops: [{ provinceCode: 20 }] } };
    expect(sayChanges(way, names, th)[0]?.after).toBe('จังหวัด ชลบุรี');
  });

  it('of what happens to a car over time is told in the words of the form it was done with', () => {
    const paper = { documentId: 'd1', type: 'tax', expiresOn: '2027-01-31', fileId: null };
    expect(
      sayChanges({ subject: 'car', action: 'add-paper', before: null, after: paper }, {}, th),
    ).toEqual([
      { field: 'ชนิดเอกสาร', before: null, after: 'ภาษีรถ' },
      { field: 'หมดอายุวันที่', before: null, after: '31/01/2027' },
    ]);
    const out = { type: 'repair', from: '2026-11-22T01:00:00.000Z', until: null };
    expect(
      sayChanges({ subject: 'car', action: 'take-out', before: null, after: out }, {}, th),
    ).toEqual([
      { field: 'เพราะ', before: null, after: 'ซ่อม' },
      { field: 'ตั้งแต่', before: null, after: '22/11/2026 08:00' },
      { field: 'ถึง', before: null, after: 'ไม่มีกำหนด' },
    ]);
    const planId = '0198c0de-0000-7000-8000-000000000001';
    const done = { subject: 'car', action: 'care', before: null, after: { planId, km: 67_276 } };
    expect(sayChanges(done, { [planId]: 'เปลี่ยนน้ำมันเครื่อง' }, th)).toContainEqual({
      field: 'แผนบำรุงรักษา',
      before: null,
      after: 'เปลี่ยนน้ำมันเครื่อง',
    });
    expect(
      sayChanges(
        { subject: 'car', action: 'odometer', before: null, after: { km: 68_905 } },
        {},
        th,
      ),
    ).toEqual([{ field: 'เลขไมล์ (กม.)', before: null, after: '68,905' }]);
    const plan = {
      subject: 'maintenance_plan',
      before: { everyKm: 9000 },
      after: { everyKm: 10_000 },
    };
    expect(sayChanges(plan, {}, th)).toMatchObject([{ before: '9,000', after: '10,000' }]);
  });

  it('of what is personal tells which fields changed, by the names of their form', () => {
    const before = { expiresOn: '2028-04-02' };
    const after = { expiresOn: '2029-04-03', fields: ['nickname', 'phone'] };
    expect(sayChanges({ subject: 'driver', before, after }, {}, th)).toEqual([
      { field: 'ใบขับขี่หมดอายุ', before: '02/04/2028', after: '03/04/2029' },
      { field: 'ข้อมูลที่ไม่เก็บค่า', before: null, after: 'ชื่อเล่น, เบอร์โทร' },
    ]);
    const answer = { subject: 'rating', before: null, after: { isReplied: true } };
    expect(sayChanges(answer, {}, th)).toEqual([
      { field: 'ตอบผู้ให้คะแนนแล้ว', before: null, after: 'ใช่' },
    ]);
  });

  it('of a part of something says which it was, though that stayed', () => {
    const before = { rateCardId: 'r1', class: 'van', from: '2026-05-10', dayRate: '2200.00' };
    const changed = { subject: 'provider', action: 'change-rate', before };
    expect(sayChanges({ ...changed, after: { ...before, dayRate: '2300.00' } }, {}, th)).toEqual([
      { field: 'ประเภทรถ', before: null, after: 'รถตู้' },
      { field: 'ราคาต่อวัน', before: '2,200.00', after: '2,300.00' },
      { field: 'ตั้งแต่วันที่', before: null, after: '10/05/2026' },
    ]);
  });

  it('of a file tells that it is one', () => {
    const after = { receiptFileId: '01934f3e-0000-7000-8000-0000003fa1c2' };
    const before = { receiptFileId: null };
    expect(sayChanges({ subject: 'expense', before, after }, {}, th)).toEqual([
      { field: 'รูปใบเสร็จ', before: '(ว่าง)', after: 'ไฟล์แนบ 3fa1c2' },
    ]);
  });

  it('says what it was and what it is, also when it is nothing any more', () => {
    const before = { fuel: 'diesel', tollTag: 'E20115', plate: '1กข 1' };
    const after = { fuel: 'hybrid', tollTag: null, plate: '1กข 1' };
    expect(sayChanges({ subject: 'car', before, after }, {}, th)).toEqual([
      { field: 'เชื้อเพลิง', before: 'ดีเซล', after: 'ไฮบริด' },
      { field: 'บัตรทางด่วน', before: 'E20115', after: '(ว่าง)' },
    ]);
  });

  it('says codes and parts in words, and leaves out what only the database needs', () => {
    const after = {
      leaveId: '01934f3e-0000-7000-8000-0000003fa1c2',
      type: 'annual',
      from: '2026-11-22T17:00:00.000Z',
      shifts: [{ weekday: 1, starts: '08:00', ends: '17:00' }],
      siteId: 'nava',
    };
    expect(sayChanges({ subject: 'driver', before: null, after }, {}, th)).toEqual([
      { field: 'ประเภทการลา', before: null, after: 'ลาพักร้อน' },
      { field: 'ตั้งแต่', before: null, after: '23/11/2026 00:00' },
      { field: 'เวลาทำงานประจำ', before: null, after: 'จ. 08:00–17:00' },
      { field: 'โรงงาน', before: null, after: 'โรงงานนวนคร' },
    ]);
    const place = { latitude: '13.08', target: 'places' };
    expect(
      sayChanges({ subject: 'place', before: null, after: place }, {}, th).map(
        ({ field, after: is }) => `${field} ${is}`,
      ),
    ).toEqual(['ละติจูด 13.08', 'แหล่งข้อมูล สถานที่']);
  });

  it('calls what came from a file as the file does, in its order', () => {
    const told = { nameEn: 'Line 1', active: true, code: '8010', departmentId: UNIT };
    const names = { [UNIT]: 'ผลิต' };
    expect(sayChanges({ subject: 'cost_centre', before: null, after: told }, names, th)).toEqual([
      { field: 'รหัสศูนย์ต้นทุน', before: null, after: '8010' },
      { field: 'ชื่อ (อังกฤษ)', before: null, after: 'Line 1' },
      { field: 'แผนก', before: null, after: 'ผลิต' },
      { field: 'การใช้งาน', before: null, after: 'ใช้อยู่' },
    ]);
    const fields = { fields: ['lastNameTh', 'phone'] };
    expect(sayChanges({ subject: 'person', before: {}, after: fields }, {}, th)).toEqual([
      { field: 'ข้อมูลที่ไม่เก็บค่า', before: null, after: 'นามสกุล (ไทย), เบอร์โทร' },
    ]);
  });

  it('says which file was read before what came of it', () => {
    // As the database keeps them: by the length of their names.
    const after = { added: 1, target: 'places', changed: 0, unchanged: 2 };
    expect(
      sayChanges({ subject: 'import', before: null, after }, {}, th).map(
        ({ field, after: is }) => `${field} ${is}`,
      ),
    ).toEqual(['แหล่งข้อมูล สถานที่', 'เพิ่ม 1', 'แก้ไข 0', 'เหมือนเดิม 2']);
  });

  it('says whose rules they are before what they are, and which text by the words of its page', () => {
    const rules = { ratingWindowDays: 10, kind: 'bookingnodriver' };
    const inWords = (about: { action: string; after: Record<string, unknown> }) =>
      sayChanges({ subject: 'kind', before: null, ...about }, {}, th).map(
        ({ field, after: is }) => `${field} ${is}`,
      );
    expect(inWords({ action: 'change', after: rules })[0]).toBe('ประเภทการจอง จองรถขับเอง');
    const terms = { textTh: 'ข้อความ', kind: 'bookingnodriver', number: 3 };
    expect(inWords({ action: 'add-terms', after: terms })).toEqual([
      'ประเภทการจอง จองรถขับเอง',
      'ฉบับที่ 3',
      'ข้อความภาษาไทย ข้อความ',
    ]);
  });

  it('of a provider says the words of its form, and of its contacts only how many', () => {
    const before = { taxId: '0135560009015', branch: '00000', status: 'active', contacts: 1 };
    const after = { taxId: '0105536001433', branch: '00002', status: 'ended', contacts: 2 };
    expect(sayChanges({ subject: 'provider', before, after }, {}, th)).toEqual([
      { field: 'สถานะ', before: 'ใช้งาน', after: 'สิ้นสุดแล้ว' },
      { field: 'เลขผู้เสียภาษี', before: '0-1355-60009-01-5', after: '0-1055-36001-43-3' },
      { field: 'สาขา', before: 'สำนักงานใหญ่', after: '00002' },
      { field: 'ผู้ติดต่อ', before: '1 คน', after: '2 คน' },
    ]);
    const rate = { class: 'van', dayRate: '1800.00', from: '2026-01-01', until: null };
    for (const subject of ['provider', 'rate_card'])
      expect(sayChanges({ subject, before: null, after: rate }, {}, th)).toEqual([
        { field: 'ประเภทรถ', before: null, after: 'รถตู้' },
        { field: 'ราคาต่อวัน', before: null, after: '1,800.00' },
        { field: 'ตั้งแต่วันที่', before: null, after: '01/01/2026' },
        { field: 'ถึงวันที่', before: null, after: 'ไม่มีกำหนด' },
      ]);
  });

  it('of an expense says who pays and how much of it, and the end of what has no name', () => {
    const split = [{ costCentreId: 'c1', percent: '60.00' }];
    const after = { type: 'toll', rate: '1234.5', tripId: '0193-3fa1c2', split };
    expect(sayChanges({ subject: 'expense', before: null, after }, { c1: 'งานขาย' }, th)).toEqual([
      { field: 'ประเภท', before: null, after: 'ทางด่วน' },
      { field: 'เที่ยวรถ', before: null, after: '3fa1c2' },
      { field: 'ราคาต่อหน่วย', before: null, after: '1,234.50' },
      { field: 'แบ่งตามศูนย์ต้นทุน', before: null, after: 'งานขาย 60%' },
    ]);
  });

  it('of what is used no more says it as its list and its form do', () => {
    const [before, after] = [{ isRetired: false }, { isRetired: true }];
    expect(sayChanges({ subject: 'place', before, after }, {}, th)).toEqual([
      { field: 'การใช้งาน', before: 'ใช้อยู่', after: 'เลิกใช้แล้ว' },
    ]);
    expect(sayChanges({ subject: 'retention', before, after }, {}, sayIn('en'))).toEqual([
      { field: 'When it is due', before: 'Deleted every night', after: 'Kept for good' },
    ]);
    const [given, taken] = [{ active: true }, { active: false }];
    const withdrawn = { subject: 'admin_user', before: given, after: taken };
    expect(sayChanges(withdrawn, {}, sayIn('en'))).toEqual([
      { field: 'Status', before: 'Rights in force', after: 'Withdrawn' },
    ]);
  });

  it('of a holiday follows its form, where whom it applies to comes last', () => {
    const after = { kind: null, day: '2026-12-24', nameTh: 'ทดสอบ', nameEn: 'Test' };
    const told = sayChanges({ subject: 'holiday', before: null, after }, {}, sayIn('en'));
    expect(told.map(({ field }) => field)).toEqual([
      'Day',
      'Name in Thai',
      'Name in English',
      'Applies to',
    ]);
  });

  it('of a site says which, and of a trip how it stood', () => {
    const before = { site: 'nava', fallbackApproverId: null };
    const after = { site: 'nava', fallbackApproverId: 'มาลี' };
    expect(sayChanges({ subject: 'site', before, after }, {}, th)).toEqual([
      { field: 'โรงงาน', before: null, after: 'โรงงานนวนคร' },
      { field: 'ผู้อนุมัติแทน', before: '(ว่าง)', after: 'มาลี' },
    ]);
    const trip = { subject: 'trip', before: { status: 'planned' }, after: { status: 'underway' } };
    expect(sayChanges(trip, {}, th)).toEqual([
      { field: 'สถานะ', before: 'วางแผนแล้ว', after: 'กำลังเดินทาง' },
    ]);
  });

  it('of a route and its departures says the words of their forms, and its stops in order', () => {
    const stops = [
      { placeId: 'p1', minutesFromStart: 0 },
      { placeId: 'p2', minutesFromStart: 25 },
    ];
    const names = { p1: 'นวนคร', p2: 'อมตะ' };
    const route = { subject: 'route', before: null };
    const way = { back: [], out: stops, active: true };
    expect(sayChanges({ ...route, after: way }, names, th)).toEqual([
      { field: 'เปิดให้จอง', before: null, after: 'ใช่' },
      { field: 'ขาไป', before: null, after: 'นวนคร +0, อมตะ +25' },
    ]);
    const departure = { direction: 'out', departs: '07:30', weekdays: [1, 2], lastDay: null };
    expect(sayChanges({ ...route, after: departure }, {}, th)).toEqual([
      { field: 'ทิศทาง', before: null, after: 'ขาไป' },
      { field: 'เวลาออก', before: null, after: '07:30' },
      { field: 'วันที่วิ่ง', before: null, after: 'จ., อ.' },
    ]);
  });
});
