import { useSearch } from '@tanstack/react-router';
import { setUpTabs, setUpTitle } from '#words/basics';
import { TabbedPage } from '../../admin-kit/tabbed-page';
import { CarePlansScreen } from '../../features/basics/care-plans-screen';
import { ContactsScreen } from '../../features/basics/contacts-screen';
import { EmissionScreen } from '../../features/basics/emission-screen';
import { PlacesScreen } from '../../features/basics/places-screen';
import { PurposesScreen } from '../../features/basics/purposes-screen';
import { RetentionScreen } from '../../features/basics/retention-screen';
import { SetUpGuide } from '../../features/basics/set-up-guide';
import { TravelScreen } from '../../features/basics/travel-screen';

const screens = {
  guide: SetUpGuide,
  contacts: ContactsScreen,
  purposes: PurposesScreen,
  places: PlacesScreen,
  travel: TravelScreen,
  maintenance: CarePlansScreen,
  emission: EmissionScreen,
  retention: RetentionScreen,
};

export const SetUpPage = () => {
  const { tab } = useSearch({ from: '/admin/setup' });
  return <TabbedPage title={setUpTitle} names={setUpTabs} screens={screens} wanted={tab} />;
};
