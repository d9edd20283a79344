import { Button } from '@mantine/core';
import { sayIn } from '#words/message';
import { invalidAccountText, invalidAccountTitle } from '#words/screens';
import { ok } from '#words/actions';
import { useServices } from '../../app-services';
import { Dialog } from '../../ui/dialog';
import { useStore } from '../../ui/store';
import { useLanguage, useSay } from '../../ui/use-say';
import classes from './stages.module.css';

const inEnglish = sayIn('en');

/** Only OK closes it, and OK signs out. */
export const RejectedDialog = () => {
  const say = useSay();
  const language = useLanguage();
  const { session, config } = useServices();
  const state = useStore(session.state);
  const domain = state.status === 'rejected' ? state.domain : config.rejectedDomain;
  return (
    <Dialog role="alertdialog" title={say(invalidAccountTitle)} size="26rem">
      <p>{say(invalidAccountText, { domain })}</p>
      {language !== 'en' && (
        <p lang="en" className={classes['literal']}>
          {inEnglish(invalidAccountTitle)}: {inEnglish(invalidAccountText, { domain })}
        </p>
      )}
      <Button data-autofocus fullWidth mt="md" onClick={() => void session.signOut()}>
        {say(ok)}
      </Button>
    </Dialog>
  );
};
