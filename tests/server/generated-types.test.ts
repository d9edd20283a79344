import { expect, inject, test } from 'vitest';
import { runKyselyCodegen } from '../setup/kysely-codegen';
import { templateName } from '../setup/template-database';

test("when the migrations change a table, Kysely's types have been generated anew", async () => {
  const template = { ...inject('postgres'), database: templateName };
  await expect(runKyselyCodegen(template, '--verify')).resolves.toBeDefined();
});
