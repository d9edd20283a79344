import { useState } from 'react';
import {
  addFile,
  addPhoto,
  changeFile,
  changePhoto,
  couldNotSave,
  fileAdded,
  openFile,
  photosOnly,
  remove,
  uploading,
} from '#words/admin-kit';
import { allProblems, isProblem } from '#words/admin-problems';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import type { Field } from '../../form/field';
import { FieldFrame } from '../../form/field-frame';
import { base64Of } from '../../files/base64';
import { readPhoto } from '../../files/read-photo';
import { saveFile } from '../../files/save-file';
import { addressOf, blobOf, fileOf } from '../../remote/stored-file';
import { useRemote } from '../../remote/use-remote';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import classes from './form.module.css';

type FileFieldProps = {
  field: Field<string | null>;
  label: string;
  optional?: boolean;
  /** A photo is shown, made smaller before it is sent; otherwise PDF is taken too. */
  as?: 'photo' | 'paper';
};

/** Why this file cannot be taken, rather than that a field is wrong. */
const refusalOf = ({ code, fields }: ApiError): Message => {
  const problem = fields?.['content'] ?? '';
  return isProblem(problem) ? allProblems[problem] : refusals[code];
};

/** A file to be looked at only. */
export const StoredFile = ({ id }: { id: string }) => {
  const say = useSay();
  const { value: file } = useRemote(fileOf, id);
  if (!file) return null;
  return (
    <div className="row wrap">
      {file.mediaType.startsWith('image/') && (
        <img className={classes['picture']} src={addressOf(file)} alt={file.name} />
      )}
      <button type="button" className="quiet" onClick={() => saveFile(file.name, blobOf(file))}>
        {say(openFile)}
      </button>
    </div>
  );
};

/** One photo or paper: sent as soon as it is chosen, kept by its id. */
export const FileField = ({ field, label, optional = false, as = 'photo' }: FileFieldProps) => {
  const say = useSay();
  const { api } = useServices();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Message | null>(null);
  // Without it the field only says that there is a file.
  const { value: file } = useRemote(fileOf, field.value);

  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    setTrouble(null);
    if (as === 'photo' && !chosen.type.startsWith('image/')) return setTrouble(photosOnly);
    setBusy(true);
    try {
      const sent = chosen.type.startsWith('image/')
        ? await readPhoto(chosen)
        : { name: chosen.name, content: await base64Of(chosen) };
      const { id } = await api.call('uploadFile', {
        body: { ...sent, clientId: crypto.randomUUID() },
      });
      field.set(id);
    } catch (error) {
      setTrouble(error instanceof ApiError ? refusalOf(error) : couldNotSave);
    } finally {
      setBusy(false);
    }
  };

  const [add, change] = as === 'photo' ? [addPhoto, changePhoto] : [addFile, changeFile];
  const word = field.value === null ? add : change;
  return (
    <FieldFrame field={field} label={label} optional={optional}>
      {(ids) => (
        <div className="row wrap">
          {as === 'photo' && file && (
            <img className={classes['picture']} src={addressOf(file)} alt="" />
          )}
          {as === 'paper' && field.value !== null && <span>{say(fileAdded)}</span>}
          <label className="upload pick nowrap">
            <input
              id={ids.control}
              type="file"
              accept={as === 'photo' ? 'image/*' : 'image/jpeg,image/png,application/pdf'}
              disabled={busy}
              aria-describedby={ids.problem}
              onChange={(event) => void send(event.currentTarget.files?.[0])}
            />
            {say(busy ? uploading : word)}
          </label>
          {field.value !== null && (
            <div className="row">
              {as === 'paper' && file && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => saveFile(file.name, blobOf(file))}
                >
                  {say(openFile)}
                </button>
              )}
              <button type="button" className="quiet" onClick={() => field.set(null)}>
                {say(remove)}
              </button>
            </div>
          )}
          <Trouble says={trouble} />
        </div>
      )}
    </FieldFrame>
  );
};
