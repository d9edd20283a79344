import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './client';
import { namePrepared } from './prepared-names';

/** What stands in a text in the place of a value that is filled in each time. */
class Blank {
  constructor(readonly name: PropertyKey) {}
}

type Text<Row> = { compile: (db: Db) => CompiledQuery<Row> } | Compilable<Row>;

/**
 * A statement that everybody asks all day: its text is made once, and each connection parses and plans it once. Of
 * `values` nothing is known while the text is made; what makes another text is a `choice`, of which there must be few,
 * since each is kept by each connection. See docs/decisions/385.
 */
export const prepared = <Row, Values extends object, Choice = undefined>(
  build: (db: Db, values: Values, choice: Choice) => Text<Row>,
) => {
  const made = new Map<string, CompiledQuery<Row>>();
  // Whatever is read of it is a blank of that name; the text takes it as it would take the value.
  const blanks = new Proxy({}, { get: (_, name) => new Blank(name) }) as Values;

  const make = (db: Db, choice: Choice): CompiledQuery<Row> => {
    const compiled = build(db, blanks, choice).compile(db);
    namePrepared(compiled.sql);
    return compiled;
  };

  return async (db: Db, values: Values, choice: Choice): Promise<Row[]> => {
    const key = JSON.stringify(choice) ?? '';
    const statement = made.get(key) ?? make(db, choice);
    made.set(key, statement);
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Blank ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
};
