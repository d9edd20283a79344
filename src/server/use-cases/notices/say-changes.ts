import { dayOf } from '#domain/dates/bangkok-time';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import type { Language } from '#domain/language';
import type { About } from '#domain/notice/link-of';
import { sayIn } from '#words/message';
import { andWaits, asAgreed, changedFromTo, changeParts } from '#words/notice-changes';
import type { NoticeFacts } from '#words/notices';

/** The day is said once where it stays. */
const sayMove = (was: string, is: string) => ({
  was: formatDateTime(was),
  is: dayOf(was) === dayOf(is) ? formatTime(is) : formatDateTime(is),
});

/** From what to what; nothing where the notice does not know. */
export const sayChanges = (
  { type, params }: About,
  facts: NoticeFacts,
  language: Language,
): string | undefined => {
  if (type !== 'changed') return undefined;
  const say = sayIn(language);
  const { timeWas, startsAt, endWas, endIs, plateWas, waits, agreed, placeWas, placeIs } = params;
  const [driverWas, driverIs] =
    language === 'th'
      ? [params['driverWasTh'], params['driverIsTh']]
      : [params['driverWasEn'], params['driverIsEn']];
  const time =
    timeWas !== undefined && startsAt !== undefined && timeWas !== startsAt
      ? say(changeParts.time, sayMove(timeWas, startsAt))
      : null;
  const end =
    endWas !== undefined && endIs !== undefined && endWas !== endIs
      ? say(changeParts.end, sayMove(endWas, endIs))
      : null;
  const car =
    plateWas !== undefined && plateWas !== facts.plate
      ? say(changeParts.car, { was: plateWas, is: facts.plate })
      : null;
  const driver =
    driverWas !== undefined || driverIs !== undefined
      ? say(changeParts.driver, { was: driverWas ?? '', is: driverIs ?? '' })
      : null;
  const place =
    placeWas !== undefined || placeIs !== undefined
      ? say(changeParts.place, { was: placeWas ?? '', is: placeIs ?? '' })
      : null;
  const parts = [time, end, car, driver, place].filter((part) => part !== null);
  if (parts.length === 0) return undefined;
  const changes = parts.join(language === 'th' ? ' · ' : ', ');
  const shown = { changes, saysTime: time !== null, saysCar: car !== null };
  const fromTo = say(changedFromTo, { ...facts, ...shown });
  const changed = agreed === undefined ? fromTo : say(asAgreed, { changed: fromTo });
  return waits === undefined ? changed : say(andWaits, { changed });
};
