import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import {
  blackoutTypes,
  carClasses,
  carPapers,
  carStatuses,
  fuels,
  gearboxes,
} from '#domain/fleet/car';
import { siteIds } from '#domain/site-id';
import { parsePlate, parseRedPlate } from '#domain/thai/plate';
import {
  id as givenId,
  optionalText,
  provinceCode,
  requiredText,
  seats,
  whole,
} from '#kinds/request/common';
import { carBlackout, carDocument, kilometres } from './car-parts';
import { anyOf, audit, listPage, listQuery } from './list';

const id = v.string();
const nullableText = v.nullable(v.string());
const kind = v.picklist(kindIds, 'invalid');
const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema), null);

export const fleetKind = v.object({ kind });
export const carId = v.object({ kind, id: givenId });
export const carPartId = v.object({ kind, id: givenId, partId: givenId });

/** The paper that lapses first, of those that count. */
const nextExpiry = v.nullable(v.object({ type: v.picklist(carPapers), on: v.string() }));

export const carRow = v.object({
  id,
  version: v.number(),
  plate: v.string(),
  province: nullableText,
  redPlate: v.boolean(),
  siteId: v.picklist(siteIds),
  kinds: v.array(kind),
  class: v.picklist(carClasses),
  brand: v.string(),
  model: v.string(),
  colour: v.string(),
  year: v.nullable(v.number()),
  seats: v.number(),
  fuel: v.picklist(fuels),
  gearbox: v.picklist(gearboxes),
  /** Null is the company's own. */
  provider: nullableText,
  odometer: v.number(),
  status: v.picklist(carStatuses),
  /** Out at this moment, until then or for good. */
  out: v.nullable(v.object({ type: v.picklist(blackoutTypes), until: nullableText })),
  nextExpiry,
});

export const carQuery = listQuery(
  ['plate', 'class', 'seats', 'odometer', 'expiry', 'status', 'brand', 'site'],
  {
    status: anyOf(carStatuses),
    class: anyOf(carClasses),
    site: anyOf(siteIds),
    /** `company`, or a provider's id. */
    owner: v.optional(v.union([v.literal('company'), givenId], 'invalid')),
    /** Papers that have lapsed, or will within so many days. */
    due: v.optional(v.picklist(['lapsed', '7', '30', '60'], 'invalid')),
  },
);

export const carPage = listPage(carRow);

const carEntries = {
  plate: requiredText(40),
  redPlate: v.optional(v.boolean('invalid'), false),
  provinceCode: optional(provinceCode),
  siteId: v.picklist(siteIds, 'required'),
  kinds: v.pipe(
    v.array(kind, 'required'),
    v.minLength(1, 'required'),
    v.check((all) => new Set(all).size === all.length, 'listed_twice'),
  ),
  class: v.picklist(carClasses, 'required'),
  brand: requiredText(60),
  model: requiredText(60),
  colour: requiredText(40),
  year: optional(whole(1980, 2100)),
  seats,
  fuel: v.picklist(fuels, 'required'),
  gearbox: v.picklist(gearboxes, 'required'),
  providerId: optional(givenId),
  contractId: optional(givenId),
  co2PerKm: optional(whole(0, 999)),
  fuelCard: optionalText(40),
  tollTag: optionalText(40),
  photoId: optional(givenId),
  /** Of a new car; later readings have a call of their own. */
  odometer: optional(kilometres),
};

const readPlate = (plate: string, isRed: boolean) => (isRed ? parseRedPlate : parsePlate)(plate);

/** What the fields ask of one another is said beside the field that answers it. */
export const carBody = v.pipe(
  v.object(carEntries),
  v.forward(
    v.partialCheck(
      [['plate'], ['redPlate']],
      ({ plate, redPlate }) => readPlate(plate, redPlate) !== null,
      'not_a_plate',
    ),
    ['plate'],
  ),
  v.forward(
    v.partialCheck(
      [['provinceCode'], ['redPlate']],
      ({ provinceCode: province, redPlate }) => redPlate || province !== null,
      'required',
    ),
    ['provinceCode'],
  ),
  v.forward(
    v.partialCheck(
      [['providerId'], ['contractId']],
      ({ providerId, contractId }) => contractId === null || providerId !== null,
      'invalid',
    ),
    ['contractId'],
  ),
  v.transform((car) => ({ ...car, plate: readPlate(car.plate, car.redPlate) ?? car.plate })),
);

export const carDetail = v.object({
  ...carRow.entries,
  provinceCode: v.nullable(v.number()),
  providerId: v.nullable(id),
  contractId: v.nullable(id),
  co2PerKm: v.nullable(v.number()),
  fuelCard: nullableText,
  tollTag: nullableText,
  photoId: v.nullable(id),
  documents: v.array(carDocument),
  blackouts: v.array(carBlackout),
  readings: v.array(
    v.object({
      id,
      at: v.string(),
      km: v.number(),
      source: v.picklist(['admin', 'collect', 'return', 'trip']),
      by: nullableText,
      reason: nullableText,
    }),
  ),
  audit,
});

/** What the form of a car chooses from. */
export const fleetOptions = v.object({
  provinces: v.array(v.object({ code: v.number(), name: v.string() })),
  providers: v.array(
    v.object({
      id,
      name: v.string(),
      contracts: v.array(v.object({ id, number: v.string() })),
    }),
  ),
});

export type CarRow = v.InferOutput<typeof carRow>;
export type CarDetail = v.InferOutput<typeof carDetail>;
export type CarBody = v.InferOutput<typeof carBody>;
export type CarQuery = v.InferOutput<typeof carQuery>;
export type FleetOptions = v.InferOutput<typeof fleetOptions>;
