import type { ReportState } from '#domain/people/report-state';
import { reportStateNames } from '#words/problem-reports';
import { AlertIcon, CheckIcon, HourglassIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';

const looks = {
  open: { Icon: AlertIcon, look: 'calls' },
  in_progress: { Icon: HourglassIcon, look: 'calm accent' },
  resolved: { Icon: CheckIcon, look: 'soft' },
};

/** A colour, an icon and a word. */
export const ReportStateChip = ({ state }: { state: ReportState }) => {
  const say = useSay();
  const { Icon, look } = looks[state];
  return (
    <span className={`tag strong ${look}`}>
      <Icon size={16} />
      {say(reportStateNames[state])}
    </span>
  );
};
