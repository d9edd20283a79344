import { lazy, type ComponentType } from 'react';
import { byKind } from '#kinds/by-kind';
import type { Origin } from '../booking-form/form-start';

type FormPage = ComponentType<{ origin: Origin }>;

const files = import.meta.glob<{ default: FormPage }>('./*/form.tsx');

/** Each in a chunk of its own. */
export const formOf = byKind(
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path, lazy(load)])),
);
