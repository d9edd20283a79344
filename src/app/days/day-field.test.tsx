import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderParts } from '../../../tests/factories/parts';
import { DayField, type DayFieldProps } from './day-field';

type Setting = Partial<DayFieldProps> & { starts?: string | null };

const today = new Date('2026-11-22T05:00:00Z');

const open = async ({ starts = null, ...props }: Setting = {}, language: 'th' | 'en' = 'th') => {
  const changed = vi.fn<(value: string | null) => void>();
  const Form = () => {
    const [value, setValue] = useState(starts);
    return (
      <DayField
        label="หมดอายุ"
        above="หมดอายุ"
        {...props}
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  };
  await renderParts(<Form />, language);
  const field = screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const shown = () => (field as HTMLInputElement).value;
  const openCalendar = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^(เปิดปฏิทิน|Open the calendar): / }));
    const calendar = await screen.findByRole('dialog');
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
    return within(calendar);
  };
  return { changed, field, type, shown, openCalendar };
};

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focusedDay = () => (document.activeElement as HTMLElement).dataset['day'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  return () => vi.useRealTimers();
});

describe('the calendar', () => {
  // A device may live by another time than Bangkok.
  it.each([
    ['2026-11-22T20:00:00Z', '2026-11-23'],
    ['2026-11-23T09:00:00Z', '2026-11-23'],
  ])('at %s marks the day that it is in Bangkok', async (now, day) => {
    vi.setSystemTime(new Date(now));
    const { openCalendar } = await open();
    const calendar = await openCalendar();
    const marked = calendar
      .getAllByRole('button')
      .filter((button) => button.dataset['now'] !== undefined);
    expect(marked.map((button) => button.dataset['day'])).toEqual([day]);
  });
});

describe('a day that is typed', () => {
  it.each(['24/11/2569', '24112569', '๒๔/๑๑/๒๕๖๙', '24-11-2569'])(
    '%s is understood, the converted year is said, and it is written out when it is left',
    async (typed) => {
      const { changed, field, type, shown } = await open();
      type(typed);
      expect(changed).toHaveBeenLastCalledWith('2026-11-24');
      expect(shown()).toBe(typed);
      expect(screen.getByText('ปี พ.ศ. แปลงเป็น 24/11/2026 แล้ว')).toBeTruthy();
      fireEvent.blur(field);
      expect(shown()).toBe('24/11/2026');
      expect(screen.getByText('ปี พ.ศ. แปลงเป็น 24/11/2026 แล้ว')).toBeTruthy();
    },
  );

  it('is no day of the calendar: said beside it, and what was typed stays', async () => {
    const { changed, field, type, shown } = await open();
    type('31/11');
    expect(screen.queryByText('ไม่มีวันนี้ในปฏิทิน')).toBeNull();
    type('31/11/2569');
    expect(screen.getByText('ไม่มีวันนี้ในปฏิทิน')).toBeTruthy();
    fireEvent.blur(field);
    expect(shown()).toBe('31/11/2569');
    expect(changed).toHaveBeenLastCalledWith('31/11/2569');
  });

  it.each(['24/1', '30/11/69', '30 พ.ย.'])(
    'is left as %s: only then it is said how a whole day is typed',
    async (typed) => {
      const { field, type, shown } = await open({ starts: '2026-11-24' });
      type(typed);
      fireEvent.blur(field);
      expect(screen.getByText('ใส่ปีสี่หลัก เช่น 30/11/2569')).toBeTruthy();
      expect(shown()).toBe(typed);
    },
  );

  it('is wiped: there is none', async () => {
    const { changed, type } = await open({ starts: '2026-11-24' });
    type('');
    expect(changed).toHaveBeenLastCalledWith(null);
  });
});

describe('the calendar beside it', () => {
  it('speaks Thai: month, Buddhist year, and days from Sunday on', async () => {
    const { openCalendar } = await open({ starts: '2026-11-24' });
    const calendar = await openCalendar();
    expect(calendar.getByText('พฤศจิกายน 2569')).toBeTruthy();
    const week = calendar.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(week).toEqual(['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.']);
    fireEvent.click(calendar.getByText('พฤศจิกายน 2569'));
    expect(calendar.getByText('2569')).toBeTruthy();
    expect(calendar.getByText('ก.พ.')).toBeTruthy();
    fireEvent.click(calendar.getByText('2569'));
    expect(calendar.getByText('2570')).toBeTruthy();
  });

  it('speaks English, from Sunday on too', async () => {
    const { openCalendar } = await open({ starts: '2026-11-24' }, 'en');
    const calendar = await openCalendar();
    expect(calendar.getByText('November 2026')).toBeTruthy();
    expect(calendar.getAllByRole('columnheader')[0]?.textContent).toBe('Su');
  });

  it('takes the keyboard to its day, over the end of the month, and the choice to the field', async () => {
    const { shown, openCalendar } = await open({ starts: '2026-11-24' });
    const calendar = await openCalendar();
    expect(focusedDay()).toBe('2026-11-24');
    press('ArrowDown');
    expect(focusedDay()).toBe('2026-12-01');
    expect(calendar.getByText('ธันวาคม 2569')).toBeTruthy();
    press('ArrowLeft');
    expect(focusedDay()).toBe('2026-11-30');
    press('ArrowRight');
    press('ArrowRight');
    fireEvent.click(document.activeElement!);
    expect(shown()).toBe('02/12/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('เปิดปฏิทิน: หมดอายุ');
  });

  it('ends where the days end', async () => {
    const { openCalendar } = await open({
      starts: '2026-11-24',
      first: '2026-11-23',
      last: '2026-11-25',
    });
    await openCalendar();
    press('ArrowUp');
    press('ArrowRight');
    press('ArrowRight');
    expect(focusedDay()).toBe('2026-11-25');
  });

  it('is closed by Escape, which gives the focus back', async () => {
    const { openCalendar } = await open();
    await openCalendar();
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('เปิดปฏิทิน: หมดอายุ');
  });
});
