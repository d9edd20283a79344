import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;

/** What docs/words.md calls otherwise. */
const otherNames = /ผู้ให้บริการรถ|อัตราค่าบริการ|เป็นจุดในโรงงาน|\b[Rr]ates\b|rate card|Correct \$/;

describe('one thing has one name', () => {
  it.each(readdirSync(folder).filter((name) => !name.includes('test')))('in %s', (name) => {
    const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
    expect(lines.filter((line) => /'|`/.test(line) && otherNames.test(line))).toEqual([]);
  });
});
