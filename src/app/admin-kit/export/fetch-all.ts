import { ApiError } from '../../api/errors';
import type { RowsDefinition, Query } from '../list/list-definition';

const LARGEST_PAGE = 200;
/** One page that nobody answered must not cost the forty that came. */
const PAUSES_MS = [1_000, 3_000];

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

const askAgain = async <T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || isRefused(error)) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return ask();
};

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
    const pageQuery = { ...query, page: String(page), size: String(largestPage) };
    const part = await askAgain(() => read(pageQuery, signal), signal);
    for (const row of part.rows) rows.set(rowId(row), row);
    onProgress(rows.size, part.total);
    if (part.rows.length < largestPage || page * largestPage >= part.total)
      return [...rows.values()];
  }
};
