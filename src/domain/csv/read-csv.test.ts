import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCsv } from './read-csv';

const rowsOf = (text: string) => {
  const read = readCsv(text);
  return 'code' in read ? read : read.rows.map(({ line, cells }) => [line, ...cells]);
};

describe('a table as text', () => {
  test.each([
    ['commas', 'a,b\n1,2', [[2, '1', '2']]],
    ['semicolons', 'a;b\n1,5;2', [[2, '1,5', '2']]],
    ['tabs', 'a\tb\n1\t2', [[2, '1', '2']]],
    ['a byte order mark', '\uFEFFa,b\n1,2', [[2, '1', '2']]],
    [
      'line ends of Windows',
      'a,b\r\n1,2\r\n3,4\r\n',
      [
        [2, '1', '2'],
        [3, '3', '4'],
      ],
    ],
    ['line ends of an old Mac', 'a,b\r1,2\r', [[2, '1', '2']]],
    ['quotes and doubled quotes', 'a,b\n"1, ""x""",2', [[2, '1, "x"', '2']]],
    [
      'a line end inside quotes',
      'a,b\n"1\r\n2",3\n4,5',
      [
        [2, '1\r\n2', '3'],
        [4, '4', '5'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,3\n1,,',
      [
        [2, '', '', '3'],
        [3, '1', '', ''],
      ],
    ],
    ['empty lines', 'a,b\n\n1,2\n,\n', [[3, '1', '2']]],
    ['blanks around cells', 'a,b\n 1 , 2 ', [[2, '1', '2']]],
    ['a quoted last cell', 'a,b\n1,"2"', [[2, '1', '2']]],
    ['a separator in a quoted heading', '"a;b;c;d",e\n1,2', [[2, '1', '2']]],
    ['a byte order mark before a quoted heading', '\uFEFF"a",b\n1,2', [[2, '1', '2']]],
    ['one heading, and so by commas', 'a\n1;2,3', [[2, '1;2', '3']]],
    ['Thai', 'ชื่อ,นามสกุล\nสมชาย,ใจดี', [[2, 'สมชาย', 'ใจดี']]],
  ])('%s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test.each([
    ['a,b\n"1,2\n3,4', { line: 2, code: 'open_quote' }],
    ['a,b\n1,"2"x,3', { line: 2, code: 'open_quote' }],
    ['', { line: 1, code: 'empty_file' }],
    ['a,b\n', { line: 1, code: 'empty_file' }],
    [' \n,\n', { line: 1, code: 'empty_file' }],
  ])('%j cannot be read, and says where', (text, problem) => {
    expect(rowsOf(text)).toEqual(problem);
  });

  const cell = fc.string({
    unit: fc.constantFrom('a', 'ก', ',', ';', '"', '\n', '\r', ' ', '1'),
    maxLength: 6,
  });
  const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;

  it('quoted cells come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = ['"h1","h2"', ...rows.map((cells) => cells.map(quote).join(','))].join('\r\n');
        const filled = rows
          .map((cells) => cells.map((value) => value.trim()))
          .filter((cells) => cells.some(Boolean));
        const read = readCsv(text);
        expect('code' in read ? [] : read.rows.map(({ cells }) => cells)).toEqual(filled);
      }),
    );
  });

  it('takes no longer for a large file than for many small ones with as many rows', () => {
    // The quickest of three: the machine may do other things too. A square of the rows would be a hundred times as long.
    const quickest = (files: number, rows: number): number => {
      const text = `a,b,c\n${'x,"y ""z""",\n'.repeat(rows)}`;
      const times = [1, 2, 3].map(() => {
        const began = performance.now();
        for (let file = 0; file < files; file += 1) expect(rowsOf(text)).toHaveLength(rows);
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    const small = quickest(100, 200);
    expect(quickest(1, 20_000) / small).toBeLessThan(30);
  });

  it('ends, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', '\t') }),
        (text) => {
          expect(readCsv(text)).toBeDefined();
        },
      ),
    );
  });
});
