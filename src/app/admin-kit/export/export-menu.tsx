import { Button, Menu } from '@mantine/core';
import { useCallback, useState } from 'react';
import { dayOf } from '#domain/dates/bangkok-time';
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
import { useSay } from '../../ui/use-say';
import type { RowsDefinition, Query } from '../list/list-definition';
import classes from '../list/list.module.css';
import { fetchAll } from './fetch-all';
import { PrintSheet } from './print-sheet';
import { toCsv } from './to-csv';

/** The app's own overlays, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

type ExportMenuProps<Row> = { definition: RowsDefinition<Row>; query: Query; total: number };

/** What is filtered, as a file or on paper. */
export const ExportMenu = <Row,>({ definition, query, total }: ExportMenuProps<Row>) => {
  const say = useSay();
  const [progress, setProgress] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  const { name, title } = definition;
  const columns = definition.columns.filter(({ screenOnly }) => !screenOnly);
  const fileName = (ending: string) => `${name}-${dayOf(new Date())}.${ending}`;

  const run = async (write: (rows: readonly Row[]) => Promise<void> | void) => {
    setFailed(false);
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
      setFailed(true);
    } finally {
      setProgress(null);
    }
  };

  const asCsv = (rows: readonly Row[]) =>
    saveFile(fileName('csv'), new Blob([toCsv(columns, rows, say)], { type: 'text/csv' }));
  const asXlsx = async (rows: readonly Row[]) => {
    const { toXlsx } = await import('./to-xlsx');
    saveFile(fileName('xlsx'), await toXlsx(say(title), columns, rows, say));
  };
  const stopPrinting = useCallback(() => setPrinted(null), []);

  return (
    <>
      <Menu
        position="bottom-end"
        zIndex={OVERLAY_LAYER}
        transitionProps={{ duration: 0 }}
        classNames={{ item: classes['menuItem'] ?? '' }}
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
      <span role="status" className={classes['exporting']}>
        {progress !== null && say(exportRunning, { done: progress, count: total })}
        {hasFailed && say(exportFailed)}
      </span>
      {printed && <PrintSheet definition={definition} rows={printed} onDone={stopPrinting} />}
    </>
  );
};
