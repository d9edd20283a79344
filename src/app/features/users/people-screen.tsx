import type { ReactNode } from 'react';
import { userTabs } from '#words/user-tabs';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { AccountsPart } from './accounts-part';
import { DirectoryPart } from './directory-part';
import { FallbackApprovers } from './fallback-approvers';
import { ImportPart } from './import-part';
import { PersonalDataPart } from './personal-data-part';
import { userOptionsOf } from './user-remotes';
import classes from './users.module.css';

/** Where employees, cost centres and places come from, and who decides where there is no manager. */
export const PeopleScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const options = useRemote(userOptionsOf, 'all');
  const readAgain = () => void options.read();

  return (
    <Screen title={say(userTabs.people)}>
      {above}
      <div className={classes['parts']}>
        <ImportPart onImported={readAgain} />
        <DirectoryPart onSaved={readAgain} />
        <Shown of={options} skeleton={<div className="skeleton" aria-busy />}>
          {({ sites }) => (
            <FallbackApprovers sites={sites} onChanged={options.show} onStale={readAgain} />
          )}
        </Shown>
        <AccountsPart />
        <PersonalDataPart />
      </div>
    </Screen>
  );
};
