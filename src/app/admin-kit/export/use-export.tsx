import { Button } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { dayOf } from '#domain/dates/bangkok-time';
import { tryAgain } from '#words/actions';
import { exportFailed, exportRunning } from '#words/admin-kit';
import { saveFile } from '../../files/save-file';
import { isDay } from '../../days/day-field';
import { useSay } from '../../ui/use-say';
import type { RowsDefinition, Query } from '../list/list-definition';
import classes from '../list/list.module.css';
import { fetchAll } from './fetch-all';
import { inTime } from './in-time';
import { PrintSheet } from './print-sheet';
import { toCsv } from './to-csv';

/** Ten thousand rows take a slow phone some ten seconds. */
const PACKING_PATIENCE_MS = 60_000;

export type Exporting = {
  count: number;
  isRunning: boolean;
  asXlsx: () => void;
  asCsv: () => void;
  onPaper: () => void;
  /** How far it is, that it failed, and the paper: stands beside the menu, which closes. */
  says: ReactNode;
};

/** All rows of a list as a file or on paper, whoever offers it. */
export const useExport = <Row,>(
  definition: RowsDefinition<Row>,
  query: Query,
  count: number,
): Exporting => {
  type Write = (rows: readonly Row[]) => Promise<void> | void;
  const say = useSay();
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ write: Write } | null>(null);
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  const { name, title } = definition;
  const columns = definition.columns.filter(({ screenOnly }) => !screenOnly);
  const days = [query['from'], query['to']].filter(isDay);
  const fileName = (ending: string) => `${name}-${days.join('_') || dayOf(new Date())}.${ending}`;

  const run = async (write: Write) => {
    setFailed(null);
    setProgress(0);
    try {
      await write(
        await fetchAll(
          definition,
          query,
          (done) => setProgress(done),
          new AbortController().signal,
        ),
      );
    } catch {
      setFailed({ write });
    } finally {
      setProgress(null);
    }
  };

  const asCsv = (rows: readonly Row[]) =>
    saveFile(fileName('csv'), new Blob([toCsv(columns, rows, say)], { type: 'text/csv' }));
  const pack = async (rows: readonly Row[]) => {
    const { toXlsx } = await import('./to-xlsx');
    return toXlsx(say(title), columns, rows, say);
  };
  const asXlsx = async (rows: readonly Row[]) =>
    saveFile(fileName('xlsx'), await inTime(pack(rows), PACKING_PATIENCE_MS));
  const stopPrinting = useCallback(() => setPrinted(null), []);
  return {
    count,
    isRunning: progress !== null,
    asXlsx: () => void run(asXlsx),
    asCsv: () => void run(asCsv),
    onPaper: () => void run((rows) => setPrinted(rows)),
    says: (
      <>
        <span role="status" className="soft small">
          {progress !== null && say(exportRunning, { done: progress, count })}
        </span>
        {failed && (
          <div role="alert" className={classes['exportFailed']}>
            <span>{say(exportFailed)}</span>
            <Button variant="default" onClick={() => void run(failed.write)}>
              {say(tryAgain)}
            </Button>
          </div>
        )}
        {printed && (
          <PrintSheet definition={definition} days={days} rows={printed} onDone={stopPrinting} />
        )}
      </>
    ),
  };
};
