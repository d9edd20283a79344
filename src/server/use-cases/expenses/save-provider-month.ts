import type { ProviderMonthBody } from '#contract/expense-months';
import type { Day } from '#domain/dates/bangkok-time';
import { splitBySeats } from '#domain/expense/split';
import { done, refuse, type FieldProblems } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { Call, UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';
import { isUsable } from '../fleet/judge-car';
import { addExpenses } from './add-expenses';
import { daysOfMonth } from '#domain/dates/days-of-month';

type Lines = ProviderMonthBody['lines'];
type Source = ReturnType<typeof expenseSourceRepository>;

/** All that is wrong, line by line: a file of forty lines is not put right one answer at a time. */
const judgeLines = async (
  lines: Lines,
  {
    days,
    withSplit,
    source,
    providerId,
  }: {
    days: ReadonlyMap<string, Day>;
    withSplit: ReadonlySet<string>;
    source: Source;
    providerId: string;
  },
  call: Pick<Call, 'actor' | 'db'>,
): Promise<FieldProblems> => {
  const problems: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, { tripId, receiptNo, receiptFileId }] of lines.entries()) {
    if (!days.has(tripId)) problems[`lines.${index}.tripId`] = 'billed_already';
    else if (!withSplit.has(tripId)) problems[`lines.${index}.tripId`] = 'nobody_to_charge';
    if (!(await isUsable(receiptFileId, null, call)))
      problems[`lines.${index}.receiptFileId`] = 'invalid';
    if (receiptNo === null) continue;
    const key = receiptNo.toLowerCase();
    if (seen.has(key) || (await source.receipt({ receiptNo, providerId })))
      problems[`lines.${index}.receiptNo`] = 'receipt_taken';
    seen.add(key);
  }
  return problems;
};

/** A provider's month at once: while any line is wrong, nothing is written. */
export const saveProviderMonth: UseCase<'saveProviderMonth'> = async (call) => {
  const { params, body, db, newId } = call;
  const { kind, id: providerId, month } = params;
  const source = expenseSourceRepository(db, kind);
  const isKnown = keepsExpenses(kind) && (await source.knowsProvider(providerId));
  if (!isKnown) return refuse('not_found');
  const tripIds = [...new Set(body.lines.map(({ tripId }) => tripId))];
  const days = await source.lockUnbilled(tripIds, providerId, daysOfMonth(month));
  const seats = await source.seatsOf(tripIds);
  const splits = new Map([...seats].map(([tripId, bookings]) => [tripId, splitBySeats(bookings)]));
  const withSplit = new Set([...splits].flatMap(([id, { length }]) => (length > 0 ? [id] : [])));
  const fields = await judgeLines(body.lines, { days, withSplit, source, providerId }, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  await addExpenses(
    body.lines.map((line) => ({
      ...line,
      id: newId(),
      carId: null,
      providerId,
      spentOn: days.get(line.tripId) ?? `${month}-01`,
      split: splits.get(line.tripId) ?? [],
    })),
    { kind, status: body.submit ? 'submitted' : 'draft' },
    call,
  );
  return done({ saved: body.lines.length });
};
