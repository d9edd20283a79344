import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { providerMonthBody } from '#contract/expense-months';
import type { KindId } from '#kinds/registry';
import { formatTime } from '#domain/dates/format-bangkok';
import { formatBaht } from '#domain/money';
import type { FieldProblems } from '#domain/refusal';
import { couldNotSave, readFailed, restored, startAfresh } from '#words/admin-kit';
import {
  bulkSection,
  linesTotal,
  monthIsLocked,
  nothingSaved,
  nothingToBill,
  partNames,
  saveAndSubmit,
  saveDrafts,
  savedLines,
  vatPercent,
  whtPercent,
} from '#words/expenses';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import record from '../../admin-kit/record/record.module.css';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { bodyOf, linesOf, payableOf, withTaxes, type BillLine, type Taxes } from './bill-lines';
import { BillLineRow } from './bill-line-row';
import { providerMonthOf } from './expense-remotes';
import classes from './expenses.module.css';
import { keyOf, monthDraft, withDraft } from './month-draft';

const vatRates = ['0', '7'];
const whtRates = ['0', '1', '3', '5'];
const usual: Taxes = { vat: 7, wht: 1 };

/** What is wrong with the lines that are sent, by the place where they stand among all. */
const problemsIn = (fields: FieldProblems, places: readonly number[]): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
      return index === undefined ? [path, code] : [`${places[Number(index)]}.${name}`, code];
    }),
  );

type ProviderMonthProps = {
  kind: KindId;
  providerId: string;
  month: string;
  onSaved: () => void;
};

/** All trips of a provider's month in one table: looked through, put right, and saved at once or not at all. */
export const ProviderMonth = ({ kind, providerId, month, onSaved }: ProviderMonthProps) => {
  const say = useSay();
  const { api, cache } = useServices();
  const [draft] = useState(() => monthDraft(cache, `${kind}/${providerId}/${month}`));
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [isTouched, setTouched] = useState(false);
  const bill = useRemote(providerMonthOf, { kind, id: providerId, month });
  const { value: read } = bill;
  const [taxes, setTaxes] = useState(usual);
  const [lines, setLines] = useState<BillLine[] | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [trouble, setTrouble] = useState<Message | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const params = { kind, id: providerId, month };
  const list = useRef<HTMLUListElement>(null);

  // The line may stand screens above the button.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = list.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [problems]);

  // What is written here is not swept away by what is read again.
  const isBegun = lines !== null;
  useEffect(() => {
    if (!read || isBegun) return undefined;
    let isWanted = true;
    void draft.recall().then((kept) => {
      if (!isWanted) return;
      const fresh = linesOf(read, kept?.taxes ?? usual);
      setLines(kept ? withDraft(fresh, kept) : fresh);
      if (kept) setTaxes(kept.taxes);
      setRestoredAt(kept?.at ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [draft, read, isBegun]);

  useEffect(() => {
    if (isTouched && lines !== null) draft.keep(lines, taxes);
  }, [draft, isTouched, lines, taxes]);

  if (lines === null || read === null) {
    const skeleton = <div aria-busy className={classes['state']} />;
    return (
      <Shown of={bill} skeleton={skeleton} whyFailed={() => readFailed}>
        {() => skeleton}
      </Shown>
    );
  }

  const { isLocked } = read;
  const startAgain = () => {
    draft.forget();
    setTouched(false);
    setTaxes(usual);
    setLines(linesOf(read, usual));
    setRestoredAt(null);
    setProblems({});
    setTrouble(null);
  };
  const places = lines.flatMap(({ isIn }, index) => (isIn ? [index] : []));
  const chosen = places.flatMap((index) => lines[index] ?? []);
  const changeAll = (next: Taxes) => {
    setTaxes(next);
    setLines(lines.map((line) => withTaxes(line, next)));
    setTouched(true);
  };
  const change = (line: BillLine, changed: Partial<BillLine>) => {
    setProblems({});
    setSaved(null);
    setLines(
      (now) => now && now.map((row) => (keyOf(row) === keyOf(line) ? { ...row, ...changed } : row)),
    );
    setTouched(true);
  };
  const save = async (submit: boolean) => {
    const body = {
      submit,
      lines: bodyOf(chosen, ({ part }) => (part === 'distance' ? say(partNames[part]) : null)),
    };
    const parsed = v.safeParse(providerMonthBody, body);
    if (!parsed.success) {
      const found = parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]);
      setProblems(problemsIn(Object.fromEntries(found.toReversed()) as FieldProblems, places));
      return setTrouble(nothingSaved);
    }
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await api.call('saveProviderMonth', {
        params,
        body: parsed.output,
        idempotencyKey: key,
      });
      setSaved(answer.saved);
      const left = lines.filter(({ isIn }) => !isIn);
      setLines(left);
      setRestoredAt(null);
      setTouched(left.length > 0);
      if (left.length === 0) draft.forget();
      setKey(crypto.randomUUID());
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) return setTrouble(couldNotSave);
      if (error.code === 'key_reused') setKey(crypto.randomUUID());
      setProblems(problemsIn(error.fields ?? {}, places));
      setTrouble(error.fields ? nothingSaved : refusals[error.code]);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const total = chosen.reduce((sum, line) => sum + payableOf(line), 0);

  return (
    <section className={record['part']} aria-labelledby="provider-month">
      <h3 id="provider-month">{say(bulkSection)}</h3>
      {saved !== null && <p role="status">{say(savedLines, { count: saved })}</p>}
      {restoredAt !== null && lines.length > 0 && (
        <div className="note row wrap between" role="status">
          <span>{say(restored, { at: formatTime(restoredAt) })}</span>
          <button type="button" className="quiet" onClick={startAgain}>
            {say(startAfresh)}
          </button>
        </div>
      )}
      {isLocked && <p className="note warns">{say(monthIsLocked)}</p>}
      {lines.length === 0 && <p className="soft">{say(nothingToBill)}</p>}
      {lines.length > 0 && !isLocked && (
        <>
          <div className={classes['choices']}>
            <NativeSelect
              label={say(vatPercent)}
              value={String(taxes.vat)}
              data={vatRates}
              onChange={({ currentTarget: { value } }) =>
                changeAll({ ...taxes, vat: Number(value) })
              }
            />
            <NativeSelect
              label={say(whtPercent)}
              value={String(taxes.wht)}
              data={whtRates}
              onChange={({ currentTarget: { value } }) =>
                changeAll({ ...taxes, wht: Number(value) })
              }
            />
          </div>
          <ul ref={list} className={classes['lines']}>
            {lines.map((line, place) => (
              <BillLineRow
                key={keyOf(line)}
                line={line}
                taxes={taxes}
                problemOf={(name) => problems[`${place}.${name}`]}
                onChange={(changed) => change(line, changed)}
              />
            ))}
          </ul>
          <Trouble says={trouble} />
          <p className="row wrap between numbers" role="status">
            <strong className="large">
              {say(linesTotal, { count: chosen.length, total: formatBaht(total) })}
            </strong>
          </p>
          <div className="row wrap fill">
            <Button
              variant="default"
              loading={busy}
              disabled={chosen.length === 0}
              onClick={() => void save(false)}
            >
              {say(saveDrafts)}
            </Button>
            <Button loading={busy} disabled={chosen.length === 0} onClick={() => void save(true)}>
              {say(saveAndSubmit)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
