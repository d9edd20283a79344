import type { ReactNode } from 'react';
import type { KindId } from '#kinds/registry';
import { arrangeCars } from '#words/menu';
import { KindBadge } from '../../ui/kind-badge';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';
import { useWide } from '../../ui/use-wide';
import classes from './arranging.module.css';

type CockpitProps = { kind: KindId; isBoard: boolean; days: ReactNode; children: ReactNode };

/** The day gets the window: its title, days and tools share one line above it. */
const OnTablet = ({ kind, isBoard, days, children }: CockpitProps) => {
  const title = useSay()(arrangeCars);
  useTabTitle(title);
  return (
    <div className={classes['cockpit']} data-board={isBoard || undefined}>
      <div className={classes['lead']}>
        <h1 className={classes['heading']}>
          <span className="hidden">{title} </span>
          <KindBadge kind={kind} />
        </h1>
        {days}
      </div>
      {children}
    </div>
  );
};

export const Cockpit = (props: CockpitProps) => {
  const say = useSay();
  const wide = useWide();
  const { kind, days, children } = props;
  if (wide) return <OnTablet {...props} />;
  return (
    <Screen
      title={say(arrangeCars)}
      aside={
        <>
          <KindBadge kind={kind} />
          {days}
        </>
      }
    >
      {children}
    </Screen>
  );
};
