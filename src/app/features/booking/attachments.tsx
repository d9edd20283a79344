import { useState } from 'react';
import type { BookingDetail } from '#contract/bookings';
import {
  attachmentFailed,
  attachmentNeedsNetwork,
  attachmentsTitle,
  openAttachment,
} from '#words/booking-detail';
import { OfflineError } from '../../api/errors';
import { useServices } from '../../app-services';
import { addressOf, blobOf } from '../../remote/stored-file';
import { saveFile } from '../../files/save-file';
import { useSay } from '../../ui/use-say';
import classes from './attachments.module.css';

export type Paper = BookingDetail['attachments'][number];

/** A picture opens in its place, a PDF goes to the phone's own reader. Asked for only on a tap: it may weigh 5 MB. */
const Attachment = ({ paper: { id, name, mediaType } }: { paper: Paper }) => {
  const say = useSay();
  const { api } = useServices();
  const [picture, setPicture] = useState<string | null>(null);
  const [isComing, setComing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async () => {
    if (picture !== null) return setPicture(null);
    setProblem(null);
    setComing(true);
    try {
      const file = await api.call('readFile', { params: { id } });
      if (mediaType === 'application/pdf') saveFile(name, blobOf(file));
      else setPicture(addressOf(file));
    } catch (error) {
      const isOffline = error instanceof OfflineError;
      setProblem(say(isOffline ? attachmentNeedsNetwork : attachmentFailed));
    }
    setComing(false);
  };

  return (
    <li>
      <button
        type="button"
        className={classes['open']}
        aria-label={say(openAttachment, { name })}
        aria-expanded={mediaType === 'application/pdf' ? undefined : picture !== null}
        aria-busy={isComing}
        disabled={isComing}
        onClick={() => void open()}
      >
        <span className={classes['type']} aria-hidden>
          {mediaType.split('/')[1]}
        </span>
        <span>{name}</span>
      </button>
      {picture !== null && <img src={picture} alt={name} className={classes['picture']} />}
      <p role="status" className="wrong small">
        {problem}
      </p>
    </li>
  );
};

const PaperList = ({ papers }: { papers: readonly Paper[] }) => (
  <ul className="grid gap-2">
    {papers.map((paper) => (
      <Attachment key={paper.id} paper={paper} />
    ))}
  </ul>
);

export const Attachments = ({ papers }: { papers: readonly Paper[] }) => {
  const say = useSay();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="attachments">
      <h3 id="attachments" className="soft small plain">
        {say(attachmentsTitle)}
      </h3>
      <PaperList papers={papers} />
    </section>
  );
};
