import pg from 'pg';

export type Statement = { name?: string; text: string; values?: unknown[] };

/** What new connections of the driver are given meanwhile, as they are given it. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const heard: Statement[] = [];
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  const listening = function (
    this: pg.Client,
    statement: Statement | string,
    values?: unknown[],
    ...rest: unknown[]
  ) {
    if (typeof statement === 'string') heard.push({ text: statement, values: values ?? [] });
    else if (typeof statement.text === 'string') heard.push({ ...statement });
    return Reflect.apply(query as () => unknown, this, [statement, values, ...rest]);
  };
  Object.assign(pg.Client.prototype, { query: listening });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return heard;
};
