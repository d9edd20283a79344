import { Menu } from '@mantine/core';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { listCopied, listNotShared, noTripsTomorrow, sendTomorrow } from '#words/arranging-notices';
import { useServices } from '../../app-services';
import { shareText } from '../../ui/share-text';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { listPicture } from './list-picture';
import { listText } from './list-text';

/** Into a group of LINE or wherever the phone shares to; needs nothing to be set up. */
export const ShareTomorrow = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, tell, isFrozen } = useArranging();
  if (!day.may.manage) return null;

  const share = async () => {
    const tomorrow = addDays(dayOf(new Date()), 1);
    const query = { from: tomorrow, to: tomorrow };
    const cars = await api.call('readArrangeDay', { params: { kind }, query, background: true });
    const list = listText(cars, say);
    const { count, title, text } = list;
    if (count === 0) return say(noTripsTomorrow);
    const picture = await listPicture(list).catch(() => null);
    const files = picture && navigator.canShare?.({ files: [picture] }) ? [picture] : null;
    const how = await shareText({ title, text, ...(files && { files }) }).catch(
      () => 'not shared' as const,
    );
    if (how === 'not shared') return say(listNotShared);
    return how === 'copied' ? say(listCopied) : title;
  };

  return (
    <Menu.Item h={44} disabled={isFrozen} onClick={() => void tell(share)}>
      {say(sendTomorrow)}
    </Menu.Item>
  );
};
