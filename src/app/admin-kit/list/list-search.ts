/** What the address says of a list: filters, order, page, and which row is open. A link reproduces the view. */
export type ListSearch = {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  page?: number | string | undefined;
  open?: string | undefined;
  [filter: string]: string | number | undefined;
};

/**
 * For `validateSearch`. It comes with the first script, so it only keeps what a text or a number is; what the list does
 * not know is left out by its own schema, on its screen.
 */
export const listSearch = (search: Record<string, unknown>): ListSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] =>
        entry[0] !== 'dialog' && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
    ),
  );
