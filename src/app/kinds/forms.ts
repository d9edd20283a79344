import { lazy, type ComponentType } from 'react';
import type { KindId } from '#domain/booking/kind-id';
import type { Origin } from '../booking-form/form-start';

type FormPage = ComponentType<{ origin: Origin }>;

/** The form of each kind, in a chunk of its own. Apart from `views.ts`, which the forms themselves read. */
export const kindForms: Readonly<Partial<Record<KindId, FormPage>>> = {
  bookingwithdrivernava: lazy(() => import('./bookingwithdrivernava/form')),
  bookingnodriver: lazy(() => import('./bookingnodriver/form')),
  bookingwithdriveramata: lazy(() => import('./bookingwithdriveramata/form')),
  bookingduringday: lazy(() => import('./bookingduringday/form')),
};
