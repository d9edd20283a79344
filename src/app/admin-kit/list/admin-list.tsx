import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Shown } from '../../remote/shown';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import { ExportMenu } from '../export/export-menu';
import type { Filter, ListDefinition } from './list-definition';
import { ListCards } from './list-cards';
import { ListEmpty, ListSkeleton } from './list-states';
import { ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import { isFiltered, pageOf } from './read-query';
import { Shortcuts } from './shortcuts';
import { useList, type ShownList } from './use-list';
import { useListKeys } from './use-list-keys';

export type PanelGiven = { id: string } & Pick<ShownList, 'close' | 'show' | 'read' | 'query'>;

type AdminListProps<Row> = {
  /** Made once: a `useMemo` or a constant. */
  definition: ListDefinition<Row>;
  filters: readonly Filter[];
  /** Beside the title: which kind. */
  aside?: ReactNode;
  /** Beside the export: add, import. */
  renderActions?: (list: Pick<ShownList, 'show' | 'read'> & { isBare: boolean }) => ReactNode;
  /** What opens beside the list; `id` is `new` for one that does not exist yet. */
  renderPanel?: (given: PanelGiven) => ReactNode;
  /** Between title and list, such as tabs. */
  above?: ReactNode;
};

/** The one list of the administration. See docs/decisions/120. */
export const AdminList = <Row,>({
  definition,
  filters,
  aside,
  renderActions,
  renderPanel,
  above,
}: AdminListProps<Row>) => {
  const say = useSay();
  const wide = useWide();
  const [helps, setHelps] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const list = useList(definition);
  const { remote, query, change, replaceAll, open, show, close, read } = list;
  useListKeys(
    screen,
    searchRef,
    useCallback(() => setHelps(true), []),
  );

  const page = remote.value;
  const firstSort =
    definition.sort ?? definition.columns.find(({ sort }) => sort !== undefined)?.sort ?? '';
  /** Nothing is there yet: the buttons then stand in the middle, where the first is added. */
  const isBare = page?.total === 0 && !isFiltered(list.chosen);
  const buttons = renderActions?.({ show, read, isBare });
  const rowsProps = {
    definition,
    open,
    isAsking: remote.shown.isAsking,
    sort: query['sort'] ?? firstSort,
    onSort: (sort: string) => change({ sort }),
    onShow: show,
  };

  return (
    <Screen
      title={say(definition.title)}
      aside={
        <>
          {aside}
          <div className="row wrap push dense fill">
            <ExportMenu definition={definition} query={query} total={page?.total ?? 0} />
            {!isBare && buttons}
          </div>
        </>
      }
    >
      <div ref={screen} className="stack grow" data-panel={open !== undefined || undefined}>
        {above}
        <ListToolbar definition={definition} list={list} filters={filters} searchRef={searchRef} />
        <Shown of={remote} skeleton={<ListSkeleton />}>
          {({ total, rows }) =>
            total === 0 ? (
              <ListEmpty
                isFiltered={isFiltered(list.chosen)}
                text={definition.emptyText}
                reason={(page && definition.whyEmpty?.(page)) ?? null}
                onClear={() => replaceAll({ open })}
                action={buttons}
              />
            ) : (
              <>
                {wide ? (
                  <ListTable {...rowsProps} rows={rows} />
                ) : (
                  <ListCards {...rowsProps} rows={rows} />
                )}
                <Pager
                  page={pageOf(query)}
                  total={total}
                  onPage={(next) => change({ page: next === 1 ? undefined : next })}
                />
              </>
            )
          }
        </Shown>
      </div>
      {open !== undefined && renderPanel?.({ id: open, close, show, read, query })}
      {helps && <Shortcuts onClose={() => setHelps(false)} />}
    </Screen>
  );
};
