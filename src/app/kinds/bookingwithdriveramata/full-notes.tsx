import type { DraftWithDriverAmata } from '#kinds/bookingwithdriveramata/request';
import { useFormContext } from '../../booking-form/form-context';
import { FullNote } from './full-note';
import { isTooLate, lineOf } from './timetable';
import { useDepartures } from './use-departures';

/** The same before sending, for whoever booked again and has not seen the cards. */
export const FullNotes = ({ dates }: { dates: readonly DraftWithDriverAmata[] }) => {
  const { options, now } = useFormContext();
  const [first] = dates;
  const line = lineOf(options, first?.timetableEntryId ?? null);
  const days = dates.flatMap(({ date }) => date ?? []);
  const { boardStop = null, alightStop = null } = first ?? {};
  const stretch = boardStop === null || alightStop === null ? null : { boardStop, alightStop };
  const departures = useDepartures(line, days, stretch);
  if (!first?.timetableEntryId || !line) return null;
  return (
    <FullNote
      line={line}
      timetableEntryId={first.timetableEntryId}
      days={days}
      departures={departures}
      stretch={stretch}
      seats={first.seats ?? 1}
      isLate={(run) => isTooLate(options, run, line, first.boardStop, now())}
    />
  );
};
