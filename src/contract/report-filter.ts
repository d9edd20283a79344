import * as v from 'valibot';
import { costBases } from '#domain/reports/amounts';
import { NONE } from '#domain/reports/filter';
import { lengthOf, LONGEST_DAYS } from '#domain/reports/period';
import { siteIds } from '#domain/site-id';
import { day, id } from '#kinds/request/common';

const idOrNone = v.optional(v.union([v.literal(NONE), id], 'invalid'));

/** Which rows a report, a chart's part or a drill-down is about. Both days count. */
export const reportFilterEntries = {
  from: day,
  to: day,
  site: v.optional(v.picklist(siteIds, 'invalid')),
  department: idOrNone,
  costCentre: idOrNone,
  provider: idOrNone,
  car: idOrNone,
  driver: idOrNone,
  basis: v.optional(v.picklist(costBases, 'invalid'), 'estimates'),
};

type Days = { from: string; to: string };

/** Said beside the last day. */
export const checkPeriod = <I extends Days>() =>
  v.rawCheck<I>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const isInOrder = input.from <= input.to;
    if (isInOrder && lengthOf(input) <= LONGEST_DAYS) return;
    addIssue({
      message: isInOrder ? 'longer_than_allowed' : 'end_before_start',
      path: [{ type: 'object', origin: 'value', input, key: 'to', value: input.to }],
    });
  });
