import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { setUpTabs, setUpTitle } from '#words/basics';
import { TabLinks } from '../../admin-kit/tab-links';
import { ContactsScreen } from '../../features/basics/contacts-screen';
import { PlacesScreen } from '../../features/basics/places-screen';
import { PurposesScreen } from '../../features/basics/purposes-screen';
import { SetUpGuide } from '../../features/basics/set-up-guide';
import { useSay } from '../../ui/use-say';

type Tab = keyof typeof setUpTabs;

const screens: Readonly<Record<Tab, (props: { above: ReactNode }) => ReactNode>> = {
  guide: SetUpGuide,
  contacts: ContactsScreen,
  purposes: PurposesScreen,
  places: PlacesScreen,
};

const tabs = Object.keys(screens) as Tab[];

export const SetUpPage = () => {
  const say = useSay();
  const { tab: wantedTab } = useSearch({ from: '/admin/setup' });
  const tab = tabs.find((known) => known === wantedTab) ?? 'guide';
  const Shown = screens[tab];
  return (
    <Shown
      key={tab}
      above={
        <TabLinks
          label={say(setUpTitle)}
          current={tab}
          tabs={tabs.map((value) => ({ value, label: say(setUpTabs[value]) }))}
        />
      }
    />
  );
};
