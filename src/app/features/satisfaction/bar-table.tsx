import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showAnswers } from '#words/satisfaction';
import { useSay } from '../../ui/use-say';
import classes from './chart.module.css';

export type Bar = {
  id: string;
  name: string;
  /** How the name is drawn, where words alone do not do. */
  shown?: ReactNode;
  /** Beside the name, in the order of `columns`. */
  cells: readonly string[];
  /** Of one; null draws none. */
  part: number | null;
  /** The answers behind it; null where they are not shown. */
  search: Record<string, string> | null;
};

/** Beside the figures where there is room, else below the name: the style sheet shows one of the two. */
const Lane = ({ part }: Pick<Bar, 'part'>) =>
  part !== null && (
    <span aria-hidden className={classes['bar']} style={{ inlineSize: `${part * 100}%` }} />
  );

type Props = { title: string; nameTitle: string; columns: readonly string[]; bars: readonly Bar[] };

/**
 * A bar chart that is its own table: figures beside bars of one colour, so that it reads by eye, by ear and on paper
 * without colours.
 */
export const BarTable = ({ title, nameTitle, columns, bars }: Props) => {
  const say = useSay();
  if (bars.length === 0) return null;
  return (
    <section className={classes['chart']}>
      <table className={classes['bars']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nameTitle}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <td aria-hidden className={classes['beside']} />
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, shown, cells, part, search }) => (
            <tr key={id}>
              <th scope="row">
                {search ? (
                  <Link
                    to="."
                    search={search}
                    className={classes['drill']}
                    title={say(showAnswers, { what: name })}
                    activeProps={{}}
                  >
                    {shown ?? name}
                  </Link>
                ) : (
                  (shown ?? name)
                )}
                <Lane part={part} />
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
              <td aria-hidden className={classes['beside']}>
                <Lane part={part} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
