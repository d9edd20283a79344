import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandOf } from '../../src/scripts/lib/project.mjs';
import type { Address } from '../../src/server/db/client';

/** Writes the tables' types from a database, or with `--verify` fails when the written ones are not its own. */
export const runKyselyCodegen = ({ host, port, user, database }: Address, ...more: string[]) =>
  promisify(execFile)(process.execPath, [
    commandOf('kysely-codegen'),
    '--config-file=src/server/db/column-types.json',
    '--dialect=postgres',
    `--url=postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    '--exclude-pattern={public.schema_migration,pristine.*}',
    '--camel-case',
    '--date-parser=string',
    '--type-mapping={"int8":"number"}',
    '--out-file=src/server/db/schema.generated.ts',
    ...more,
  ]);
