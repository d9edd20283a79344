import type { ReactNode } from 'react';
import { serviceStateTitle } from '#words/service-state';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { ChannelsPart } from './channels-part';
import classes from './service-state.module.css';
import { ServiceStateSettings } from './service-state-settings';

/** The same as the dialog of the top bar, and whether notices arrive. */
export const ServiceStateScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  return (
    <Screen title={say(serviceStateTitle)}>
      {above}
      <div className={classes['page']}>
        <ServiceStateSettings />
        <ChannelsPart />
      </div>
    </Screen>
  );
};
