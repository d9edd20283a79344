import { describe, expect, it, vi } from 'vitest';
import type { ImportAnswer, ImportRow } from '#contract/import';
import { notWhole } from '#words/beyond-limits';
import { sayIn } from '#words/message';
import { judgeRows, type ImportColumn } from './judge-rows';
import { readText } from './read-text';

const columns: readonly ImportColumn[] = [
  { id: 'plate', title: { th: 'ทะเบียน', en: 'Plate' }, required: true, example: '' },
  {
    id: 'seats',
    title: { th: 'ที่นั่ง', en: 'Seats' },
    read: Number,
    example: '',
    wanted: notWhole,
  },
];

const judging = (answer: ImportAnswer = { imported: 0, unchanged: 0, problems: [] }) => {
  const send = vi.fn(async (_rows: ImportRow[], _check: boolean) => answer);
  return { send, judge: judgeRows(columns, send, sayIn('th')) };
};

describe('a file that is imported', () => {
  it('has its columns found in either language, in any order, others left out', async () => {
    const { send, judge } = judging();
    const judgement = await judge('Seats,ชื่อเล่น,ทะเบียน*\n12,ก,1กข 1\n,,2กข 2\n', false);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      [
        { plate: '1กข 1', seats: 12 },
        { plate: '2กข 2', seats: null },
      ],
      true,
    );
    expect(judgement).toMatchObject({
      rows: 2,
      wrong: 0,
      isDone: false,
      preview: {
        headings: ['ทะเบียน', 'ที่นั่ง'],
        rows: [
          ['1กข 1', '12'],
          ['2กข 2', ''],
        ],
      },
    });
  });

  it('asks for what was left out, as its form does', async () => {
    const problems = [{ row: 0, fields: { plate: 'invalid' } }];
    const { judge } = judging({ imported: 0, unchanged: 0, problems });
    const judgement = await judge('plate,seats\n,4\n', true);
    expect(judgement.problems).toEqual([{ line: 2, text: 'ทะเบียน: กรุณากรอกช่องนี้' }]);
  });

  it('says what is wrong with the line of the file and the name of the column', async () => {
    const problems = [{ row: 1, fields: { seats: 'too_few' } }];
    const judgement = await judging({ imported: 0, unchanged: 0, problems }).judge(
      'plate\na\n\nb\n',
      true,
    );
    expect(judgement).toMatchObject({
      wrong: 1,
      isDone: false,
      problems: [{ line: 4, text: 'ที่นั่ง: น้อยกว่ากำหนด' }],
    });
  });

  it('says what is wrong with a line column by column, as the template has them', async () => {
    const problems = [{ row: 0, fields: { seats: 'too_few', plate: 'required' } }];
    const { judge } = judging({ imported: 0, unchanged: 0, problems });
    const judgement = await judge('seats,plate\n1,\n', false);
    expect(judgement.problems.map(({ text }) => text)).toEqual([
      'ทะเบียน: กรุณากรอกช่องนี้',
      'ที่นั่ง: น้อยกว่ากำหนด',
    ]);
  });

  it('says of a name that is not known here that it is not, as a form would not', async () => {
    const problems = [{ row: 0, fields: { plate: 'unknown' } }];
    const judgement = await judging({ imported: 0, unchanged: 0, problems }).judge(
      'plate\na\n',
      false,
    );
    expect(judgement.problems[0]?.text).toBe('ทะเบียน: ไม่พบชื่อนี้ในระบบ กรุณาตรวจตัวสะกด');
  });

  it('says what may stand in a cell where that is known', async () => {
    const problems = [{ row: 0, fields: { seats: 'invalid', plate: 'invalid' } }];
    const judgement = await judging({ imported: 0, unchanged: 0, problems }).judge(
      'plate\na\n',
      false,
    );
    expect(judgement.problems.map(({ text }) => text)).toEqual([
      'ทะเบียน: ข้อมูลช่องนี้ไม่ถูกต้อง',
      'ที่นั่ง: ต้องเป็นจำนวนเต็ม',
    ]);
  });

  it.each([
    ['99', 'too_many', 'Seats: At most 60.'],
    // A whole number it is.
    ['-1', 'invalid', 'Seats: At least 1.'],
  ])('names the limit that %s is beyond', async (typed, code, says) => {
    const problems = [{ row: 0, fields: { seats: code } }];
    const limits = { least: 1, most: 60 };
    const limited = columns.map((column) => ({ ...column, limits }));
    const send = async () => ({ imported: 0, unchanged: 0, problems });
    const judge = judgeRows(limited, send, sayIn('en'));
    const judgement = await judge(`plate,seats\na,${typed}\n`, false);
    expect(judgement.problems[0]?.text).toBe(says);
  });

  it('counts apart what is there already and just the same', async () => {
    const judgement = await judging({ imported: 0, unchanged: 2, problems: [] }).judge(
      'plate\na\nb\nc\n',
      false,
    );
    expect(judgement).toMatchObject({ rows: 1, summary: ['มีอยู่แล้วและเหมือนเดิม 2 แถว'] });
  });

  it('is done only when the server has taken it', async () => {
    expect(
      await judging({ imported: 1, unchanged: 0, problems: [] }).judge('plate\na\n', true),
    ).toMatchObject({
      isDone: true,
    });
  });

  it.each([
    ['', 'ไม่มีข้อมูลในไฟล์นี้'],
    ['plate\n"a', 'อ่านไฟล์นี้ไม่ได้ กรุณาบันทึกเป็น CSV แล้วลองใหม่'],
    ['seats\n1\n', 'ไม่พบคอลัมน์: ทะเบียน'],
    [`plate\n${'a\n'.repeat(1001)}`, 'ไฟล์ใหญ่เกินไป ใช้ได้ไม่เกิน 1,000 แถว และ 2 MB'],
  ])('is not sent when it cannot be one', async (text, refused) => {
    const { send, judge } = judging();
    expect(await judge(text, false)).toMatchObject({ refused });
    expect(send).not.toHaveBeenCalled();
  });

  it('may come from the Excel of a Thai Windows', async () => {
    const thai = new Uint8Array([0xb7, 0xd0, 0xe0, 0xba, 0xd5, 0xc2, 0xb9]);
    expect(await readText(new Blob([thai]))).toBe('ทะเบียน');
    expect(await readText(new Blob(['ทะเบียน']))).toBe('ทะเบียน');
  });
});
