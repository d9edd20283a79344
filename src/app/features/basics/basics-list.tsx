import { useMemo, type ReactNode } from 'react';
import type { Fields } from '#contract/record-field';
import type { Message } from '#words/message';
import { retiredFilter, retiredNames } from '#words/basics';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { RecordSetting, RecordTypes } from '../../admin-kit/record/record-setting';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { useLanguage, useSay } from '../../ui/use-say';
import { retiredColumn, type Retired, type Use } from './retired-column';

type Row = Retired & { id: string; nameTh: string; nameEn: string };

const usual: Use = { label: retiredFilter, names: retiredNames };

type BasicsListProps<R extends Row, T extends RecordTypes> = {
  fields: Fields;
  name: string;
  title: Message;
  /** Without it, none is added here. */
  add?: Message;
  /** What being used is called; of what is always in use, nothing. */
  use?: Use | null;
  emptyText: Message;
  query: ListDefinition<R>['query'];
  page: ListDefinition<R>['page'];
  read: (api: ApiClient) => ListDefinition<R>['read'];
  /** The subject of its events. */
  topic: string;
  setting: (api: ApiClient) => RecordSetting<T>;
  above: ReactNode;
};

/** One of the small lists that people choose from. */
export const BasicsList = <R extends Row, T extends RecordTypes>({
  fields,
  setting,
  read,
  topic,
  add,
  use = usual,
  above,
  ...own
}: BasicsListProps<R, T>) => {
  const say = useSay();
  const { api } = useServices();
  // A card is called in the language of whoever reads it.
  const titled = useLanguage() === 'en' ? 'nameEn' : 'nameTh';
  const { name, title, emptyText, query, page } = own;
  const list = useMemo<ListDefinition<R>>(
    () => ({
      name,
      title,
      emptyText,
      query,
      page,
      columns: columnsOf<Fields, R>(fields, {
        [titled]: { card: 'title' },
        ...(use && {
          isRetired: retiredColumn(use),
        }),
      }),
      rowId: ({ id }) => id,
      rowName: ({ nameTh: th, nameEn: en }, sayIt) => sayIt({ th, en }),
      read: read(api),
      topics: [topic],
    }),
    [name, title, emptyText, query, page, fields, read, topic, use, api, titled],
  );
  const kept = useMemo(() => setting(api), [setting, api]);
  return (
    <RecordScreen
      list={list}
      filters={use ? [choiceFilter('retired', use, say)] : []}
      setting={kept}
      {...(add && { add })}
      above={above}
    />
  );
};
