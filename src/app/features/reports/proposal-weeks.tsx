import type { ProposalWeek } from '#contract/arranging-proposals';
import { formatDate } from '#domain/dates/format-bangkok';
import { parseBaht, sayBaht } from '#domain/money';
import type { KindId } from '#kinds/registry';
import {
  usedCount,
  usedOf,
  weekDays,
  weekLabel,
  weeksHelp,
  weeksTitle,
} from '#words/proposal-weeks';
import { figureNames } from '#words/proposals';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { proposalWeeksOf } from './report-remotes';
import chartClasses from './chart.module.css';
import classes from './reports.module.css';

const rows = ['cost', 'hired', 'unserved'] as const;

const sayWholeBaht = (cost: string) => sayBaht(Math.round((parseBaht(cost) ?? 0) / 100) * 100);

const show = (of: ProposalWeek['byHand'], row: (typeof rows)[number]) =>
  row === 'cost' ? sayWholeBaht(of.cost) : of[row];

/** What proposals are worth: without one there is nothing to say. */
export const ProposalWeeks = (about: { kind: KindId; from: string; to: string }) => {
  const say = useSay();
  const weeks = useRemote(proposalWeeksOf, about).value?.weeks ?? [];
  if (weeks.length === 0) return null;
  return (
    <section className={classes['block']} aria-label={say(weeksTitle)}>
      <h2>{say(weeksTitle)}</h2>
      <p className="soft small">{say(weeksHelp)}</p>
      <div className={chartClasses['tableBox']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(weekLabel)}</th>
              {rows.map((row) => (
                <th key={row} scope="col">
                  {say(figureNames[row])}
                </th>
              ))}
              <th scope="col">{say(usedOf)}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ monday, days, byHand, proposed, changes, accepted }) => (
              <tr key={monday}>
                <th scope="row">
                  {formatDate(monday)} <small>{say(weekDays, { count: days })}</small>
                </th>
                {rows.map((row) => (
                  <td key={row}>
                    {show(byHand, row)} → <b>{show(proposed, row)}</b>
                  </td>
                ))}
                <td>{say(usedCount, { used: accepted, count: changes })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
