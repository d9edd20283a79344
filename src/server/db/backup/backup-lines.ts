import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { StartError } from '../../start-error';

/*
 * A backup is text, packed by gzip: a line of JSON that says what it is; for every table a line of JSON and its rows as
 * PostgreSQL's COPY writes them, ended by `\.`; a line with the sequences and the number of rows; and last the SHA-256 of
 * all before it. Who has nothing but `zcat` and `psql` can still read it.
 */

export const FORMAT = 'carpool backup 1';

const backupHead = v.object({
  format: v.literal(FORMAT),
  version: v.string(),
  madeAt: v.string(),
  /** What the tables looked like: the migrations applied, with their checksums. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
});
export type BackupHead = v.InferOutput<typeof backupHead>;

const tableHead = v.object({ table: v.string(), columns: v.array(v.string()) });
export type TableHead = v.InferOutput<typeof tableHead>;

const sequence = v.object({ name: v.string(), value: v.string(), isUsed: v.boolean() });

const backupEnd = v.object({
  sequences: v.array(sequence),
  rows: v.record(v.string(), v.number()),
});
export type BackupEnd = v.InferOutput<typeof backupEnd>;

const checksumLine = v.object({ sha256: v.string() });

export const END_OF_ROWS = '\\.\n';

export const damaged = (cause?: unknown): StartError =>
  new StartError('The backup is damaged or not complete: take another copy of it.', { cause });

/** Reads a backup in pieces as they come; no table is ever in memory as a whole. */
const readLines = (source: AsyncIterable<Buffer>) => {
  const pieces = source[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);

  const more = async (): Promise<void> => {
    const { value, done } = await pieces.next().catch((error: unknown) => {
      throw error instanceof StartError ? error : damaged(error);
    });
    if (done === true) throw damaged();
    held = Buffer.concat([held, value]);
  };

  const take = (bytes: number): Buffer => {
    const taken = held.subarray(0, bytes);
    held = held.subarray(bytes);
    hash.update(taken);
    return taken;
  };

  return {
    checksum: () => hash.copy().digest('hex'),

    /** The next line, which is one of these. */
    json: async <T extends v.GenericSchema>(schema: T): Promise<v.InferOutput<T>> => {
      let end = held.indexOf('\n');
      while (end < 0) {
        await more();
        end = held.indexOf('\n');
      }
      const line = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), take(end + 1).toString());
      if (!line.success) throw damaged();
      return line.output;
    },

    /** The rows of a table, up to their end. A line of them never is `\.`: COPY writes a backslash as two. */
    rows: async function* (): AsyncGenerator<Buffer> {
      let atLineStart = true;
      for (;;) {
        while (held.length < END_OF_ROWS.length) await more();
        if (atLineStart && held.subarray(0, END_OF_ROWS.length).toString() === END_OF_ROWS) {
          take(END_OF_ROWS.length);
          return;
        }
        const end = held.indexOf(`\n${END_OF_ROWS}`);
        // What may be the beginning of the end waits for what follows it.
        const ready = end >= 0 ? end + 1 : held.length - END_OF_ROWS.length;
        if (ready > 0) {
          yield take(ready);
          atLineStart = end >= 0;
        } else await more();
      }
    },
  };
};

type OnTable = (table: TableHead, rows: AsyncIterable<Buffer>) => Promise<number>;

/**
 * Reads a backup to its end. `begin` hears what it is and answers what to do with each table, which answers how many rows
 * it had; the end is given out only when nothing was missing.
 */
export const readBackup = async (
  source: AsyncIterable<Buffer>,
  begin: (head: BackupHead) => Promise<OnTable>,
): Promise<{ head: BackupHead; end: BackupEnd }> => {
  const lines = readLines(source);
  const head = await lines.json(backupHead);
  const onTable = await begin(head);
  const counted = new Map<string, number>();
  for (;;) {
    const part = await lines.json(v.union([tableHead, backupEnd]));
    if ('table' in part) {
      counted.set(part.table, await onTable(part, lines.rows()));
      continue;
    }
    const found = lines.checksum();
    const { sha256 } = await lines.json(checksumLine);
    const rows = Object.entries(part.rows);
    const isComplete =
      rows.length === counted.size && rows.every(([table, count]) => counted.get(table) === count);
    if (sha256 !== found || !isComplete) throw damaged();
    return { head, end: part };
  }
};

const NEWLINE = 10;

/** Without a database: what it is, and that nothing of it is missing. */
export const checkBackup = (source: AsyncIterable<Buffer>) =>
  readBackup(source, async () => async (_, rows) => {
    let count = 0;
    for await (const piece of rows) for (const byte of piece) if (byte === NEWLINE) count += 1;
    return count;
  });
