import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { UserOptions } from '#contract/users';
import { adminUsers } from '#words/menu';
import { ListFailed } from '../../admin-kit/list/list-states';
import { useServices } from '../../app-services';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { AccountsPart } from './accounts-part';
import { FallbackApprovers } from './fallback-approvers';
import { ImportPart } from './import-part';
import classes from './users.module.css';

/** Where employees, cost centres and places come from, and who decides where there is no manager. */
export const PeopleScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const { api } = useServices();
  const [options, setOptions] = useState<UserOptions | 'failed' | null>(null);
  const read = useCallback(
    () => api.call('readUserOptions').then(setOptions, () => setOptions('failed')),
    [api],
  );
  useEffect(() => void read(), [read]);

  return (
    <Screen title={say(adminUsers)}>
      {above}
      <div className={classes['parts']}>
        <AccountsPart />
        <ImportPart onImported={() => void read()} />
        {options === null && <div className={classes['skeleton']} aria-busy />}
        {options === 'failed' && <ListFailed onAgain={() => void read()} />}
        {options !== null && options !== 'failed' && (
          <FallbackApprovers
            sites={options.sites}
            onChanged={setOptions}
            onStale={() => void read()}
          />
        )}
      </div>
    </Screen>
  );
};
