import * as v from 'valibot';
import { audit, listPage, listQuery } from './list';
import { partOf } from './record-entries';
import { retentionFields } from './retention-fields';

const rule = partOf(retentionFields);

export const retentionBody = v.object(rule.body);
export const retentionQuery = listQuery(['name'], {
  retired: v.optional(v.picklist(['yes', 'no'], 'invalid')),
});
export const retentionPage = listPage(rule.row);
export const retentionDetail = v.object({ ...rule.row.entries, audit });

export type RetentionBody = v.InferOutput<typeof retentionBody>;
export type RetentionRow = v.InferOutput<typeof rule.row>;
export type RetentionDetail = v.InferOutput<typeof retentionDetail>;
