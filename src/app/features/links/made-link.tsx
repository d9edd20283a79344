import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MadeLink } from '#contract/links';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { Message } from '#words/message';
import {
  linkCopied,
  linkLabels,
  linkNotShared,
  linkOnce,
  linkTexts,
  linkTitle,
  shareLink,
} from '#words/links';
import { Qr } from '../../admin-kit/qr';
import { Facts } from '../../ui/facts';
import { Sheet } from '../../ui/sheet';
import { shareText } from '../../ui/share-text';
import { useSay } from '../../ui/use-say';
import { linkAddress } from './link-address';

/** A new link, once: to be scanned from here, or sent. */
export const MadeLinkSheet = ({ made, onClose }: { made: MadeLink; onClose: () => void }) => {
  const say = useSay();
  const [news, setNews] = useState<Message | null>(null);
  const url = linkAddress(made.token);
  const title = say(linkTexts[made.link.face], { name: made.link.name });
  const share = async () => {
    const how = await shareText({ title, text: title, url }).catch(() => null);
    setNews(how === null ? linkNotShared : how === 'copied' ? linkCopied : null);
  };
  return (
    <Sheet title={`${say(linkTitle)} · ${made.link.name}`} onClose={onClose} roomy>
      <div className="grid gap-5">
        <Qr text={url} label={url} />
        <Facts look="beside" facts={[[linkLabels.validUntil, formatDateTime(made.validUntil)]]} />
        <p className="note">{say(linkOnce)}</p>
        <Button onClick={() => void share()}>{say(shareLink)}</Button>
        <p role="status">{news && say(news)}</p>
      </div>
    </Sheet>
  );
};
