import type { KindId } from './registry';

/** Finds a kind's part among the files of one name that Vite has collected from the folders of the kinds. */
export const byKind = <Part>(files: Readonly<Record<string, Part>>) => {
  const parts = new Map(
    Object.entries(files).map(([path, part]) => [path.split('/').at(-2), part]),
  );
  return (kind: KindId): Part => {
    const part = parts.get(kind);
    if (part === undefined) throw new Error(`The folder of ${kind} lacks a file`);
    return part;
  };
};
