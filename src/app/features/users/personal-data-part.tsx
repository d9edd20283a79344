import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DataSubject } from '#contract/personal-data';
import { couldNotSave } from '#words/admin-kit';
import { cancel } from '#words/actions';
import type { Message } from '#words/message';
import {
  dataFailed,
  eraseData,
  eraseForGood,
  eraseHint,
  erasureHindrances,
  exportData,
  findDataOf,
  personalDataHint,
  personalDataTitle,
} from '#words/personal-data';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { saveFile } from '../../files/save-file';
import { Sheet } from '../../ui/sheet';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { FindDataSubject } from './find-data-subject';
import classes from './users.module.css';

type PersonProps = { person: DataSubject; onErased: (person: DataSubject) => void };

/** What can be done for one person; what cannot be taken back is asked twice. */
const OfPerson = ({ person, onErased }: PersonProps) => {
  const say = useSay();
  const { api } = useServices();
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Message | null>(null);
  const { id, name, employeeNo, hindrance } = person;
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const attempt = async (work: () => Promise<void>, otherwise: Message) => {
    setTrouble(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof ApiError ? refusals[error.code] : otherwise);
    } finally {
      setBusy(false);
    }
  };
  const handOver = async () => {
    const data = await api.call('exportPersonalData', { params: { id } });
    const type = 'application/json';
    saveFile(`${employeeNo ?? id}.json`, new Blob([JSON.stringify(data, null, 2)], { type }));
  };
  const erase = async () =>
    onErased(await api.call('erasePersonalData', { params: { id }, idempotencyKey }));

  if (hindrance === 'erased') return <p role="status">{say(erasureHindrances.erased)}</p>;
  return (
    <div className="stack">
      <strong>{[name, employeeNo].filter(Boolean).join(' · ')}</strong>
      <Trouble says={trouble} />
      <Button variant="default" loading={busy} onClick={() => void attempt(handOver, dataFailed)}>
        {say(exportData)}
      </Button>
      {hindrance !== null && <p className="soft">{say(erasureHindrances[hindrance])}</p>}
      {hindrance === null && !isSure && (
        <Button variant="default" onClick={() => setSure(true)}>
          {say(eraseData)}
        </Button>
      )}
      {hindrance === null && isSure && (
        <>
          <p className="note warns">{say(eraseHint, { name })}</p>
          <Button color="red" loading={busy} onClick={() => void attempt(erase, couldNotSave)}>
            {say(eraseForGood)}
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            {say(cancel)}
          </Button>
        </>
      )}
    </div>
  );
};

/** A person's own data: handed over, or erased. */
export const PersonalDataPart = () => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [person, setPerson] = useState<DataSubject | null>(null);
  const open = () => {
    setPerson(null);
    setOpen(true);
  };

  return (
    <section className={classes['part']} aria-labelledby="personal-data">
      <h2 id="personal-data">{say(personalDataTitle)}</h2>
      <p className="soft">{say(personalDataHint)}</p>
      <div className={classes['site']}>
        <Button variant="default" onClick={open}>
          {say(findDataOf)}
        </Button>
      </div>
      {isOpen && (
        <Sheet title={say(personalDataTitle)} onClose={() => setOpen(false)}>
          {person === null ? (
            <FindDataSubject onFound={setPerson} />
          ) : (
            <OfPerson person={person} onErased={setPerson} />
          )}
        </Sheet>
      )}
    </section>
  );
};
