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

export const isInOrder = ({ from, to }: Days): boolean => from <= to;
export const isNotTooLong = (period: Days): boolean => lengthOf(period) <= LONGEST_DAYS;
