import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LinkRow } from '#contract/links';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { KindId } from '#kinds/registry';
import { cancel } from '#words/actions';
import {
  endLink,
  endLinkNow,
  endLinkWarns,
  faceNames,
  linkLabels,
  linkStateNames,
} from '#words/links';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Facts } from '../../ui/facts';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';

type LinkPanelProps = {
  kind: KindId;
  link: LinkRow;
  onClose: () => void;
  onEnded: () => void;
};

/** One link: how it stands, how often it was opened, and its end. */
export const LinkPanel = ({ kind, link, onClose, onEnded }: LinkPanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [isSure, setSure] = useState(false);
  const end = async () => {
    await api.call('revokeLink', {
      params: { kind, id: link.id },
      version: link.version,
      idempotencyKey: crypto.randomUUID(),
    });
    onEnded();
  };
  return (
    <Sheet title={`${say(faceNames[link.face])} · ${link.name}`} onClose={onClose} roomy>
      <div className="grid gap-5">
        <Facts
          look="beside"
          facts={[
            [linkLabels.state, say(linkStateNames[link.state])],
            [linkLabels.validUntil, formatDateTime(link.validUntil)],
            [linkLabels.madeAt, `${formatDateTime(link.madeAt)} · ${link.by}`],
            [linkLabels.opened, String(link.opened)],
            [linkLabels.openedAt, link.openedAt && formatDateTime(link.openedAt)],
          ]}
        />
        {link.state === 'open' && (
          <>
            <p className="soft">{say(endLinkWarns)}</p>
            {isSure ? (
              <div className="row wrap fill">
                <Button variant="default" onClick={() => setSure(false)}>
                  {say(cancel)}
                </Button>
                <Button color="red" loading={busy} onClick={() => void attempt(end)}>
                  {say(endLinkNow)}
                </Button>
              </div>
            ) : (
              <Button color="red" variant="light" onClick={() => setSure(true)}>
                {say(endLink)}
              </Button>
            )}
          </>
        )}
        {trouble && (
          <p className="wrong" role="alert">
            {say(trouble)}
          </p>
        )}
      </div>
    </Sheet>
  );
};
