import * as v from 'valibot';
import { emissionFields } from './emission-fields';
import { audit, listPage, listQuery } from './list';
import { partOf } from './record-entries';

const factor = partOf(emissionFields);

export const emissionBody = v.object(factor.body);
export const emissionQuery = listQuery(['unit'], {});
export const emissionPage = listPage(factor.row);
export const emissionDetail = v.object({ ...factor.row.entries, audit });

export type EmissionBody = v.InferOutput<typeof emissionBody>;
export type EmissionRow = v.InferOutput<typeof factor.row>;
export type EmissionDetail = v.InferOutput<typeof emissionDetail>;
