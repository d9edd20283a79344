import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MadeLink } from '#contract/links';
import type { KindId } from '#kinds/registry';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { Message } from '#words/message';
import {
  linkCopied,
  linkLabels,
  linkNotShared,
  linkSentByLine,
  linkOnce,
  linkTexts,
  linkTitle,
  sendByLine,
  shareLink,
} from '#words/links';
import { Qr } from '../../admin-kit/qr';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Facts } from '../../ui/facts';
import { Sheet } from '../../ui/sheet';
import { Trouble } from '../../ui/trouble';
import { shareText } from '../../ui/share-text';
import { useSay } from '../../ui/use-say';
import { linkAddress } from './link-address';

type MadeLinkProps = { kind: KindId; made: MadeLink; onClose: () => void };

/** A new link, once: to be scanned from here, or sent. */
export const MadeLinkSheet = ({ kind, made, onClose }: MadeLinkProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [news, setNews] = useState<Message | null>(null);
  const url = linkAddress(made.token);
  const title = say(linkTexts[made.link.face], { name: made.link.name });
  const share = async () => {
    const how = await shareText({ title, text: title, url }).catch(() => null);
    setNews(how === null ? linkNotShared : how === 'copied' ? linkCopied : null);
  };
  const sendToLine = () =>
    attempt(async () => {
      const body = { id: made.link.id, token: made.token };
      await api.call('sendLink', { params: { kind }, body });
      setNews(linkSentByLine);
    });
  return (
    <Sheet title={`${say(linkTitle)} · ${made.link.name}`} onClose={onClose} roomy>
      <div className="grid gap-5">
        <Qr text={url} label={url} />
        <Facts look="beside" facts={[[linkLabels.validUntil, formatDateTime(made.validUntil)]]} />
        <p className="note">{say(linkOnce)}</p>
        {made.byLine && (
          <Button loading={busy} onClick={() => void sendToLine()}>
            {say(sendByLine)}
          </Button>
        )}
        <Button variant={made.byLine ? 'default' : 'filled'} onClick={() => void share()}>
          {say(shareLink)}
        </Button>
        <Trouble says={trouble} />
        <p role="status">{news && say(news)}</p>
      </div>
    </Sheet>
  );
};
