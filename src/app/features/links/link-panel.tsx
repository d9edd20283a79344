import { Button } from '@mantine/core';
import type { LinkRow } from '#contract/links';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { KindId } from '#kinds/registry';
import { endLink, endLinkWarns, faceNames, linkLabels, linkStateNames } from '#words/links';
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
            <Button color="red" variant="light" loading={busy} onClick={() => void attempt(end)}>
              {say(endLink)}
            </Button>
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
