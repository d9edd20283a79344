import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { MOST_ROWS } from '#contract/import';
import {
  chooseCsv,
  chooseOther,
  importChecking,
  importDone,
  importHow,
  importTitle,
  importNow,
  importReady,
  importTemplate,
  importTooLarge,
  importWrong,
} from '#words/admin-kit';
import { saveFile } from '../../files/save-file';
import { Sheet } from '../../ui/sheet';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import formClasses from '../form/form.module.css';
import { useAttempt } from '../record/use-attempt';
import { usePanelFocus } from '../form/form-panel';
import { ImportPreview, ImportProblems } from './import-outcome';
import classes from './import.module.css';
import { MOST_MEGABYTES, type ImportColumn } from './judge-rows';
import type { Judge, Judgement } from './judgement';
import { readText } from './read-text';

const MEGABYTE = 1024 * 1024;
const BYTE_ORDER_MARK = '\uFEFF';

type ImportPanelProps = {
  title?: string;
  columns: readonly Pick<ImportColumn, 'title' | 'required' | 'example'>[];
  judge: Judge;
  /** Of lists that may be longer than others. */
  limits?: { most: number; megabytes: number };
  onClose: () => void;
  onImported: () => void;
  /** What else there is to know, such as which codes are taken. */
  children?: ReactNode;
};

/** Choose a file, look at what it would do, then do it: all of it or nothing. See docs/decisions/122. */
export const ImportPanel = ({
  title,
  columns,
  judge,
  limits = { most: MOST_ROWS, megabytes: MOST_MEGABYTES },
  onClose,
  onImported,
  children,
}: ImportPanelProps) => {
  const say = useSay();
  const panel = usePanelFocus();
  const [text, setText] = useState<string | null>(null);
  const [judged, setJudged] = useState<Judgement | null>(null);
  const { busy, trouble, attempt } = useAttempt();
  const [tooLarge, setTooLarge] = useState<string | null>(null);

  const take = (file: File | undefined) =>
    file &&
    attempt(async () => {
      setJudged(null);
      const isTooLarge = file.size > limits.megabytes * MEGABYTE;
      setTooLarge(isTooLarge ? say(importTooLarge, limits) : null);
      if (isTooLarge) return;
      const read = await readText(file);
      setText(read);
      setJudged(await judge(read, false));
    });

  const run = () =>
    attempt(async () => {
      const done = await judge(text ?? '', true);
      setJudged(done);
      if (done.isDone) onImported();
    });

  const template = () => {
    const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
    const lines = [
      quoted(columns.map((column) => `${say(column.title)}${column.required ? '*' : ''}`)),
      quoted(columns.map(({ example }) => (typeof example === 'string' ? example : say(example)))),
    ];
    saveFile(
      // Three of them in one folder are told apart.
      `${title ?? say(importTitle)}.csv`,
      new Blob([`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`], { type: 'text/csv' }),
    );
  };

  const isReady =
    judged !== null && !judged.isDone && judged.wrong === 0 && !judged.refused && judged.rows > 0;
  return (
    <Sheet title={title ?? say(importTitle)} onClose={onClose} roomy>
      <div ref={panel} tabIndex={-1} className={formClasses['panel']}>
        <p>{say(importHow, limits)}</p>
        {children}
        <div className="stack gap-0">
          <label className="upload pick nowrap">
            <input
              type="file"
              accept=".csv,text/csv"
              disabled={busy}
              onChange={(event) => {
                void take(event.currentTarget.files?.[0]);
                // The same file, put right, may be chosen again.
                event.currentTarget.value = '';
              }}
            />
            {say(busy ? importChecking : judged ? chooseOther : chooseCsv)}
          </label>
          <button type="button" className="quiet" onClick={template}>
            {say(importTemplate)}
          </button>
        </div>
        <div role="status" className={classes['outcome']}>
          {judged?.refused && <p className="note warns row wrap between">{judged.refused}</p>}
          {judged?.isDone && (
            <p className="note row wrap between">{say(importDone, { count: judged.rows })}</p>
          )}
          {isReady && (
            <p className="note row wrap between">{say(importReady, { count: judged.rows })}</p>
          )}
          {judged?.summary?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {judged && judged.wrong > 0 && (
            <p className="note calls row wrap between">
              {say(importWrong, { wrong: judged.wrong, count: judged.rows })}
            </p>
          )}
        </div>
        <Trouble says={tooLarge ?? trouble} />
        {judged && <ImportProblems judged={judged} />}
        {isReady && (
          <Button loading={busy} onClick={() => void run()}>
            {say(importNow, { count: judged.rows })}
          </Button>
        )}
        {judged && <ImportPreview judged={judged} />}
      </div>
    </Sheet>
  );
};
