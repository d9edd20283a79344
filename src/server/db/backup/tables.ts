import type { Client } from 'pg';
import type { TableHead } from './backup-lines';

/** `"` around a name, as it stands in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const notOfExtension = (catalog: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const OURS = `c.relnamespace = 'public'::regnamespace and ${notOfExtension('pg_class')}`;

/** Tables with the columns that hold something of their own: what is computed from others is computed again. */
export const findTables = async (client: Client): Promise<TableHead[]> => {
  const { rows } = await client.query<TableHead>(`
    select c.relname as table, array(
      select attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns
    from pg_class c where c.relkind = 'r' and ${OURS} order by c.relname`);
  return rows;
};

export const copyOf = ({ table, columns }: TableHead): string =>
  `copy public.${quoted(table)} (${columns.map(quoted).join(', ')})`;

export const findSequences = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and ${OURS} order by c.relname`,
  );
  return rows.map(({ name }) => name);
};

export type Reference = { table: string; name: string; definition: string };

/** In the order in which they were made, which is the order in which they act. */
export const findReferences = async (client: Client): Promise<Reference[]> => {
  const { rows } = await client.query<Reference>(`
    select c.relname as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where r.contype = 'f' and ${OURS} order by r.oid`);
  return rows;
};

/** What must go before the product's tables can be made afresh; the schema and its extensions stay. */
export const dropTables = (client: Client): Promise<unknown> =>
  client.query(`
    do $$
    declare
      statements text[];
      statement text;
    begin
      -- Listed before the first is dropped: what hangs on it goes along.
      select array_agg(line) into statements from (
        select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view' else 'table' end, relname)
        from pg_class c where relkind in ('r', 'v') and ${OURS}
        union all
        select format('drop sequence if exists public.%I', relname) from pg_class c
        where relkind = 'S' and ${OURS}
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i'))
        union all
        select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc c
        where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc')}
        union all
        select format('drop type if exists public.%I cascade', typname) from pg_type c
        where typnamespace = 'public'::regnamespace and typtype in ('d', 'e') and ${notOfExtension('pg_type')}
      ) listed (line);
      foreach statement in array coalesce(statements, '{}') loop
        execute statement;
      end loop;
    end $$`);
