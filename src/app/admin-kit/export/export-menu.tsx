import { Button, Menu } from '@mantine/core';
import { useCallback, useState } from 'react';
import { dayOf } from '#domain/dates/bangkok-time';
import { tryAgain } from '#words/actions';
import {
  exportCsv,
  exportFailed,
  exportLabel,
  exportPrint,
  exportRunning,
  exportWhat,
  exportXlsx,
} from '#words/admin-kit';
import { saveFile } from '../../files/save-file';
import { useDropdown } from '../../ui/use-dropdown';
import { useSay } from '../../ui/use-say';
import type { RowsDefinition, Query } from '../list/list-definition';
import classes from '../list/list.module.css';
import { fetchAll } from './fetch-all';
import { inTime } from './in-time';
import { PrintSheet } from './print-sheet';
import { toCsv } from './to-csv';

/** The app's own overlays, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

/** Ten thousand rows take a slow phone some ten seconds. */
const PACKING_PATIENCE_MS = 60_000;

type Write<Row> = (rows: readonly Row[]) => Promise<void> | void;

type ExportMenuProps<Row> = { definition: RowsDefinition<Row>; query: Query; total: number };

export const ExportMenu = <Row,>({ definition, query, total }: ExportMenuProps<Row>) => {
  const say = useSay();
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ write: Write<Row> } | null>(null);
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  const { name, title } = definition;
  const columns = definition.columns.filter(({ screenOnly }) => !screenOnly);
  const fileName = (ending: string) => `${name}-${dayOf(new Date())}.${ending}`;

  const run = async (write: Write<Row>) => {
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
  const dropdown = useDropdown();
  const stopPrinting = useCallback(() => setPrinted(null), []);

  return (
    <>
      <Menu
        {...dropdown}
        position="bottom-end"
        zIndex={OVERLAY_LAYER}
        transitionProps={{ duration: 0 }}
        classNames={{ item: '' }}
      >
        <Menu.Target>
          <Button variant="default" loading={progress !== null} disabled={total === 0}>
            {say(exportLabel)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{say(exportWhat, { count: total })}</Menu.Label>
          <Menu.Item onClick={() => void run(asXlsx)}>{say(exportXlsx)}</Menu.Item>
          <Menu.Item onClick={() => void run(asCsv)}>{say(exportCsv)}</Menu.Item>
          <Menu.Item onClick={() => void run((rows) => setPrinted(rows))}>
            {say(exportPrint)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <span role="status" className="soft small">
        {progress !== null && say(exportRunning, { done: progress, count: total })}
      </span>
      {failed && (
        <div role="alert" className={classes['exportFailed']}>
          <span>{say(exportFailed)}</span>
          <Button variant="default" onClick={() => void run(failed.write)}>
            {say(tryAgain)}
          </Button>
        </div>
      )}
      {printed && <PrintSheet definition={definition} rows={printed} onDone={stopPrinting} />}
    </>
  );
};
