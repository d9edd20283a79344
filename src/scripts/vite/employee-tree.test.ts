import { describe, expect, it } from 'vitest';
import { filesOfEmployees } from './employee-tree.ts';

const chunk = (fileName: string, more: object = {}) => ({
  fileName,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  ...more,
});

describe('what is precached', () => {
  it('is all that employees can reach, with its CSS, and nothing that only the administration uses', () => {
    const entry = chunk('index.js', {
      imports: ['shared.js'],
      dynamicImports: ['approve.js', 'report.js'],
    });
    const approve = chunk('approve.js', {
      imports: ['index.js'],
      viteMetadata: { importedCss: new Set(['approve.css']), importedAssets: new Set() },
    });
    const report = chunk('report.js', {
      facadeModuleId: '/x/src/app/routes/admin/$type/report.tsx?tsr-split=component',
      imports: ['table.js'],
    });
    const chunks = [entry, chunk('shared.js'), approve, report, chunk('table.js')];
    const files = filesOfEmployees(entry, new Map(chunks.map((each) => [each.fileName, each])));
    expect([...files].toSorted()).toEqual(['approve.css', 'approve.js', 'index.js', 'shared.js']);
  });
});
