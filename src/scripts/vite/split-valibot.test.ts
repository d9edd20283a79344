import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitRegions } from './split-valibot.ts';

describe('valibot taken apart', () => {
  it('is its regions, each with what it needs of others, behind the names it exports', () => {
    const bundle = [
      '//#region src/a.ts\nconst limit = 1;\nfunction a() { return b(limit); }\n//#endregion',
      '//#region src/b.ts\nfunction b$1(x) { return x; }\nfunction b(x) { return b$1(x); }\n//#endregion',
      'export { a, b as c };\n',
    ].join('\n');
    const { parts, index } = splitRegions(bundle);
    expect(parts[1]).toContain("import { b } from '\0valibot/2';");
    expect(parts[1]).toContain('export { limit, a };');
    expect(parts[2]).not.toContain('import');
    expect(index).toBe("export { a } from '\0valibot/1';\nexport { b as c } from '\0valibot/2';");
  });

  it('leaves nothing of the installed version behind', () => {
    const bundle = readFileSync('node_modules/valibot/dist/index.mjs', 'utf8');
    const { parts, index } = splitRegions(bundle);
    expect(parts.length).toBeGreaterThan(200);
    expect(index).not.toContain('\0valibot/undefined');
    const declared = new Map(
      parts.map((part, at) => [at, /\nexport \{ (.*) \};$/.exec(part)?.[1]?.split(', ') ?? []]),
    );
    for (const [, name = '', at] of index.matchAll(
      /export \{ ([\w$]+).* \} from '\0valibot\/(\d+)'/g,
    ))
      expect(declared.get(Number(at))).toContain(name);
  });
});
