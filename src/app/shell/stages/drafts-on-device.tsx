import { formatDateTime } from '#domain/dates/format-bangkok';
import { kinds } from '#kinds/registry';
import { draftSavedAt, draftsOnDevice, noDrafts } from '#words/screens';
import { useServices } from '../../app-services';
import { KindIcon } from '../../kinds/kind-icon';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from './stages.module.css';

export const DraftsOnDevice = () => {
  const say = useSay();
  const { drafts } = useStore(useServices().drafts.state);
  if (drafts.length === 0) return <p>{say(noDrafts)}</p>;
  return (
    <ul className={classes['drafts']} aria-label={say(draftsOnDevice)}>
      {drafts.map(({ kind, savedAt }) => (
        <li key={kind}>
          <KindIcon kind={kind} />
          {say(kinds[kind].name)}
          <span className={classes['when']}>
            {say(draftSavedAt, { at: formatDateTime(savedAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
};
