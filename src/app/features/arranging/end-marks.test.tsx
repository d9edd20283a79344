import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ArrangeTrip } from '#contract/arranging';
import { noMarks, RealTimes } from './end-marks';

it('keeps a time of one day on one line, and lets one of several days take two', () => {
  const linesOf = (endsAt: string) => {
    const trip = { startsAt: '2026-11-30T12:30:00+07:00', endsAt } as ArrangeTrip;
    const { container, unmount } = render(<RealTimes trip={trip} marks={noMarks} />);
    const { textContent, className } = container.firstElementChild!;
    unmount();
    return [textContent, className.includes('nowrap')];
  };
  expect(linesOf('2026-11-30T15:00:00+07:00')).toEqual(['12:30–15:00', true]);
  expect(linesOf('2026-12-01T15:00:00+07:00')).toEqual(['30/11 12:30 – 01/12 15:00', false]);
});
