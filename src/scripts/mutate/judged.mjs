// @ts-check
import { judgedOfKinds } from './judged-kinds.mjs';

/**
 * Mutants that live, and why that is right: looked at by a person, and named as `npm run mutate` prints them. Whatever
 * stands here and is noticed by a test now, or is no mutant any more, must go; whatever lives and does not stand here is
 * to be looked at: the command fails of both.
 * @type {readonly { file: string, why: string, lives: readonly string[] }[]}
 */
export const judged = [
  ...judgedOfKinds,
  {
    file: 'src/domain/arranging/ask-again.ts',
    why: 'An accepted trip may always be asked for again; the other way is for the compiler.',
    lives: ['moved.ok  →  true'],
  },
  {
    file: 'src/domain/arranging/driver-hours.ts',
    why: 'A part of no length, or less, has no minutes and no overtime: the question saves the counting.',
    lives: [
      'isBefore(departedAt, endsAt)  →  true',
      'minutesBetween(part.startsAt, part.endsAt) > 0  →  true',
      'minutesBetween(part.startsAt, part.endsAt) > 0  →  (minutesBetween(part.startsAt, part.endsAt)) >= (0)',
    ],
  },
  {
    file: 'src/domain/arranging/judge-car.ts',
    why: 'What has stops is answered with no score and no warnings by the same shape; the rest would only be counted for nothing.',
    lives: ['stops.length > 0  →  false'],
  },
  {
    file: 'src/domain/arranging/judge-driver.ts',
    why: 'Without rules nothing is judged either; the question saves two rounds.',
    lives: ['hours.length === 0  →  false'],
  },
  {
    file: 'src/domain/arranging/judge-driver.ts',
    why: 'Who breaks a hard rule is stopped before warnings are asked for.',
    lives: [
      'brokenBy(driver, wanted) .filter(({ isHard }) => !isHard)  →  brokenBy(driver, wanted)',
    ],
  },
  {
    file: 'src/domain/hours/judge-hours.ts',
    why: 'Only reached when nothing is over the limit, where nobody reads the minute.',
    lives: ['spans.at(-1)?.until ?? 0  →  (spans.at(-1)?.until) && (0)', '-1  →  +(1)'],
  },
  {
    file: 'src/domain/hours/judge-hours.ts',
    why: 'Where there is a part it has a last span: both or neither.',
    lives: ['part && last  →  (part) || (last)'],
  },
  {
    file: 'src/domain/arranging/suggest.ts',
    why: 'No two have one id.',
    lives: ['a.id < b.id  →  (a.id) <= (b.id)'],
  },
  {
    file: 'src/domain/arranging/suggest.ts',
    why: 'The mean of nobody is only handed to those against whom something stands, whose score is none.',
    lives: ['figures.length === 0  →  false'],
  },
  {
    file: 'src/domain/booking/decide-edit.ts',
    why: 'A returned request may always be sent again; the other way is for the compiler.',
    lives: ['!entered.ok  →  false'],
  },
  {
    file: 'src/domain/booking/estimate-cost.ts',
    why: 'Where both cost the same, either is right.',
    lives: ['oneDayMore.total < withOvertime.total  →  (oneDayMore.total) <= (withOvertime.total)'],
  },
  {
    file: 'src/domain/money.ts',
    why: 'Nought is neither rounded up nor down.',
    lives: ['rounded < 0n  →  (rounded) <= (0n)'],
  },
  {
    file: 'src/domain/booking/waitlist.ts',
    why: 'No two have one id.',
    lives: ['a.bookingId < b.bookingId  →  (a.bookingId) <= (b.bookingId)'],
  },
  {
    file: 'src/domain/booking/waitlist.ts',
    why: 'At the very minute either way will do.',
    lives: [
      'minutesBetween(notReachedAt, now) < PAUSE_MINUTES  →  (minutesBetween(notReachedAt, now)) <= (PAUSE_MINUTES)',
    ],
  },
  {
    file: 'src/domain/booking/seats.ts',
    why: 'Who rides past the stop at which somebody boards is aboard there too: earlier stops are never fuller.',
    lives: [
      'until(ride) > from(wished)  →  (until(ride)) >= (from(wished))',
      '[from(wished), ...met.map(from)].filter((stop) => stop >= from(wished…  →  [from(wished), ...met.map(from)]',
    ],
  },
  {
    file: 'src/domain/booking/share-car-day.ts',
    why: 'Without trips there is neither, with trips both.',
    lives: [
      'startsAt === undefined || endsAt === undefined  →  (startsAt === undefined) && (endsAt === undefined)',
    ],
  },
  {
    file: 'src/domain/split-by.ts',
    why: 'The long way gives the same: it only saves big numbers.',
    lives: ['amount === 0  →  false', 'weights.length === 1  →  false'],
  },
  {
    file: 'src/domain/csv/read-csv.ts',
    why: 'Several guards against reading an empty end for ever stand behind one another, a tab is a tab to the pattern too, and `trim` takes a mark away as well: each alone is enough.',
    lives: [
      "separator === '\\t'  →  false",
      'pattern.lastIndex < text.length  →  (pattern.lastIndex) <= (text.length)',
      'cells.length > 0  →  (cells.length) >= (0)',
      '!match  →  false',
      'pattern.lastIndex === from && from >= text.length  →  false',
      'pattern.lastIndex === from && from >= text.length  →  (pattern.lastIndex === from) || (from >= text.length)',
      'pattern.lastIndex === from  →  (pattern.lastIndex) !== (from)',
      'from >= text.length  →  (from) > (text.length)',
      'from >= text.length  →  (from) < (text.length)',
    ],
  },
  {
    file: 'src/domain/expense/split.ts',
    why: 'All weights turn negative together, and the shares stay.',
    lives: ['(seats.get(costCentreId) ?? 0) + more  →  ((seats.get(costCentreId) ?? 0)) - (more)'],
  },
  {
    file: 'src/domain/expense/split.ts',
    why: 'No two have one id.',
    lives: ['a < b  →  (a) <= (b)'],
  },
  {
    file: 'src/domain/files/clean-image.ts',
    why: 'Past the end of the bytes there is no marker and no frame: whichever guard is asked first, what is cut off ends as none.',
    lives: [
      'at + 1 < bytes.length  →  (at + 1) <= (bytes.length)',
      'at + 1  →  (at) - (1)',
      'length < 2 || end > bytes.length  →  false',
      'length < 2 || end > bytes.length  →  (length < 2) && (end > bytes.length)',
      'end > bytes.length  →  (end) >= (bytes.length)',
      'at + 12  →  (at) - (12)',
      'end > bytes.length  →  false',
    ],
  },
  {
    file: 'src/domain/fleet/care-due.ts',
    why: 'The same day, or no kilometres a day, gives the same day or none.',
    lives: [
      'dueByMonths < today  →  (dueByMonths) <= (today)',
      'kmPerDay > 0  →  (kmPerDay) >= (0)',
      'byKm < dueByMonths  →  (byKm) <= (dueByMonths)',
    ],
  },
  {
    file: 'src/domain/fleet/free-cars.ts',
    why: 'A request of other hours needs no car in these, and a moment that is looked at twice is no tighter.',
    lives: [
      'wanted.filter(meets(from, until))  →  wanted',
      'rivals.length === 0  →  false',
      'begins > from  →  (begins) >= (from)',
    ],
  },
  {
    file: 'src/domain/people/import/cells.ts',
    why: 'The parser of phones trims for itself.',
    lives: ['latinDigits(text).trim()  →  latinDigits(text)'],
  },
  {
    file: 'src/domain/reports/charges.ts',
    why: 'No two have one id.',
    lives: ['a.costCentreId < b.costCentreId  →  (a.costCentreId) <= (b.costCentreId)'],
  },
  {
    file: 'src/domain/reports/period.ts',
    why: 'On the same day both are that day.',
    lives: [
      'sameDay > lastOfMonth(last)  →  (sameDay) >= (lastOfMonth(last))',
      'end < period.to  →  (end) <= (period.to)',
    ],
  },
  {
    file: 'src/domain/reports/satisfaction.ts',
    why: 'One alone is always too few.',
    lives: ['hidden.size > 1  →  (hidden.size) >= (1)'],
  },
  {
    file: 'src/domain/reports/trip-facts.ts',
    why: 'The first row of a booking stands before its further ones, and is found first.',
    lives: ['facts.filter(({ part }) => part === 0)  →  facts'],
  },
  {
    file: 'src/domain/reports/trip-facts.ts',
    why: 'Whoever was carried has a row; the other way is for the compiler.',
    lives: ['!fact  →  false'],
  },
  {
    file: 'src/domain/reports/trip-facts.ts',
    why: 'The numbers only have to differ.',
    lives: ['facts.filter(({ line }) => line === trip.id)  →  facts'],
  },
  {
    file: 'src/domain/reports/trip-amounts.ts',
    why: 'No two have one id.',
    lives: ['a.id < b.id  →  (a.id) <= (b.id)'],
  },
  {
    file: 'src/domain/reports/trip-amounts.ts',
    why: 'On a trip that did not run nobody is carried: there is no row that the estimate could stand in.',
    lives: ['hasRun(trip)  →  true'],
  },
  {
    file: 'src/domain/shuttle/check-stops.ts',
    why: 'Of no stops the loop finds nothing either.',
    lives: ['stops.length === 0  →  false'],
  },
];
