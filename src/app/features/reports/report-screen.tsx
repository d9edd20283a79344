import { useNavigate, useSearch } from '@tanstack/react-router';
import type { KindId } from '#kinds/registry';
import { report as reportTitle } from '#words/menu';
import { carUseTab, reportTab, viewsLabel } from '#words/reports';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { TabLinks } from '../../admin-kit/tab-links';
import { KindBadge } from '../../ui/kind-badge';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { CarUseView } from './car-use-view';
import { ReportView } from './report-view';

export const ReportScreen = ({ kind }: { kind: KindId }) => {
  const say = useSay();
  const navigate = useNavigate();
  const search: ListSearch = useSearch({ strict: false });
  const rest = { ...search, drill: undefined };
  const showsCar = search['view'] === 'car';

  const go = (changes: ListSearch, replace: boolean) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, ...changes }),
      replace,
      resetScroll: false,
    });

  return (
    <Screen title={say(reportTitle)} aside={<KindBadge kind={kind} />}>
      <TabLinks
        label={say(viewsLabel)}
        current={showsCar ? 'car' : 'report'}
        tabs={[
          { value: 'report', label: say(reportTab), search: { ...rest, view: undefined } },
          { value: 'car', label: say(carUseTab), search: { ...rest, view: 'car' } },
        ]}
      />
      {showsCar ? (
        <CarUseView kind={kind} search={search} onChange={(changes) => go(changes, true)} />
      ) : (
        <ReportView
          kind={kind}
          search={search}
          onChange={(changes) => go(changes, true)}
          onOpen={(changes) => go(changes, false)}
        />
      )}
    </Screen>
  );
};
