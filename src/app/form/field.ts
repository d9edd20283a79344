/** One question of a form: what is answered, how to answer it, and what is wrong with the answer. */
export type Field<T> = {
  name: string;
  value: T;
  set: (value: T) => void;
  /** In the reader's words; of the whole field, or else the first below it. */
  problem: string | undefined;
  /** Of one part: `problemAt('0.place')`. */
  problemAt: (path: string) => string | undefined;
  /** Whoever typed is done with it, or with one part: what is wrong may be said now. */
  leave?: (path?: string) => void;
};

export type FieldsOf<V> = <K extends keyof V & string>(name: K) => Field<V[K]>;

type Problems = Readonly<Record<string, unknown>>;

const firstUnder = (problems: Problems, name: string) =>
  problems[name] ?? Object.entries(problems).find(([path]) => path.startsWith(`${name}.`))?.[1];

const below = (path: string, part: string | undefined) =>
  part === undefined ? path : `${path}.${part}`;

export const fieldsOf =
  <V extends object>(
    values: V,
    problems: Problems,
    explain: (code: unknown) => string | undefined,
    set: <K extends keyof V & string>(name: K, value: V[K]) => void,
    leave: (path: string) => void,
  ): FieldsOf<V> =>
  (name) => ({
    name,
    value: values[name],
    set: (value) => set(name, value),
    problem: explain(firstUnder(problems, name)),
    problemAt: (path) => explain(firstUnder(problems, `${name}.${path}`)),
    leave: (path) => leave(below(name, path)),
  });

/** A part of a field as a field of its own. */
export const partOf = <T, P>(
  field: Field<T>,
  path: string,
  value: P,
  set: (value: P) => void,
): Field<P> => ({
  name: `${field.name}.${path}`,
  value,
  set,
  problem: field.problemAt(path),
  problemAt: (part) => field.problemAt(`${path}.${part}`),
  leave: (part) => field.leave?.(below(path, part)),
});

/** A choice that is no answer by itself: nothing can be wrong with it. */
export const asField = <T>(name: string, value: T, set: (value: T) => void): Field<T> => ({
  name,
  value,
  set,
  problem: undefined,
  problemAt: () => undefined,
});
