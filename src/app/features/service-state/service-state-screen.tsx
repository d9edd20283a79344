import type { ReactNode } from 'react';
import { serviceStateTitle } from '#words/service-state';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { ChannelsPart } from './channels-part';
import classes from './service-state.module.css';
import { ServiceStateSettings } from './service-state-settings';
import { TruthsPart } from './truths-part';

/** The same as the dialog of the top bar, whether notices arrive, and whether the records are in order. */
export const ServiceStateScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  return (
    <Screen title={say(serviceStateTitle)}>
      {above}
      <div className={classes['page']}>
        <ServiceStateSettings />
        <ChannelsPart />
        <TruthsPart />
      </div>
    </Screen>
  );
};
