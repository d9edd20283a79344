import { useEffect } from 'react';
import { bellUnread } from '#words/bell';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from './bell-count.module.css';
import { noticesOf } from '../../remote/notices';

const MOST = 99;

/** On the app's icon as on the bell; not every browser can. */
const badgeApp = async (unread: number) => {
  if ('setAppBadge' in navigator) await navigator.setAppBadge(unread).catch(() => undefined);
};

/** How much of what this person was told is unread; nothing while nobody knows. */
const BellCount = () => {
  const say = useSay();
  const language = useStore(useServices().language.value);
  const { value } = useRemote(noticesOf, { language, pages: 1 });
  const unread = value?.unread;
  useEffect(() => {
    if (unread !== undefined) void badgeApp(unread);
  }, [unread]);
  if (!unread) return null;
  return (
    <span className={`count calls ${classes['count']}`}>
      <span aria-hidden>{unread > MOST ? `${MOST}+` : unread}</span>
      <span className="hidden">{say(bellUnread, { count: String(unread) })}</span>
    </span>
  );
};

export default BellCount;
