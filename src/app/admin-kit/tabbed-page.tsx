import type { ReactNode } from 'react';
import type { Message } from '#words/message';
import { useSay } from '../ui/use-say';
import { TabLinks } from './tab-links';

type Screen = (props: { above: ReactNode }) => ReactNode;

type TabbedPageProps<Tab extends string> = {
  title: Message;
  names: Readonly<Record<Tab, Message>>;
  /** The first is the page without anything in its address. */
  screens: Readonly<Record<Tab, Screen>>;
  wanted: string | number | undefined;
};

/** A page of several screens; the address says which of them is open. */
export const TabbedPage = <Tab extends string>({
  title,
  names,
  screens,
  wanted,
}: TabbedPageProps<Tab>) => {
  const say = useSay();
  const tabs = Object.keys(screens) as [Tab, ...Tab[]];
  const tab = tabs.find((known) => known === wanted) ?? tabs[0];
  const Shown: Screen = screens[tab];
  return (
    <Shown
      key={tab}
      above={
        <TabLinks
          label={say(title)}
          current={tab}
          tabs={tabs.map((value) => ({ value, label: say(names[value]) }))}
        />
      }
    />
  );
};
