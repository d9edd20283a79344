// The character 0 and half a surrogate pair: PostgreSQL keeps neither, and nobody types them.
const UNWRITABLE = /[\0\p{Cs}]/u;

/** The path of the first text in parsed input that the database could not keep. */
export const findUnwritable = (value: unknown, path: string[] = []): string | undefined => {
  if (typeof value === 'string') return UNWRITABLE.test(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findUnwritable(part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
};
