import { useMemo, type ReactNode } from 'react';
import type { Field, Fields } from '#contract/record-field';
import { retiredNames } from '#words/basics';
import type { Message } from '#words/message';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import type { Column, ListDefinition } from '../../admin-kit/list/list-definition';
import { RecordChip } from '../../admin-kit/record/record-chip';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { RecordSetting, RecordTypes } from '../../admin-kit/record/record-setting';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { useLanguage, useSay } from '../../ui/use-say';

type Row = Readonly<Record<string, unknown>> & {
  id: string;
  nameTh: string;
  nameEn: string;
  isRetired?: boolean;
};

const retiredColumn = ({ label, names = {} }: Field) => {
  // What is kept for good is not over.
  const over = names === retiredNames ? 'retired' : 'settled';
  return {
    show: ({ isRetired }: Row) => (
      <RecordChip
        look={isRetired ? over : 'available'}
        message={names[isRetired ? 'yes' : 'no'] ?? label}
      />
    ),
    card: 'mark',
  } satisfies Partial<Column<Row>>;
};

type BasicsListProps<R extends Row, T extends RecordTypes> = {
  fields: Fields;
  name: string;
  title: Message;
  /** Without it, none is added here. */
  add?: Message;
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
  above,
  ...own
}: BasicsListProps<R, T>) => {
  const say = useSay();
  const { api } = useServices();
  // A card is called in the language of whoever reads it.
  const titled = useLanguage() === 'en' ? 'nameEn' : 'nameTh';
  const { name, title, emptyText, query, page } = own;
  // What the product itself names is always in use.
  const { isRetired: retired } = fields;
  const list = useMemo<ListDefinition<R>>(
    () => ({
      name,
      title,
      emptyText,
      query,
      page,
      columns: columnsOf<Fields, R>(fields, {
        [titled]: { card: 'title' },
        ...(retired && {
          isRetired: retiredColumn(retired),
        }),
      }),
      rowId: ({ id }) => id,
      rowName: ({ nameTh: th, nameEn: en }, sayIt) => sayIt({ th, en }),
      read: read(api),
      topics: [topic],
    }),
    [name, title, emptyText, query, page, fields, read, topic, retired, api, titled],
  );
  const kept = useMemo(() => setting(api), [setting, api]);
  return (
    <RecordScreen
      list={list}
      filters={retired ? [choiceFilter('retired', retired, say)] : []}
      setting={kept}
      {...(add && { add })}
      above={above}
    />
  );
};
