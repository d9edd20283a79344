import type { DraftWithDriverAmata } from '#kinds/bookingwithdriveramata/request';
import { useFormContext } from '../../booking-form/form-context';
import { FullNote } from './full-note';
import { isTooLate, lineOf } from './timetable';

/** The same before sending, for whoever booked again and has not seen the cards. */
export const FullNotes = ({ dates }: { dates: readonly DraftWithDriverAmata[] }) => {
  const { options, now } = useFormContext();
  const [first] = dates;
  const line = lineOf(options, first?.timetableEntryId ?? null);
  if (!first?.timetableEntryId || !line) return null;
  return (
    <FullNote
      line={line}
      timetableEntryId={first.timetableEntryId}
      days={dates.flatMap(({ date }) => date ?? [])}
      seats={first.seats ?? 1}
      isLate={(run) => isTooLate(options, run, line, first.boardStop, now())}
    />
  );
};
