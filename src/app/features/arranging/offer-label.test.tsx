import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Suggestions } from '#contract/suggestions';
import { AppServicesProvider, type AppServices } from '../../app-services';
import { createStore } from '../../ui/store';
import { ArrangingProvider, type Arranging } from './arranging-context';
import { OfferLabel } from './offer-label';
import type { Target } from './target';

const day = {
  kind: { withDriver: true },
  may: { manage: true },
  resources: {
    cars: [{ id: 'c', plate: '1กร 4521' }],
    drivers: [{ id: 'd', name: 'Manop Saengthong', nickname: null }],
  },
};
const target = { type: 'booking', id: 'b', booking: { id: 'b' } } as unknown as Target;
const services = { language: { value: createStore('en') } } as unknown as AppServices;

it('says before the tap that the car is of another class, what of the driver goes beyond the soft rules, each once, and leaves the rest to the details', () => {
  const suggestions = {
    hire: null,
    cars: [
      {
        car: { id: 'c', provider: null },
        warnings: [{ code: 'papers_soon' }, { code: 'other_class' }, { code: 'other_house' }],
      },
    ],
    drivers: [
      {
        driver: { id: 'd' },
        warnings: [
          { code: 'overtime', count: 30 },
          { code: 'hours_soft', count: 120 },
          { code: 'other_house' },
        ],
      },
    ],
  } as unknown as Suggestions;
  const { container } = render(
    <AppServicesProvider value={services}>
      <ArrangingProvider value={{ day, act: () => undefined } as unknown as Arranging}>
        <OfferLabel
          target={target}
          choice={{ carId: 'c', driverId: 'd' }}
          suggestions={suggestions}
        />
      </ArrangingProvider>
    </AppServicesProvider>,
  );
  expect(container.querySelector('small')?.textContent).toBe(
    'Not the class wished · Driver and car of different owners · Overtime · Over the advised hours by 2:00 h',
  );
});
