import { useSay } from '../../ui/use-say';
import { cellText } from './cell-text';
import { RowLink, type RowsProps } from './list-table';
import classes from './list.module.css';

export const ListCards = <Row,>({
  definition,
  rows,
  open,
  isAsking,
  onShow,
}: Omit<RowsProps<Row>, 'sort' | 'onSort'>) => {
  const say = useSay();
  const { columns, rowId, rowName, title } = definition;
  const shown = columns.filter(({ fileOnly, card }) => !fileOnly && card !== 'none');
  return (
    <ul className="stack" aria-label={say(title)} aria-busy={isAsking} data-rows>
      {rows.map((row) => {
        const id = rowId(row);
        const lines = shown.filter(({ card = 'line' }) => card === 'line' || card === 'whole');
        const draw = (card: 'title' | 'mark') =>
          shown
            .filter((column) => column.card === card)
            .map((column) => (
              <span key={column.id}>{column.show?.(row) ?? cellText(column, row, say)}</span>
            ));
        return (
          <li key={id} className={classes['card']} data-open={id === open || undefined}>
            <div className="row wrap between">
              <RowLink id={id} name={rowName(row, say)} onShow={onShow}>
                {draw('title')}
              </RowLink>
              {draw('mark')}
            </div>
            <dl className="facts" data-columns>
              {lines.map((column) => {
                const value = cellText(column, row, say);
                return value === '' ? null : (
                  <div key={column.id} data-whole={column.card === 'whole' || undefined}>
                    <dt>{say(column.title)}</dt>
                    <dd>{column.show?.(row) ?? value}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
