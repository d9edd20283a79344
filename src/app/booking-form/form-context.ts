import { createContext, useContext } from 'react';
import type { KindId } from '#kinds/registry';
import type { BookingOptions, Forecast } from '#contract/booking-options';
import type { BookingDetail } from '#contract/bookings';
import type { PlaceDraft } from '#kinds/request/draft';
import type { Bounds } from './car-wish';

/** What the parts of a form share: the choices, and the names of the people chosen so far. */
export type FormContext = Bounds & {
  kind: KindId;
  /** The booking that is changed. */
  changing: Pick<BookingDetail, 'id' | 'status' | 'startsAt' | 'endsAt'> | null;
  options: BookingOptions;
  /** The server's, as far as this device knows. */
  now: () => Date;
  /** The cars around the time that the form began with. */
  foreseen: Forecast | null;
  /** How often it was sent in vain. */
  refusals: number;
  nameOf: (personId: string) => string | undefined;
  /** Until when a driver's licence holds, as soon as a part of the form knows it. */
  learnLicence: (personId: string, until: string | null) => void;
  keepName: (personId: string, name: string) => void;
};

const Context = createContext<FormContext | null>(null);

export const FormContextProvider = Context.Provider;

export const useFormContext = (): FormContext => {
  const context = useContext(Context);
  if (!context) throw new Error('useFormContext stands outside a booking form');
  return context;
};

export const placeNameIn = (
  { places }: Pick<BookingOptions, 'places'>,
  place: PlaceDraft,
): string | null => {
  if (!place) return null;
  if (place.type === 'text') return place.text;
  return places.find(({ id }) => id === place.placeId)?.name ?? null;
};
