import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ArrangeBooking, ArrangeDay } from '#contract/arranging';
import { AppServicesProvider, type AppServices } from '../../../app-services';
import { createStore } from '../../../ui/store';
import type { Target } from '../target';
import { WaitingLine } from './waiting-line';
import { WaitingList } from './waiting-list';

const day = {
  from: '2026-11-27',
  to: '2026-11-27',
  kind: { withDriver: false },
  trips: [],
  may: { manage: true },
} as unknown as ArrangeDay;
const target = {
  type: 'booking',
  id: 'b',
  booking: {
    id: 'b',
    ref: 'SD-2611-0069',
    startsAt: '2026-11-27T07:00:00+07:00',
    endsAt: '2026-11-27T12:30:00+07:00',
    seats: 2,
    flags: [],
    wishes: [],
    note: null,
    from: null,
    to: 'โรงงานนครราชสีมา',
  },
} as unknown as Extract<Target, { type: 'booking' }>;
const services = { language: { value: createStore('th') } } as unknown as AppServices;

const show = (goesTo: string | undefined, told: Partial<ArrangeBooking> = {}) =>
  render(
    <AppServicesProvider value={services}>
      <WaitingLine
        target={{ ...target, booking: { ...target.booking, ...told } }}
        day={day}
        fit={2}
        hasBegun={false}
        goesTo={goesTo}
        isPicked={false}
        isLinked={false}
        isChosen={null}
        isReachable
        onOpen={() => undefined}
        onDragBegin={() => undefined}
      />
    </AppServicesProvider>,
  );

afterEach(() => void vi.useRealTimers());

const Waiting = ({ searched, found = [target] }: { searched: string; found?: Target[] }) => (
  <AppServicesProvider value={services}>
    <WaitingList
      day={day}
      targets={found}
      fits={new Map()}
      goesTo={new Map()}
      linked={new Set()}
      searched={searched}
      openKey={null}
      chosen={null}
      onChoose={null}
      onOpen={() => undefined}
      onDragBegin={() => undefined}
    />
  </AppServicesProvider>
);

it('begins at the top with what is found, wherever the list stood', () => {
  const { container, rerender } = render(<Waiting searched="" />);
  const list = container.querySelector('[role="presentation"]')!;
  list.scrollTop = 300;
  rerender(<Waiting searched="a" />);
  expect(list.scrollTop).toBe(0);
});

it('leaves the focus on its line, also of hundreds, when another dispatcher takes away the first', () => {
  const many = Array.from({ length: 60 }, (_, nth) => ({ ...target, id: `b${nth}` }));
  const { rerender } = render(<Waiting searched="" found={many} />);
  const line = screen.getAllByRole('button')[30]!;
  line.focus();
  rerender(<Waiting searched="" found={many.slice(1)} />);
  expect(screen.getAllByRole('button')).toHaveLength(59);
  expect(document.activeElement).toBe(line);
});

it.each([
  ['06:59', false],
  ['07:01', true],
])('at %s says of a ride of 07:00 that it should have left: %s', (time, says) => {
  vi.useFakeTimers({ now: new Date(`2026-11-27T${time}:00+07:00`), toFake: ['Date'] });
  render(<Waiting searched="" />);
  expect(screen.queryByText(/เลยเวลาออกแล้ว/) !== null).toBe(says);
});

it('of a trip that has left says nothing of the kind, where a search finds it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:00+07:00'), toFake: ['Date'] });
  const trip = { ...target.booking, id: 't', bookings: [], departedAt: target.booking.startsAt };
  const found = { type: 'trip', id: 't', trip: { ...trip, status: 'underway' } };
  render(<Waiting searched="a" found={[found as unknown as Target]} />);
  expect(screen.queryByText(/เลยเวลาออกแล้ว/)).toBeNull();
});

it('keeps the time whole where a car with a long plate is proposed: the plate is cut off', () => {
  show('ก-1187 ป้ายแดง');
  expect(screen.getByText('07:00–12:30').className).not.toContain('clip');
  expect(screen.getByText('→ ก-1187 ป้ายแดง').className).toContain('clip');
});

it('marks with a note only who left one: a way there and back is asked for by nearly everybody', () => {
  const icons = (told: Partial<ArrangeBooking>) => {
    const { container, unmount } = show(undefined, told);
    const count = container.querySelectorAll('svg').length;
    unmount();
    return count;
  };
  expect(icons({ wishes: ['ไป–กลับ'] })).toBe(icons({}));
  expect(icons({ flags: ['note'] })).toBe(icons({}) + 1);
});
