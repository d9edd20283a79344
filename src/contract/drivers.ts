import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { driverStatuses, employers } from '#domain/people/driver';
import { siteIds } from '#domain/site-id';
import { id as givenId } from '#kinds/request/common';
import { driverFields } from './driver-fields';
import { driverLeave } from './driver-parts';
import { anyOf, audit, dueWithin, listPage, listQuery, ofOwner } from './list';
import { entriesOf } from './record-entries';

const id = v.string();
const nullableText = v.nullable(v.string());

const entered = entriesOf(driverFields);

export const driverRow = v.object({
  id,
  version: v.number(),
  ...entered.row,
  name: v.string(),
  employeeNo: nullableText,
  /** Null is the company's own. */
  provider: nullableText,
  /** On leave at this moment, until then. */
  leave: v.nullable(v.object({ until: v.string() })),
  /** Minutes of the present week; a provider is not told. */
  hours: v.nullable(v.object({ planned: v.number(), overtime: v.number() })),
  /** Of the last 90 days; null below five answers, and for a provider. */
  rating: v.nullable(v.number()),
});

export const driverQuery = listQuery(['name', 'licence', 'rating', 'status', 'provider'], {
  status: anyOf(driverStatuses),
  kind: anyOf(kindIds),
  site: anyOf(siteIds),
  owner: ofOwner,
  due: dueWithin,
});

export const driverPage = listPage(driverRow);

/** What each employer's people are asked, besides what all are. */
const requiredByEmployer = {
  employee: ['employeeId'],
  provider: ['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn', 'providerId'],
} as const;

const body = v.object({
  ...entered.body,
  /** Who of the employees; names are those of the directory. */
  employeeId: v.optional(v.nullable(givenId), null),
});

/** Beside the other fields' own problems, so that all of them are said at once. */
const asksByEmployer = v.rawCheck<v.InferOutput<typeof body>>(({ dataset, addIssue }) => {
  const input: Readonly<Record<string, unknown>> = Object(dataset.value);
  const employer = employers.find((known) => known === input['employer']);
  for (const key of employer ? requiredByEmployer[employer] : [])
    if (input[key] === null)
      addIssue({
        message: 'required',
        path: [{ type: 'object', origin: 'value', input, key, value: null }],
      });
});

export const driverBody = v.pipe(body, asksByEmployer);

export const driverDetail = v.object({
  ...driverRow.entries,
  leaves: v.array(driverLeave),
  audit,
});

export const driverOptions = v.object({
  providers: v.array(v.object({ id, name: v.string() })),
});

export type DriverRow = v.InferOutput<typeof driverRow>;
export type DriverDetail = v.InferOutput<typeof driverDetail>;
export type DriverBody = v.InferOutput<typeof driverBody>;
export type DriverQuery = v.InferOutput<typeof driverQuery>;
export type DriverOptions = v.InferOutput<typeof driverOptions>;
