import * as v from 'valibot';
import { id } from '#kinds/request/common';

/** Why somebody's data cannot be erased (yet). */
const erasureHindrances = ['at_work', 'open_bookings', 'erased'] as const;

export const dataSubject = v.object({
  id,
  name: v.string(),
  employeeNo: v.nullable(v.string()),
  hindrance: v.nullable(v.picklist(erasureHindrances)),
});

export const dataSubjects = v.object({ people: v.array(dataSubject) });

export const dataSubjectQuery = v.object({
  q: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(2, 'too_short'),
    v.maxLength(100, 'too_long'),
  ),
});

const row = v.record(v.string(), v.unknown());

/** Rows as they stand, by the table and the column that names the person. */
export const personalData = v.object({ person: row, records: v.record(v.string(), v.array(row)) });

export type DataSubject = v.InferOutput<typeof dataSubject>;
export type DataSubjects = v.InferOutput<typeof dataSubjects>;
export type PersonalData = v.InferOutput<typeof personalData>;
