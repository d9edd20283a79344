import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ListPage } from '#contract/list';
import { sayIn } from '#words/message';
import { ApiError, OfflineError } from '../../api/errors';
import type { Column, ListDefinition } from '../list/list-definition';
import { fetchAll } from './fetch-all';
import { inTime } from './in-time';
import { toCsv } from './to-csv';
import { toXlsx } from './to-xlsx';

type Row = { name: string; km: number; cost: string; on: string; at: string | null };

const columns: readonly Column<Row>[] = [
  { id: 'name', title: { th: 'ชื่อ', en: 'Name' }, value: ({ name }) => name },
  { id: 'km', title: { th: 'กม.', en: 'km' }, type: 'number', value: ({ km }) => km },
  { id: 'cost', title: { th: 'ค่าใช้จ่าย', en: 'Cost' }, type: 'money', value: ({ cost }) => cost },
  { id: 'on', title: { th: 'วันที่', en: 'Day' }, type: 'day', value: ({ on }) => on },
  { id: 'at', title: { th: 'เวลา', en: 'At' }, type: 'moment', value: ({ at }) => at },
];

const rows: readonly Row[] = [
  {
    name: 'สมชาย "น้ำ" ใจดี, ขอนแก่น',
    km: 12_345,
    cost: '1234.50',
    on: '2026-11-21',
    at: '2026-11-21T20:30:00.000Z',
  },
  { name: '=HYPERLINK("http://x")', km: -7, cost: '0.00', on: '2026-01-01', at: null },
];

const say = sayIn('th');

describe('CSV', () => {
  it('begins with a byte order mark, keeps Thai, quotes what needs it, and figures plain', () => {
    expect(toCsv(columns, rows, say)).toBe(
      [
        '\uFEFFชื่อ,กม.,ค่าใช้จ่าย,วันที่,เวลา',
        '"สมชาย ""น้ำ"" ใจดี, ขอนแก่น",12345,1234.50,21/11/2026,22/11/2026 03:30',
        `"'=HYPERLINK(""http://x"")",-7,0.00,01/01/2026,`,
        '',
      ].join('\r\n'),
    );
  });

  test.each(['=1+1', '+66812345678x', '-cmd', '@SUM(A1)', '\t=1', '\r=1'])('disarms %j', (name) => {
    const [first] = columns;
    const text = toCsv(first ? [first] : [], [{ ...rows[0], name } as Row], say);
    expect(text.split('\r\n')[1]?.replaceAll('"', '')).toMatch(/^'/);
  });
});

/** A zip's files, by its directory at the end. */
const unzip = (bytes: Buffer): Map<string, string> => {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006') + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const start = bytes.readUInt32LE(at + 42);
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const packed = bytes.subarray(data, data + size);
    const content = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), content.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
};

const partsOf = async (blob: Blob) => {
  const files = unzip(Buffer.from(await blob.arrayBuffer()));
  const read = (name: string) => files.get(name) ?? '';
  return {
    sheet: read('xl/worksheets/sheet1.xml'),
    strings: read('xl/sharedStrings.xml'),
    styles: read('xl/styles.xml'),
    workbook: read('xl/workbook.xml'),
  };
};

const cell = (sheet: string, at: string) =>
  new RegExp(`<c r="${at}"([^>]*)><v>([^<]*)</v>`).exec(sheet);
/** Days since the 30th of December 1899, as every spreadsheet counts. */
const serial = (utc: string) => (Date.parse(utc) - Date.UTC(1899, 11, 30)) / 86_400_000;

const office = [process.env['LIBREOFFICE_PATH'] ?? '', 'soffice', 'libreoffice'].find(
  (name) => name !== '' && spawnSync('which', [name]).status === 0,
);

/** What LibreOffice holds each cell for, and its value: a date or number that is only text would be a `string`. */
const cellsOf = (opened: string) =>
  [
    ...opened.matchAll(
      /<table:table-cell[^>]*office:value-type="(\w+)"(?:[^>]*?office:(?:date-)?value="([^"]*)")?[^>]*>\s*<text:p>(.*?)<\/text:p>/g,
    ),
  ].map(([, type, value, text]) => [type, value ?? text]);

describe('XLSX', () => {
  it('has real numbers and dates, Bangkok’s clock, Thai text, and a heading that stays', async () => {
    const { sheet, strings, styles, workbook } = await partsOf(
      await toXlsx('รถ/ทั้งหมด', columns, rows, say),
    );
    expect(strings).toContain('สมชาย "น้ำ" ใจดี, ขอนแก่น');
    expect(workbook).toContain('รถ ทั้งหมด');
    expect(sheet).toContain('state="frozen"');
    expect(cell(sheet, 'A2')?.[1]).toContain('t="s"');
    for (const [at, value] of [
      ['B2', 12_345],
      ['C2', 1234.5],
      ['D2', serial('2026-11-21T00:00:00Z')],
      ['E2', serial('2026-11-22T03:30:00Z')],
      ['B3', -7],
    ] as const) {
      expect(Number(cell(sheet, at)?.[2]), at).toBeCloseTo(value, 8);
      expect(cell(sheet, at)?.[1], at).not.toMatch(/t="(s|inlineStr|str)"/);
    }
    expect(sheet).not.toContain('r="E3"><v>');
    expect(styles).toContain('dd/mm/yyyy hh:mm');
    expect(styles).toContain('#,##0.00');
    // A formula is only text.
    expect(sheet).not.toContain('<f>');
  });

  it('opens in LibreOffice with Thai text, real dates and real numbers', async ({ skip }) => {
    if (office === undefined)
      return skip('LibreOffice is not installed; the test above reads the file itself');
    const folder = mkdtempSync(join(tmpdir(), 'xlsx-'));
    const file = join(folder, 'list.xlsx');
    writeFileSync(
      file,
      new Uint8Array(await (await toXlsx('รถ', columns, rows, say)).arrayBuffer()),
    );
    // A profile of its own, or an office that is already open would take the order and answer nothing.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const args = [profile, '--headless', '--convert-to', 'fods', '--outdir', folder, file];
    const { status, stderr } = spawnSync(office, args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const opened = readFileSync(join(folder, 'list.fods'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(opened).toContain('table:name="รถ"');
    expect(cellsOf(opened)).toEqual([
      ...columns.map(({ title }) => ['string', say(title)]),
      ['string', 'สมชาย &quot;น้ำ&quot; ใจดี, ขอนแก่น'],
      ['float', '12345'],
      ['float', '1234.5'],
      ['date', '2026-11-21'],
      ['date', '2026-11-22T03:30:00'],
      ['string', '=HYPERLINK(&quot;http://x&quot;)'],
      ['float', '-7'],
      ['float', '0'],
      ['date', '2026-01-01'],
    ]);
  }, 120_000);
});

describe('collecting what is filtered', () => {
  const definition = (total: number) => {
    const all = Array.from({ length: total }, (_, id) => ({ id: String(id) }));
    const read = vi.fn(
      async (query: Readonly<Record<string, string>>): Promise<ListPage<{ id: string }>> => {
        const [page, size] = [Number(query['page']), Number(query['size'])];
        return { rows: all.slice((page - 1) * size, page * size), total, asOf: '' };
      },
    );
    return { read, rowId: ({ id }: { id: string }) => id } as unknown as ListDefinition<{
      id: string;
    }> & { read: typeof read };
  };

  test.each([0, 1, 200, 201, 450])('%i rows come through the list’s own call', async (total) => {
    const list = definition(total);
    const query = { q: 'x', sort: '-name', page: '3' };
    const done = vi.fn<(done: number) => void>();
    const found = await fetchAll(list, query, done, new AbortController().signal);
    expect(found).toHaveLength(total);
    expect(list.read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / 200)));
    expect(list.read.mock.calls[0]?.[0]).toEqual({ q: 'x', sort: '-name', page: '1', size: '200' });
    expect(done).toHaveBeenLastCalledWith(total, total);
  });

  describe('a page that does not come', () => {
    const collect = (list: ReturnType<typeof definition>) =>
      fetchAll(list, {}, () => undefined, new AbortController().signal);
    beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
    afterEach(() => vi.useRealTimers());

    test.each([new OfflineError(), new ApiError('internal_error', 503, '')])(
      'is asked for again: %s',
      async (error) => {
        const list = definition(450);
        list.read.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
        expect(await collect(list)).toHaveLength(450);
      },
    );

    it('fails the third time, and at once where it is refused', async () => {
      const gone = definition(450);
      gone.read.mockRejectedValue(new OfflineError());
      await expect(collect(gone)).rejects.toThrow(OfflineError);
      expect(gone.read).toHaveBeenCalledTimes(3);
      const refused = definition(450);
      refused.read.mockRejectedValue(new ApiError('not_allowed', 403, ''));
      await expect(collect(refused)).rejects.toThrow(ApiError);
      expect(refused.read).toHaveBeenCalledTimes(1);
    });

    it('a sheet that is never packed fails too', async () => {
      await expect(inTime(new Promise(() => undefined), 1_000)).rejects.toThrow('1000 ms');
      expect(await inTime(Promise.resolve('packed'), 1_000)).toBe('packed');
    });
  });
});
