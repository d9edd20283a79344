import type { ReactNode } from 'react';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { tryAgain } from '#words/actions';
import type { Message } from '#words/message';
import { notOpened, notOnDevice, remoteAsOf } from '#words/remote';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { isGone } from './open-remote';
import type { Known } from './remote';
import type { UsedRemote } from './use-remote';

type Of<T> = Pick<UsedRemote<T>, 'shown' | 'read'>;

type ShownProps<T> = {
  of: Of<T>;
  /** What stands there while nothing is known. */
  skeleton?: ReactNode;
  /** Other words for what cannot be opened, where the usual ones say too little. */
  whyFailed?: (error: unknown, isOnline: boolean) => Message;
  /** Where else to look for what is not here: to ask again would help nobody. */
  elsewhere?: ReactNode;
  /** Said besides, while there is no network. */
  asOfOffline?: Message<{ at: string }>;
  children: (value: T, known: Known<T>) => ReactNode;
};

/** The time alone says enough of today. */
const sayMoment = (at: number): string =>
  dayOf(new Date(at)) === dayOf(new Date()) ? formatTime(at) : formatDateTime(at);

const Again = ({ of }: { of: Of<unknown> }) => {
  const say = useSay();
  const { read, shown } = of;
  return (
    <button
      type="button"
      className="button accent"
      disabled={shown.isAsking}
      onClick={() => void read()}
    >
      {say(tryAgain)}
    </button>
  );
};

/** Two lines of the form that a list of cards has. */
const twoCards = (
  <div className="cards" aria-busy>
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);

/** Says from when it is, where that is not now. */
const AsOf = ({
  of,
  asOfOffline = remoteAsOf,
}: Pick<ShownProps<unknown>, 'asOfOffline'> & { of: Of<unknown> }) => {
  const say = useSay();
  const online = useStore(useServices().connectivity);
  const { shown } = of;
  if (shown.status !== 'known' || (online && shown.is !== 'stale')) return null;
  return (
    <div className="row wrap soft small" role="status">
      <span>{say(online ? remoteAsOf : asOfOffline, { at: sayMoment(shown.at) })}</span>
      {online && <Again of={of} />}
    </div>
  );
};

/** Whatever is read from the server, in whatever state it is: coming, not to be had, of some time ago, or there. */
export const Shown = <T,>({
  of,
  skeleton = twoCards,
  whyFailed,
  elsewhere,
  asOfOffline,
  children,
}: ShownProps<T>) => {
  const say = useSay();
  const online = useStore(useServices().connectivity);
  const { shown } = of;
  if (shown.status === 'loading') return skeleton;
  if (shown.status === 'failed')
    return (
      <div className="empty" role="status">
        <p>{say(whyFailed?.(shown.error, online) ?? (online ? notOpened : notOnDevice))}</p>
        {isGone(shown.error) ? elsewhere : <Again of={of} />}
      </div>
    );
  return (
    <>
      <AsOf of={of} {...(asOfOffline && { asOfOffline })} />
      {children(shown.value, shown)}
    </>
  );
};
