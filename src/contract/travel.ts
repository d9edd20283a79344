import * as v from 'valibot';
import { waySources } from '#domain/travel/way';
import { audit, listPage, listQuery } from './list';
import { entriesOf } from './record-entries';
import { travelFields } from './travel-fields';

const travelTime = entriesOf(travelFields);

export const travelBody = v.pipe(
  v.object(travelTime.body),
  v.forward(
    v.partialCheck([['fromId'], ['toId']], ({ fromId, toId }) => fromId !== toId, 'same_place'),
    ['toId'],
  ),
);

const travelRow = v.object({
  id: v.string(),
  version: v.number(),
  from: v.string(),
  to: v.string(),
  /** By road, between the coordinates of the two. */
  mapKm: v.nullable(v.number()),
  ...travelTime.row,
});

export const travelQuery = listQuery(['from', 'to', 'trips'], {
  source: v.optional(v.picklist(waySources, 'invalid')),
});
export const travelPage = listPage(travelRow);
export const travelDetail = v.object({ ...travelRow.entries, audit });

export const travelOptions = v.object({
  places: v.array(v.object({ id: v.string(), name: v.string() })),
});

export type TravelBody = v.InferOutput<typeof travelBody>;
export type TravelRow = v.InferOutput<typeof travelRow>;
export type TravelDetail = v.InferOutput<typeof travelDetail>;
export type TravelOptions = v.InferOutput<typeof travelOptions>;
export type TravelQuery = v.InferOutput<typeof travelQuery>;
