import { useEffect, useState } from 'react';
import {
  addAttachment,
  attachmentGone,
  attachmentsAllowed,
  attachmentsLabel,
  attachmentTrouble,
  preparingAttachment,
} from '#words/booking-files';
import { remove } from '#words/booking-form';
import { useServices } from '../app-services';
import type { KeptFile } from '../files/kept-files';
import { KeptPicture } from '../files/kept-picture';
import { CloseButton } from '../ui/close-button';
import { useSay } from '../ui/use-say';
import classes from './attachments-field.module.css';
import type { Field } from '../form/field';
import { FieldFrame } from '../form/field-frame';
import { useFormContext } from './form-context';
import { PaperIcon } from '../ui/form-icons';

const MOST = 3;
const KILOBYTE = 1024;

type Trouble = keyof typeof attachmentTrouble;
type Shown = KeptFile | 'on-the-server';

/** What this device has of them; the others are the server's. */
const useKept = (ids: readonly string[]) => {
  const { outbox } = useServices();
  const [known, setKnown] = useState<Readonly<Record<string, Shown>>>({});
  const learn = (file: KeptFile) => setKnown((before) => ({ ...before, [file.id]: file }));
  const missing = ids.filter((id) => !(id in known)).join(' ');

  useEffect(() => {
    if (missing === '') return;
    let shown = true;
    const look = async () => {
      const files = await outbox.files();
      const found = await Promise.all(
        missing.split(' ').map(async (id) => [id, (await files.find(id)) ?? 'on-the-server']),
      );
      if (shown) setKnown((before) => ({ ...before, ...Object.fromEntries(found) }));
    };
    void look().catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [outbox, missing]);

  return { known, learn };
};

const sizeOf = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

const Preview = ({ file }: { file: Shown | undefined }) =>
  typeof file === 'object' && file.mediaType !== 'application/pdf' ? (
    <KeptPicture {...file} />
  ) : (
    <PaperIcon size={24} />
  );

/** Pictures and papers: kept on the device with the draft, sent ahead of the booking. */
export const AttachmentsField = ({ field }: { field: Field<string[]> }) => {
  const say = useSay();
  const { outbox } = useServices();
  const { nameOf } = useFormContext();
  const { value, set } = field;
  const { known, learn } = useKept(value);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>();

  const nameOfFile = (id: string) => {
    const file = known[id];
    return typeof file === 'object' ? file.name : (nameOf(id) ?? say(attachmentGone));
  };

  const take = async (file: File): Promise<{ id: string } | Trouble> => {
    const { readAttachment } = await import('../files/read-attachment');
    const ready = await readAttachment(file);
    if (typeof ready === 'string') return ready;
    const kept = await (await outbox.files()).keep(ready);
    if (!kept) return 'not_kept';
    learn(kept);
    return kept;
  };

  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    setTrouble(undefined);
    const ids = [...value];
    for (const file of chosen) {
      const taken =
        ids.length < MOST ? await take(file).catch((): Trouble => 'not_kept') : 'too_many';
      if (typeof taken === 'string') {
        setTrouble(say(attachmentTrouble[taken], { name: file.name }));
      } else ids.push(taken.id);
    }
    set(ids);
    setBusy(false);
  };

  return (
    <FieldFrame
      field={{ ...field, problem: field.problem ?? trouble }}
      label={say(attachmentsLabel)}
      optional
      as="group"
    >
      {(ids) => (
        <>
          {value.length > 0 && (
            <ul className={classes['files']}>
              {value.map((id, index) => {
                const file = known[id];
                return (
                  <li
                    key={id}
                    className="row gap-3 frame"
                    data-wrong={field.problemAt(String(index)) === undefined ? undefined : ''}
                  >
                    <Preview file={file} />
                    <span className="grow">
                      {nameOfFile(id)}
                      {typeof file === 'object' && <small>{sizeOf(file.content.length)}</small>}
                    </span>
                    <CloseButton
                      label={say(remove, { what: nameOfFile(id) })}
                      disabled={isBusy}
                      onClick={() => set(value.filter((fileId) => fileId !== id))}
                    />
                  </li>
                );
              })}
            </ul>
          )}
          {value.length < MOST && (
            <label className="upload pick" aria-busy={isBusy}>
              <input
                type="file"
                multiple
                accept="image/*,application/pdf"
                aria-describedby={ids.problem}
                disabled={isBusy}
                onChange={(event) => {
                  const { files } = event.currentTarget;
                  const chosen = [...(files ?? [])];
                  event.currentTarget.value = '';
                  void add(chosen);
                }}
              />
              {say(isBusy ? preparingAttachment : addAttachment)}
            </label>
          )}
          <p className="soft small">{say(attachmentsAllowed, { count: MOST })}</p>
        </>
      )}
    </FieldFrame>
  );
};
