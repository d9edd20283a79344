import type { ProviderStatus } from '#domain/provider/provider';
import { providerStatuses } from '#words/providers';
import classes from '../../admin-kit/record/record.module.css';
import { CheckIcon, CrossIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';

const looks = {
  active: { look: 'available', Icon: CheckIcon },
  ended: { look: undefined, Icon: CrossIcon },
} as const;

/** A colour, an icon and a word. */
export const ProviderStatusChip = ({ status }: { status: ProviderStatus }) => {
  const say = useSay();
  const { look, Icon } = looks[status];
  return (
    <span className={classes['status']} data-look={look}>
      <Icon size={16} />
      {say(providerStatuses[status])}
    </span>
  );
};
