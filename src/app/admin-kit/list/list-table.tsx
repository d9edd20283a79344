import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSay } from '../../ui/use-say';
import { cellText, isNumeric } from './cell-text';
import type { Column, RowsDefinition } from './list-definition';
import classes from './list.module.css';

export type RowsProps<Row> = {
  definition: RowsDefinition<Row>;
  rows: readonly Row[];
  sort: string;
  open: string | undefined;
  isAsking: boolean;
  onSort: (sort: string) => void;
  onShow: (id: string) => void;
};

/** Arrows move from row to row; Enter opens, because it is a link. */
const moveThroughRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isEnd = event.key === 'Home' || event.key === 'End';
  const rows = event.currentTarget.closest('[data-rows]');
  if (!rows || (step === undefined && !isEnd)) return;
  const links = [...rows.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(event.currentTarget);
  const next = isEnd ? links.at(event.key === 'Home' ? 0 : -1) : links[at + (step ?? 0)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

type RowLinkProps = { id: string; name: string; onShow: (id: string) => void; children: ReactNode };

/** A real link, so that a row opens in a new tab too; a plain click stays on the page. */
export const RowLink = ({ id, name, onShow, children }: RowLinkProps) => (
  <Link
    to="."
    search={(now: object) => ({ ...now, open: id })}
    resetScroll={false}
    preload={false}
    className={classes['rowLink']}
    aria-label={name}
    data-row-link
    onKeyDown={moveThroughRows}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onShow(id);
    }}
  >
    {children}
  </Link>
);

const ariaSort = (sort: string, key: string) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';

const Heading = <Row,>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<RowsProps<Row>, 'sort' | 'onSort'>) => {
  const say = useSay();
  const key = column.sort;
  const numeric = isNumeric(column) || undefined;
  if (key === undefined)
    return (
      <th scope="col" data-numeric={numeric}>
        {say(column.title)}
      </th>
    );
  const direction = ariaSort(sort, key);
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric}>
      <button
        type="button"
        className={classes['sort']}
        data-direction={direction}
        onClick={() => onSort(direction === 'ascending' ? `-${key}` : key)}
      >
        {say(column.title)}
      </button>
    </th>
  );
};

/** For wide screens: the heading and the first column stay in sight. */
export const ListTable = <Row,>(props: RowsProps<Row>) => {
  const { definition, rows, sort, open, isAsking, onSort, onShow } = props;
  const say = useSay();
  const { rowId, rowName } = definition;
  const columns = definition.columns.filter(({ fileOnly }) => !fileOnly);
  return (
    <div className={classes['tableBox']} aria-busy={isAsking}>
      <table className={classes['table']} aria-label={say(definition.title)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody data-rows>
          {rows.map((row) => {
            const id = rowId(row);
            return (
              <tr key={id} data-open={id === open || undefined} onClick={() => onShow(id)}>
                {columns.map((column, place) => {
                  const shown = column.show?.(row) ?? cellText(column, row, say);
                  return (
                    <td key={column.id} data-numeric={isNumeric(column) || undefined}>
                      {place === 0 ? (
                        <RowLink id={id} name={rowName(row, say)} onShow={onShow}>
                          {shown}
                        </RowLink>
                      ) : (
                        shown
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
