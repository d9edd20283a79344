import { Button } from '@mantine/core';
import { maintenanceKept } from '#words/screens';
import { tryAgain } from '#words/actions';
import { productTitle } from '#words/shell';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useStore } from '../../ui/store';
import { useTabTitle } from '../../ui/use-tab-title';
import { useLanguage, useSay } from '../../ui/use-say';

import classes from './stages.module.css';

export const MaintenanceStage = () => {
  const say = useSay();
  const language = useLanguage();
  const { serviceState } = useServices();
  const state = useStore(serviceState.value);
  useTabTitle();
  return (
    <Notice
      scene="closed"
      title={say(productTitle)}
      actions={
        <Button variant="default" onClick={() => void serviceState.load()}>
          {say(tryAgain)}
        </Button>
      }
    >
      <p className={classes['wording']}>{language === 'th' ? state.wording : state.wordingEn}</p>
      <p>{say(maintenanceKept)}</p>
    </Notice>
  );
};
