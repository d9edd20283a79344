import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkGroups, type LinkRow, type LinksTogether } from '#contract/links';
import { formatDateTime, formatDate } from '#domain/dates/format-bangkok';
import type { KindId } from '#kinds/registry';
import { cancel } from '#words/actions';
import {
  endGroup,
  endLink,
  endLinkNow,
  endLinkWarns,
  faceNames,
  linkLabels,
  linkStateNames,
  makeLinkAgain,
} from '#words/links';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { Facts } from '../../ui/facts';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { originText } from './origin-text';

type Ending = 'one' | (typeof linkGroups)[number];

type LinkPanelProps = {
  kind: KindId;
  link: LinkRow;
  onClose: () => void;
  onEnded: () => void;
  onMakeAgain: () => void;
};

const togetherOf = (params: { kind: KindId; id: string }): Source<LinksTogether> => ({
  read: (api, signal) => api.call('readLinksTogether', { params, signal }),
  topics: ['link'],
});

/** One link: how it stands, how often it was opened, and its end. */
export const LinkPanel = ({ kind, link, onClose, onEnded, onMakeAgain }: LinkPanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [sure, setSure] = useState<Ending | null>(null);
  const { value: together } = useRemote(togetherOf, { kind, id: link.id });
  const groups = linkGroups.filter((group) => together && together[group] > 1);
  const wordOf = (ending: Ending): string =>
    ending === 'one'
      ? say(endLink)
      : say(endGroup[ending], {
          count: together?.[ending] ?? 0,
          day: formatDate(link.printedFor ?? ''),
        });
  const end = async (ending: Ending) => {
    if (ending !== 'one') {
      await api.call('revokeLinks', {
        params: { kind, id: link.id },
        body: { group: ending },
      });
      return onEnded();
    }
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
            [linkLabels.origin, originText(link, say)],
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
            {sure ? (
              <div className="row wrap fill">
                <Button variant="default" onClick={() => setSure(null)}>
                  {say(cancel)}
                </Button>
                <Button color="red" loading={busy} onClick={() => void attempt(() => end(sure))}>
                  {sure === 'one' ? say(endLinkNow) : wordOf(sure)}
                </Button>
              </div>
            ) : (
              (['one', ...groups] as const).map((ending) => (
                <Button key={ending} color="red" variant="light" onClick={() => setSure(ending)}>
                  {wordOf(ending)}
                </Button>
              ))
            )}
          </>
        )}
        {link.state !== 'open' && link.face !== 'rider' && (
          <Button onClick={onMakeAgain}>{say(makeLinkAgain)}</Button>
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
