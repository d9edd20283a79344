import type { RowsDefinition, Query } from '../list/list-definition';

const LARGEST_PAGE = 200;

type Progress = (done: number, count: number) => void;

/** Exactly what is filtered, page by page through the list's own call. A row that moves between pages counts once. */
export const fetchAll = async <Row>(
  { read, rowId, largestPage = LARGEST_PAGE }: RowsDefinition<Row>,
  query: Query,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<Row[]> => {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const part = await read({ ...query, page: String(page), size: String(largestPage) }, signal);
    for (const row of part.rows) rows.set(rowId(row), row);
    onProgress(rows.size, part.total);
    if (part.rows.length < largestPage || page * largestPage >= part.total)
      return [...rows.values()];
  }
};
