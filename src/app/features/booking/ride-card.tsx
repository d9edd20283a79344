import { useState } from 'react';
import type { BookingCard } from '#contract/bookings';
import type { Message } from '#words/message';
import { sendRideCard, rideCardCopied, rideCardFailed } from '#words/ride-card';
import { useServices } from '../../app-services';
import { shareText } from '../../ui/share-text';
import { useSay } from '../../ui/use-say';
import { titleOf, whenOf } from './booking-text';

/** For whoever rides without an account: a link that tells when, where and which car, and nothing else. */
const RideCard = ({ booking }: { booking: BookingCard }) => {
  const say = useSay();
  const { api } = useServices();
  const [news, setNews] = useState<Message>(sendRideCard);
  // Made once: sent to the next, or again where the phone's sheet did not wait for the first answer.
  const [made, setMade] = useState<string | null>(null);
  const share = async () => {
    try {
      const token = made ?? (await api.call('shareRide', { params: { id: booking.id } })).token;
      setMade(token);
      const title = titleOf(say, booking);
      const url = `${location.origin}/go/${token}`;
      const how = await shareText({ title, text: `${title}\n${whenOf(say, booking)}`, url });
      setNews(how === 'copied' ? rideCardCopied : sendRideCard);
    } catch {
      setNews(rideCardFailed);
    }
  };
  return (
    <button type="button" className="button" onClick={() => void share()}>
      {say(news)}
    </button>
  );
};

export default RideCard;
