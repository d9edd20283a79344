import * as v from 'valibot';
import { blackoutTypes, carClasses, carPapers, carStatuses } from '#domain/fleet/car';
import { siteIds } from '#domain/site-id';
import { parsePlate, parseRedPlate } from '#domain/thai/plate';
import { damageOnCar } from './arranging-rental';
import { carFields } from './car-fields';
import { carBlackout, carDocument, carTrouble } from './car-parts';
import { anyOf, audit, dueWithin, listPage, listQuery, ofOwner } from './list';
import { entriesOf } from './record-entries';

const id = v.string();
const nullableText = v.nullable(v.string());

const entries = entriesOf(carFields);

export const carRow = v.object({
  id,
  version: v.number(),
  ...entries.row,
  province: nullableText,
  /** Null is the company's own. */
  provider: nullableText,
  contract: nullableText,
  /** A provider registered it in an answer; nobody of the company has looked at it yet. */
  isChecked: v.boolean(),
  /** Its driver said that it cannot go on, and nobody has dealt with it. */
  stands: v.boolean(),
  /** Out at this moment, until then or for good. */
  out: v.nullable(v.object({ type: v.picklist(blackoutTypes), until: nullableText })),
  /** The paper that lapses first, of those that count. */
  nextExpiry: v.nullable(v.object({ type: v.picklist(carPapers), on: v.string() })),
});

export const carQuery = listQuery(
  ['plate', 'class', 'seats', 'odometer', 'expiry', 'status', 'brand', 'site'],
  {
    status: anyOf(carStatuses),
    class: anyOf(carClasses),
    site: anyOf(siteIds),
    owner: ofOwner,
    due: dueWithin,
    check: v.optional(v.literal('waits', 'invalid')),
  },
);

export const carPage = listPage(carRow);

const readPlate = (plate: string, isRed: boolean) => (isRed ? parseRedPlate : parsePlate)(plate);

/** What the fields ask of one another is said beside the field that answers it. */
export const carBody = v.pipe(
  v.object(entries.body),
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

const detail = v.object({
  ...carRow.entries,
  documents: v.array(carDocument),
  blackouts: v.array(carBlackout),
  troubles: v.array(carTrouble),
  /** Found at handovers, on the car's outline, and not mended yet. */
  damage: v.array(damageOnCar),
  /** While it is on the road: from when it can be had again, by the plan. */
  backAt: nullableText,
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

export interface CarDetailSchema extends v.GenericSchema<
  v.InferInput<typeof detail>,
  v.InferOutput<typeof detail>
> {}

/** By a name: written out at every call, the contract's type grows longer than the compiler writes down. */
export const carDetail: CarDetailSchema = detail;

/** As little as whoever stands at the car can see of it; and what of theirs it is there for. */
export const carAtHand = v.object({
  plate: v.string(),
  province: nullableText,
  description: v.string(),
  booking: v.nullable(
    v.object({
      id,
      /** What can be done with the car now by whoever drives it. */
      handover: v.nullable(v.picklist(['collect', 'return'])),
    }),
  ),
});

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
export type CarAtHand = v.InferOutput<typeof carAtHand>;
export type FleetOptions = v.InferOutput<typeof fleetOptions>;
