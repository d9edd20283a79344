import type { Migration } from './migrate';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The product's migrations, carried inside the server's own bundle. */
export const migrations: readonly Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  sql,
}));
