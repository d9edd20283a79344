import type { KindId } from '../registry';
import type { Essence } from '#domain/booking/decide-edit';
import { type VehicleClass, vehicleClasses } from '#domain/booking/vehicle-class';
import type { Day, Instant } from '#domain/dates/bangkok-time';
import type { CommonRequest, Place } from './common';
import type { CommonDraft, PlaceDraft } from './draft';
import { travellerId } from './people';

export type StopRow = {
  placeId: string | null;
  placeText: string | null;
  provinceCode: number | null;
  arriveBy: Instant | null;
};

type PassengerRow = {
  personId: string | null;
  guestName: string | null;
  guestPhone: string | null;
  isTraveller: boolean;
};

/** What the database keeps of a request. Lists are in order: their index is the row's position. */
export type BookingRows = {
  kind: KindId;
  requesterId: string;
  travellerId: string | null;
  contactPhone: string;
  costCentreId: string;
  purposeCode: string;
  purposeText: string | null;
  note: string | null;
  urgentReason: string | null;
  groupId: string | null;
  startsAt: Instant;
  endsAt: Instant;
  seats: number;
  class: string | null;
  boardStop: number | null;
  alightStop: number | null;
  departure: { timetableEntryId: string; date: Day } | null;
  chosenCarId: string | null;
  /** The car's period with its buffer, held from the request on. */
  held: { from: Instant; to: Instant } | null;
  termsNumber: number | null;
  /** What only this kind asks, and nobody else reads. */
  details: Record<string, unknown>;
  /** `position` 0 is where it begins; a self-drive rental begins at the site and has only where it goes. */
  stops: readonly StopRow[];
  passengers: readonly PassengerRow[];
  selfDrivers: readonly { personId: string; main: boolean }[];
  attachmentIds: readonly string[];
};

type KindRows = Pick<BookingRows, 'kind' | 'startsAt' | 'endsAt' | 'seats' | 'stops'> &
  Partial<BookingRows>;

const emptySeat: PassengerRow = {
  personId: null,
  guestName: null,
  guestPhone: null,
  isTraveller: false,
};

const aboard = (personId: string): PassengerRow => ({ ...emptySeat, personId });

const passengersOf = (
  request: CommonRequest,
  { seats, selfDrivers = [] }: KindRows,
  requesterId: string,
): readonly PassengerRow[] => {
  const { forWhom } = request;
  const mainId = travellerId(request, requesterId);
  const traveller: PassengerRow = {
    personId: mainId,
    guestName: forWhom.type === 'guest' ? forWhom.name : null,
    guestPhone: forWhom.type === 'guest' ? forWhom.phone : null,
    isTraveller: true,
  };
  const named = [
    traveller,
    ...request.companions.map((companion) =>
      companion.type === 'colleague'
        ? aboard(companion.personId)
        : { ...emptySeat, guestName: companion.name, guestPhone: companion.phone },
    ),
    ...selfDrivers
      .filter(({ personId }) => personId !== mainId)
      .map(({ personId }) => aboard(personId)),
  ];
  return Array.from(
    { length: Math.max(seats, named.length) },
    (_, index) => named[index] ?? emptySeat,
  );
};

/** The columns that are alike for every kind, and beside them what the kind says. */
export const toCommonRows = (
  request: CommonRequest,
  requesterId: string,
  ofKind: KindRows,
): BookingRows => ({
  requesterId,
  travellerId: travellerId(request, requesterId),
  contactPhone: request.contactPhone,
  costCentreId: request.costCentreId,
  purposeCode: request.purposeCode,
  purposeText: request.purposeText,
  note: request.note,
  urgentReason: request.urgentReason,
  groupId: request.groupId,
  attachmentIds: request.attachmentIds,
  class: null,
  boardStop: null,
  alightStop: null,
  departure: null,
  chosenCarId: null,
  held: null,
  termsNumber: null,
  details: {},
  selfDrivers: [],
  ...ofKind,
  passengers: passengersOf(request, ofKind, requesterId),
});

const forWhomOf = (rows: BookingRows): CommonDraft['forWhom'] => {
  const traveller = rows.passengers.find(({ isTraveller }) => isTraveller);
  if (rows.travellerId === null)
    return {
      type: 'guest',
      name: traveller?.guestName ?? '',
      phone: traveller?.guestPhone ?? null,
    };
  return rows.travellerId === rows.requesterId
    ? { type: 'myself' }
    : { type: 'colleague', personId: rows.travellerId };
};

type Companions = CommonDraft['companions'];

const companionsOf = ({ passengers, selfDrivers }: BookingRows): Companions =>
  passengers.flatMap(({ isTraveller, personId, guestName, guestPhone }): Companions => {
    const isDriver = selfDrivers.some((driver) => driver.personId === personId);
    if (isTraveller || isDriver) return [];
    if (personId !== null) return [{ type: 'colleague', personId }];
    return guestName === null ? [] : [{ type: 'guest', name: guestName, phone: guestPhone }];
  });

export const fromCommonRows = (rows: BookingRows): CommonDraft => ({
  forWhom: forWhomOf(rows),
  contactPhone: rows.contactPhone,
  costCentreId: rows.costCentreId,
  purposeCode: rows.purposeCode,
  purposeText: rows.purposeText,
  note: rows.note,
  attachmentIds: [...rows.attachmentIds],
  urgentReason: rows.urgentReason,
  groupId: rows.groupId,
  companions: companionsOf(rows),
});

export const toStop = (
  place: Place,
  provinceCode: number | null = null,
  arriveBy: Instant | null = null,
): StopRow => ({
  placeId: place.type === 'known' ? place.placeId : null,
  placeText: place.type === 'text' ? place.text : null,
  provinceCode,
  arriveBy,
});

export const toPlace = (stop: StopRow | undefined): PlaceDraft => {
  if (stop?.placeId) return { type: 'known', placeId: stop.placeId };
  return stop?.placeText ? { type: 'text', text: stop.placeText } : null;
};

/** Rows know a class more than requests do: a bus is never asked for. */
export const toWishedClass = (stored: string | null): VehicleClass | null =>
  vehicleClasses.find((known) => known === stored) ?? null;

/** What an approval was given for; compared before and after a change. */
export const essenceOf = (rows: BookingRows): Essence => ({
  startsAt: rows.startsAt,
  endsAt: rows.endsAt,
  places: [
    ...rows.stops.map(({ placeId, placeText }) => placeId ?? placeText ?? ''),
    `${rows.boardStop}–${rows.alightStop}`,
  ],
  seats: rows.seats,
  class: rows.class,
  carId: rows.chosenCarId,
});
