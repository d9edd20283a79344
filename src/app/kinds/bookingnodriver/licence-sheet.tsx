import { Button } from '@mantine/core';
import { useState } from 'react';
import * as v from 'valibot';
import { licence } from '#contract/licence';
import { licenceClasses } from '#domain/people/licence';
import {
  licenceClassLabel,
  licenceExpiry,
  licenceNotSaved,
  licenceNumber,
  licencePhoto,
  licenceTitle,
  photoTaken,
  saveLicence,
  takePhoto,
} from '#words/booking-no-driver';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { FieldFrame } from '../../form/field-frame';
import { TextField } from '../../form/text-field';
import { problemsBySchema, useAnswers } from '../../form/use-answers';
import { DayField } from '../../days/day-field';
import { readPhoto } from '../../files/read-photo';
import { LateDialog } from '../../ui/late-dialog';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';

type LicenceSheetProps = { onClose: () => void; onSaved: (until: string) => void };

type Answers = {
  number: string | null;
  class: (typeof licenceClasses)[number] | null;
  expiresOn: string | null;
  photoId: string | null;
};

const noAnswers: Answers = { number: null, class: null, expiresOn: null, photoId: null };

/** Number, class, expiry and a photo; needs a connection, since it is the profile that is changed. */
export const LicenceSheet = ({ onClose, onSaved }: LicenceSheetProps) => {
  const say = useSay();
  const { api } = useServices();
  const [key] = useState(() => crypto.randomUUID());
  // A photo takes its time: what is typed meanwhile stays.
  const { field, now, patch, check, showRefused } = useAnswers<Answers>({
    initial: noAnswers,
    problemsOf: (answers, standing) => ({ ...standing, ...problemsBySchema(licence, answers) }),
    onChange: () => undefined,
  });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.fields) showRefused(error.fields);
      setTrouble(say(error instanceof ApiError ? refusals[error.code] : licenceNotSaved));
    } finally {
      setBusy(false);
    }
  };

  const addPhoto = (file: File | undefined) =>
    file &&
    attempt(async () => {
      const photo = await readPhoto(file);
      const { id } = await api.call('uploadFile', {
        body: { ...photo, clientId: crypto.randomUUID() },
      });
      patch({ photoId: id });
    });

  const save = () => {
    check();
    const parsed = v.safeParse(licence, now());
    if (!parsed.success) return;
    return attempt(async () => {
      const { version } = await api.call('readLicence');
      await api.call('saveLicence', { body: parsed.output, version, idempotencyKey: key });
      onSaved(parsed.output.expiresOn);
    });
  };

  return (
    <LateDialog title={say(licenceTitle)} onClose={onClose}>
      <div className="stack gap-4">
        <TextField field={field('number')} label={say(licenceNumber)} inputMode="numeric" />
        <ChipsField
          field={field('class')}
          label={say(licenceClassLabel)}
          choices={licenceClasses.map((value) => ({ value, label: value }))}
        />
        <DayField
          label={say(licenceExpiry)}
          above={say(licenceExpiry)}
          value={field('expiresOn').value}
          onChange={field('expiresOn').set}
          problem={field('expiresOn').problem}
        />
        <FieldFrame field={field('photoId')} label={say(licencePhoto)}>
          {(ids) => (
            <label className="upload pick">
              <input
                id={ids.control}
                type="file"
                accept="image/*"
                aria-describedby={ids.problem}
                onChange={(event) => void addPhoto(event.currentTarget.files?.[0])}
              />
              {say(now().photoId === null ? takePhoto : photoTaken)}
            </label>
          )}
        </FieldFrame>
        <Trouble says={trouble} />
        <Button loading={busy} onClick={() => void save()}>
          {say(saveLicence)}
        </Button>
      </div>
    </LateDialog>
  );
};
