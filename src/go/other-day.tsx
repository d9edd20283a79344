/** @jsxImportSource preact */
import { dayOf } from '#domain/dates/bangkok-time';
import { tomorrow } from '#words/link-page';
import { dayText, useSay } from './use-link';

const DAY_MS = 86_400_000;

/** Of another day than today, or than that of its beginning: what is still on the way, or ends after midnight. */
export const OtherDay = ({
  at,
  today,
  from = today,
}: {
  at: string;
  today: string;
  from?: string;
}) => {
  const say = useSay();
  if (dayOf(at) === dayOf(from)) return null;
  const isTomorrow = dayOf(at) === dayOf(new Date(Date.parse(today) + DAY_MS));
  return <b class="day">{isTomorrow ? say(tomorrow) : dayText(at)} </b>;
};
