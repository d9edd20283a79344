import type { ReportState } from '#domain/people/report-state';
import { reportStateNames } from '#words/problem-reports';
import { AlertIcon, CheckIcon, HourglassIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';
import classes from './problem-reports.module.css';

const icons = { open: AlertIcon, in_progress: HourglassIcon, resolved: CheckIcon } as const;

/** A colour, an icon and a word. */
export const ReportStateChip = ({ state }: { state: ReportState }) => {
  const say = useSay();
  const Icon = icons[state];
  return (
    <span className={classes['state']} data-state={state}>
      <Icon size={16} />
      {say(reportStateNames[state])}
    </span>
  );
};
