import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MadeLink } from '#contract/links';
import type { KindId } from '#kinds/registry';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import {
  driverCodeAwaited,
  driverNotInLine,
  lineCodeForDriver,
  lineSilent,
  linkCopied,
  linkLabels,
  linkNotShared,
  linkSentByLine,
  linkOnce,
  linkTexts,
  linkTitle,
  makeLineCode,
  sendByLine,
  shareLink,
} from '#words/links';
import { Qr } from '../../admin-kit/qr';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import type { Answer } from '../../api/client';
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
  const [code, setCode] = useState<Answer<'makeDriverLineCode'> | null>(null);
  const { busy, trouble, attempt } = useAttempt(({ code: refusal }) => {
    if (refusal === 'temporarily_unavailable') return lineSilent;
    return code && refusal === 'not_now' ? driverCodeAwaited : refusals[refusal];
  });
  const [news, setNews] = useState<Message | null>(null);
  const url = linkAddress(made.token);
  const title = say(linkTexts[made.link.face], { name: made.link.name });
  const share = async () => {
    const how = await shareText({ title, text: title, url }).catch(() => null);
    setNews(how === null ? linkNotShared : how === 'copied' ? linkCopied : null);
  };
  const makeCode = () =>
    attempt(async () => {
      const params = { kind, id: made.link.id };
      setCode(await api.call('makeDriverLineCode', { params }));
    });
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
        {made.byLine === false && !code && (
          <div className="row wrap between">
            <span className="soft">{say(driverNotInLine)}</span>
            <Button variant="default" loading={busy} onClick={() => void makeCode()}>
              {say(makeLineCode)}
            </Button>
          </div>
        )}
        {code && news !== linkSentByLine && (
          <p className="note">
            {say(lineCodeForDriver, {
              code: code.code,
              account: code.account?.name ?? '',
              until: formatTime(code.expiresAt),
            })}
          </p>
        )}
        {(made.byLine || code) && (
          <Button loading={busy} onClick={() => void sendToLine()}>
            {say(sendByLine)}
          </Button>
        )}
        <Button variant={made.byLine || code ? 'default' : 'filled'} onClick={() => void share()}>
          {say(shareLink)}
        </Button>
        <Trouble says={trouble} />
        <p role="status">{news && say(news)}</p>
      </div>
    </Sheet>
  );
};
