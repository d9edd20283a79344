import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ArrangeDay, ArrangeDriver, WorkDay } from '#contract/arranging';
import { AppServicesProvider, type AppServices } from '../../../app-services';
import { createStore } from '../../../ui/store';
import { DriverHead } from './driver-head';

const driver = {
  id: 'd',
  name: 'Phanupong Chaiyasit',
  nickname: null,
  provider: { id: 'p', name: 'Fast Trans Co., Ltd.' },
  shift: [{ weekday: 5, starts: '06:00:00', ends: '18:00:00' }],
} as unknown as ArrangeDriver;
const day = { resources: { drivers: [driver] } } as unknown as ArrangeDay;
const services = { language: { value: createStore('en') } } as unknown as AppServices;

it.each<[string, Partial<WorkDay>, string]>([
  ['stands', { driven: 0 }, 'Phanupong C.06:00–18:00Fast Trans Co., Ltd.'],
  ['drives', { driven: 480 }, 'Phanupong C.8:00 h 06:00–18:00Fast Trans Co., Ltd.'],
  [
    'is over',
    { driven: 480, most: 360, alert: { rule: 'day', isHard: false, left: -120 } },
    'Phanupong C.8:00/6:00 h Day: 2:00 h over',
  ],
  [
    'rested',
    { pause: 45, startsAt: '2026-11-27T06:30+07:00' },
    'Phanupong C.Break 0:45 From 06:30',
  ],
])('parts what is said of who %s without a dot that a line could end with', (_, of, text) => {
  const workDay = { driven: 0, most: null, pause: null, startsAt: null, alert: null, ...of };
  const { container } = render(
    <AppServicesProvider value={services}>
      <DriverHead day={day} driver={driver} workDay={workDay} />
    </AppServicesProvider>,
  );
  expect(container.textContent?.replaceAll('\u2060', '')).toBe(text);
  expect(container.querySelector('[title]')?.getAttribute('title')).toContain(driver.name);
});
