import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const claims =
  /\b(is|are|was|were|be|been|gets?) (told(?! apart)|notified|informed)\b|\b(notify|we (tell|let|inform)) \b|ได้รับแจ้ง|ได้รับการแจ้งเตือน|ผู้จัดรถ(เห็น|ทราบ|รู้)แล้ว|แจ้งทันที|แจ้งแล้ว|แจ้งผู้(เดินทาง|โดยสาร|จอง|อนุมัติ)/i;

/** These say what deliveries say, or what is wrong with them. */
const measured = new Set(['reach.ts', 'truths.ts']);

/** Whether a notice reaches somebody is known only once it was delivered. */
describe('no text', () => {
  it.each(readdirSync(folder).filter((name) => !name.includes('test') && !measured.has(name)))(
    'of %s says that somebody was or will be told',
    (name) => {
      const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
      const found = lines.filter((line) => /'|`/.test(line) && claims.test(line));
      expect(found).toEqual([]);
    },
  );
});
