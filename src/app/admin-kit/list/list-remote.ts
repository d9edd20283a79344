import type { ListPage } from '#contract/list';
import { lastAnswer } from '../../remote/last-answer';
import type { Source } from '../../remote/remote';
import { listRow } from '../../storage-keys';
import type { ListDefinition, Query } from './list-definition';

/** One list: the device remembers the view of it that was looked at last. */
export const listOf =
  <Row>({ name, page, read, topics }: ListDefinition<Row>) =>
  (query: Query): Source<ListPage<Row>> => ({
    read: (_, signal) => read(query, signal),
    kept: lastAnswer(listRow(name), query, page),
    topics,
    about: name,
  });
