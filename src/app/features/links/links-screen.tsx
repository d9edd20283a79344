import { Button } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { linkListPage, linkQuery, linkStates, type LinkRow } from '#contract/links';
import { linkFaces } from '#domain/link/face';
import type { KindId } from '#kinds/registry';
import { addLink, faceNames, linkLabels, linksEmpty, linkStateNames, linksTab } from '#words/links';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { RecordChip, type RecordLook } from '../../admin-kit/record/record-chip';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { LinkPanel } from './link-panel';
import { originText } from './origin-text';
import { MakeLinkPanel } from './make-link-panel';

const looks: Readonly<Record<LinkRow['state'], RecordLook>> = {
  open: 'available',
  expired: 'retired',
  revoked: 'retired',
  locked: 'refused',
};

const linkList = (
  kind: KindId,
  api: ApiClient,
  onRows: (rows: LinkRow[]) => void,
): ListDefinition<LinkRow> => ({
  name: `links/${kind}`,
  title: linksTab,
  columns: [
    { id: 'name', title: linkLabels.name, value: ({ name }) => name, card: 'title' },
    {
      id: 'face',
      title: linkLabels.face,
      value: ({ face }, say) => say(faceNames[face]),
      below: 'name',
    },
    {
      id: 'origin',
      title: linkLabels.origin,
      value: (link, say) => originText(link, say),
      below: 'name',
    },
    {
      id: 'state',
      title: linkLabels.state,
      value: ({ state }, say) => say(linkStateNames[state]),
      show: ({ state }) => <RecordChip look={looks[state]} message={linkStateNames[state]} />,
      card: 'mark',
    },
    {
      id: 'validUntil',
      title: linkLabels.validUntil,
      type: 'moment',
      value: ({ validUntil }) => validUntil,
      sort: 'validUntil',
    },
    {
      id: 'opened',
      title: linkLabels.opened,
      type: 'number',
      value: ({ opened }) => opened,
    },
    {
      id: 'openedAt',
      title: linkLabels.openedAt,
      type: 'moment',
      value: ({ openedAt }) => openedAt,
      below: 'opened',
      sort: 'openedAt',
    },
    {
      id: 'madeAt',
      title: linkLabels.madeAt,
      type: 'moment',
      value: ({ madeAt }) => madeAt,
      sort: 'madeAt',
    },
    { id: 'by', title: linkLabels.by, value: ({ by }) => by, below: 'madeAt' },
  ],
  rowId: ({ id }) => id,
  rowName: ({ name, face }, say) => `${say(faceNames[face])} ${name}`,
  query: linkQuery,
  page: linkListPage,
  read: async (query, signal) => {
    const page = await api.call('listLinks', { params: { kind }, query, signal });
    onRows(page.rows);
    return page;
  },
  topics: ['link'],
  sort: '-madeAt',
  emptyText: linksEmpty,
});

/** Every link of this kind: of its drivers, its site's gates and its guests; made and ended here. */
export const LinksScreen = ({ kind, above }: { kind: KindId; above: ReactNode }) => {
  const say = useSay();
  const { api } = useServices();
  const [rows, setRows] = useState<LinkRow[]>([]);
  const list = useMemo(() => linkList(kind, api, setRows), [kind, api]);
  const filters: Filter[] = [
    {
      id: 'face',
      title: linkLabels.face,
      many: true,
      options: linkFaces.map((value) => ({ value, label: say(faceNames[value]) })),
    },
    {
      id: 'state',
      title: linkLabels.state,
      many: true,
      options: linkStates.map((value) => ({ value, label: say(linkStateNames[value]) })),
    },
  ];
  return (
    <AdminList
      definition={list}
      filters={filters}
      above={above}
      renderActions={({ show }) => <Button onClick={() => show('new')}>{say(addLink)}</Button>}
      renderPanel={({ id, close, show, read }) => {
        const reread = () => void read();
        // For a driver, or in the place of a link that is over.
        const [isNew, of] = id.split(':');
        if (isNew === 'new')
          return (
            <MakeLinkPanel
              key={id}
              kind={kind}
              before={rows.find((row) => row.id === of) ?? null}
              driverId={of ?? null}
              onClose={close}
              onMade={reread}
            />
          );
        const link = rows.find((row) => row.id === id);
        if (!link) return null;
        const ended = () => {
          reread();
          close();
        };
        return (
          <LinkPanel
            key={id}
            kind={kind}
            link={link}
            onClose={close}
            onEnded={ended}
            onMakeAgain={() => show(`new:${link.id}`)}
          />
        );
      }}
    />
  );
};
