import { Button } from '@mantine/core';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { kinds } from '#kinds/registry';
import { draftSavedAt, draftsOnDevice, noDrafts, offlineText, offlineTitle } from '#words/screens';
import { tryAgain } from '#words/actions';
import { useServices } from '../../app-services';
import { KindIcon } from '../../kinds/kind-icon';
import { Notice } from '../../ui/notice';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';
import classes from './stages.module.css';

/** Nobody is signed in and the server cannot be reached: what is kept is listed, nothing is lost. */
export const OfflineStage = () => {
  const say = useSay();
  const { session, drafts } = useServices();
  const kept = useStore(drafts.state).drafts;
  useTabTitle();
  return (
    <Notice
      scene="offline"
      title={say(offlineTitle)}
      actions={<Button onClick={() => void session.signIn()}>{say(tryAgain)}</Button>}
    >
      <p>{say(offlineText)}</p>
      {kept.length === 0 ? (
        <p>{say(noDrafts)}</p>
      ) : (
        <ul className={classes['drafts']} aria-label={say(draftsOnDevice)}>
          {kept.map(({ kind, savedAt }) => {
            return (
              <li key={kind}>
                <KindIcon kind={kind} />
                {say(kinds[kind].name)}
                <span className={classes['when']}>
                  {say(draftSavedAt, { at: formatDateTime(savedAt) })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Notice>
  );
};
