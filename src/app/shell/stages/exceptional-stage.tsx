import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { tryAgain } from '#words/actions';
import { refusals } from '#words/refusals';
import {
  errorCode,
  invalidAccountTitle,
  maintenanceKept,
  notReachedText,
  notReachedTitle,
  offlineText,
  offlineTitle,
  signedOutTitle,
  signInAgain,
  signInFailedText,
  signInFailedTitle,
  signInInWindow,
  signOutOwed,
  unknownEmployeeText,
  unknownEmployeeTitle,
  whomToContact,
} from '#words/screens';
import { productTitle } from '#words/shell';
import { logOut } from '#words/user-menu';
import { useServices } from '../../app-services';
import Mantine from '../../theme/mantine';
import { Notice } from '../../ui/notice';
import { withDialog } from '../../ui/search';
import { useStore } from '../../ui/store';
import { useLanguage, useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';
import type { Stage } from '../use-stage';
import { DraftsOnDevice } from './drafts-on-device';
import { RejectedDialog } from './rejected-dialog';
import classes from './stages.module.css';

type ExceptionalProps = { stage: Exclude<Stage, 'waiting' | 'admin' | 'employee' | 'rejected'> };

const ExceptionalNotice = ({ stage }: ExceptionalProps) => {
  const say = useSay();
  const language = useLanguage();
  const { session, permission, serviceState } = useServices();
  const state = useStore(session.state);
  const { wording, wordingEn } = useStore(serviceState.value);
  useTabTitle();

  switch (stage) {
    // Nobody is signed in and the server cannot be reached: what is kept is listed, nothing is lost.
    case 'offline':
      return (
        <Notice
          scene="offline"
          title={say(offlineTitle)}
          actions={<Button onClick={() => void session.signIn()}>{say(tryAgain)}</Button>}
        >
          <p>{say(offlineText)}</p>
          <DraftsOnDevice />
        </Notice>
      );
    // Never tries again by itself: that is how endless redirects begin.
    case 'failed':
      return (
        <Notice
          scene="person"
          title={say(signInFailedTitle)}
          actions={
            <>
              <Button onClick={() => void session.signIn()}>{say(tryAgain)}</Button>
              <Button variant="default" onClick={() => void session.signInByPopup()}>
                {say(signInInWindow)}
              </Button>
            </>
          }
        >
          <p>{say(signInFailedText)}</p>
          {state.status === 'failed' && (
            <p className="small">{say(errorCode, { code: state.errorCode })}</p>
          )}
        </Notice>
      );
    // Another tab signed out, or this one did where the provider could not be told.
    case 'signed-out': {
      const owed = state.status === 'signed-out' && state.owed;
      return (
        <Notice
          scene="person"
          title={say(signedOutTitle)}
          actions={
            <Button onClick={() => void session.signIn()}>
              {say(owed ? tryAgain : signInAgain)}
            </Button>
          }
        >
          {owed && <p>{say(signOutOwed)}</p>}
        </Notice>
      );
    }
    case 'unknown-employee': {
      const username = 'account' in state ? state.account.username : '';
      return (
        <Notice
          scene="person"
          title={say(unknownEmployeeTitle)}
          actions={
            <>
              <Button
                renderRoot={(props) => <Link to="." search={withDialog('contact')} {...props} />}
              >
                {say(whomToContact)}
              </Button>
              <Button variant="default" onClick={() => void session.signOut()}>
                {say(logOut)}
              </Button>
            </>
          }
        >
          <p>{say(unknownEmployeeText, { username })}</p>
        </Notice>
      );
    }
    // The server takes no accounts of this organisation.
    case 'not-allowed':
      return (
        <Notice
          scene="person"
          title={say(invalidAccountTitle)}
          actions={<Button onClick={() => void session.signOut()}>{say(logOut)}</Button>}
        >
          <p>{say(refusals.account_not_allowed)}</p>
        </Notice>
      );
    // Signed in, but the server has never said who this is.
    case 'not-reached':
      return (
        <Notice
          scene="offline"
          title={say(notReachedTitle)}
          actions={<Button onClick={() => void permission.run()}>{say(tryAgain)}</Button>}
        >
          <p>{say(notReachedText)}</p>
        </Notice>
      );
    case 'closed':
      return (
        <Notice
          scene="closed"
          title={say(productTitle)}
          actions={
            <Button variant="default" onClick={() => void serviceState.load()}>
              {say(tryAgain)}
            </Button>
          }
        >
          <p className={classes['wording']}>{language === 'th' ? wording : wordingEn}</p>
          <p>{say(maintenanceKept)}</p>
        </Notice>
      );
  }
};

type StageProps = { stage: ExceptionalProps['stage'] | 'rejected' };

/** Loaded when something is not as usual; the service worker keeps it for when there is no network. */
const ExceptionalStage = ({ stage }: StageProps) => (
  <Mantine>
    {stage === 'rejected' ? <RejectedDialog /> : <ExceptionalNotice stage={stage} />}
  </Mantine>
);

export default ExceptionalStage;
