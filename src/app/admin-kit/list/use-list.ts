import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import type { ListPage } from '#contract/list';
import { useRemote, type UsedRemote } from '../../remote/use-remote';
import type { ListDefinition, Query } from './list-definition';
import type { ListSearch } from './list-search';
import { listOf } from './list-remote';
import { readQuery } from './read-query';

export type ShownList = {
  search: ListSearch;
  query: Query;
  /** What of it the address says: the rest is usual. */
  chosen: Query;
  open: string | undefined;
  /** Every change but of the page itself goes back to the first page. */
  change: (changes: ListSearch) => void;
  replaceAll: (search: ListSearch) => void;
  show: (id: string) => void;
  close: () => void;
  read: () => Promise<void>;
};

const without = ({ open: _, ...rest }: ListSearch) => rest;

/** Of the address, what is not the list's: which part of the page it stands in. */
const besides = ({ query }: { query: { entries: object } }, search: ListSearch): ListSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !(name in query.entries)));

/** A list whose whole state is the address. */
export const useList = <Row>(
  definition: ListDefinition<Row>,
): ShownList & { remote: UsedRemote<ListPage<Row>> } => {
  const router = useRouter();
  const navigate = useNavigate();
  const search: ListSearch = useSearch({ strict: false });
  const chosen = readQuery(definition, search);
  const query = { ...definition.usual?.(), ...chosen };
  const define = useMemo(() => listOf(definition), [definition]);
  const remote = useRemote(define, query);

  /** The list as it stood when a row was opened from it: going back leads there, unless it has changed since. */
  const openedOver = useRef<string | null>(null);
  const { open } = search;

  const go = useCallback(
    (next: (now: ListSearch) => ListSearch, replace: boolean) =>
      void navigate({
        to: '.',
        search: (now: object) => next(now as ListSearch) as never,
        replace,
        resetScroll: false,
      }),
    [navigate],
  );

  return {
    remote,
    search,
    query,
    chosen,
    open,
    read: remote.read,
    change: (changes) => go((now) => ({ ...now, page: undefined, ...changes }), true),
    replaceAll: (next) => go((now) => ({ ...besides(definition, now), ...next }), true),
    show: (id) => {
      openedOver.current = open === undefined ? JSON.stringify(without(search)) : null;
      go((now) => ({ ...now, open: id }), open !== undefined);
    },
    close: () => {
      const isUnchanged = openedOver.current === JSON.stringify(without(search));
      openedOver.current = null;
      if (isUnchanged && router.history.canGoBack()) router.history.back();
      else go(without, true);
    },
  };
};
