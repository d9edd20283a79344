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

/** A cell of the table: a column with those that stand below it. */
type Cell<Row> = { column: Column<Row>; below: readonly Column<Row>[] };

const cellsOf = <Row,>({ columns }: Pick<RowsDefinition<Row>, 'columns'>): Cell<Row>[] => {
  const shown = columns.filter(({ fileOnly }) => !fileOnly);
  return shown
    .filter(({ below }) => below === undefined)
    .map((column) => ({ column, below: shown.filter(({ below }) => below === column.id) }));
};

const Heading = <Row,>({
  cell: { column, below },
  sort,
  onSort,
}: { cell: Cell<Row> } & Pick<RowsProps<Row>, 'sort' | 'onSort'>) => {
  const say = useSay();
  const key = column.sort;
  const numeric = isNumeric(column) || undefined;
  const further = below.length > 0 && (
    <small>{below.map(({ title }) => say(title)).join(', ')}</small>
  );
  if (key === undefined)
    return (
      <th scope="col" data-numeric={numeric}>
        {say(column.title)}
        {further}
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
      {further}
    </th>
  );
};

/** A number plate, a reference, a phone number: read at a glance, so in one piece. */
const SHORT = 12;

/** As the column draws it; a long text in two lines, all of it stands in the row's detail. */
const Value = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => {
  const say = useSay();
  const drawn = column.show?.(row);
  if (column.clipped) return <span className="clip">{drawn ?? cellText(column, row, say)}</span>;
  if (drawn !== undefined) return drawn;
  const text = cellText(column, row, say);
  return <span className={text.length > SHORT ? 'clamp' : 'nowrap'}>{text}</span>;
};

/** For wide screens: the heading and the first column stay in sight. */
export const ListTable = <Row,>(props: RowsProps<Row>) => {
  const { definition, rows, sort, open, isAsking, onSort, onShow } = props;
  const say = useSay();
  const { rowId, rowName } = definition;
  const cells = cellsOf(definition);
  return (
    <div className={classes['tableBox']} aria-busy={isAsking}>
      <table className={classes['table']} aria-label={say(definition.title)}>
        <thead>
          <tr>
            {cells.map((cell) => (
              <Heading key={cell.column.id} cell={cell} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody data-rows>
          {rows.map((row) => {
            const id = rowId(row);
            return (
              <tr key={id} data-open={id === open || undefined} onClick={() => onShow(id)}>
                {cells.map(({ column, below }, place) => (
                  <td
                    key={column.id}
                    data-numeric={isNumeric(column) || undefined}
                    data-clipped={column.clipped}
                  >
                    {place === 0 ? (
                      <RowLink id={id} name={rowName(row, say)} onShow={onShow}>
                        <Value column={column} row={row} />
                      </RowLink>
                    ) : (
                      <Value column={column} row={row} />
                    )}
                    {below.map((further) =>
                      cellText(further, row, say) === '' ? null : (
                        <div key={further.id} className="soft small">
                          <Value column={further} row={row} />
                        </div>
                      ),
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
