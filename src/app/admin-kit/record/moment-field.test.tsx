import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../../tests/factories/parts';
import { asField } from '../../form/field';
import { jumpToUnread } from '../../form/jump-to-problem';
import { MomentField } from './moment-field';

const Departed = () => {
  const [at, setAt] = useState<string | null>('2026-11-23T01:00:00.000Z');
  return (
    <>
      <MomentField field={asField('at', at, setAt)} label="ออกรถ" usualMinute={0} />
      <p>{at}</p>
    </>
  );
};

it('a time that is none is said to be none, and stays to be put right', async () => {
  await renderParts(<Departed />, 'th');
  const time = screen.getByRole<HTMLInputElement>('textbox', { name: 'เวลา' });
  expect(time.value).toBe('08:00');
  fireEvent.change(time, { target: { value: '25:70' } });
  fireEvent.blur(time);
  expect(time.value).toBe('25:70');
  expect(screen.getByText(/^เวลาเช่น/)).toBeTruthy();
  fireEvent.change(time, { target: { value: '0930' } });
  expect(screen.getByText('2026-11-23T02:30:00.000Z')).toBeTruthy();
});

it('a form is not sent while a time in it is none', async () => {
  await renderParts(<Departed />, 'th');
  const time = screen.getByRole<HTMLInputElement>('textbox', { name: 'เวลา' });
  fireEvent.change(time, { target: { value: '100' } });
  expect(jumpToUnread(document.body)).toBe(true);
  expect(document.activeElement).toBe(time);
  fireEvent.keyDown(time, { key: 'Enter' });
  expect(screen.getByText(/^เวลาเช่น/)).toBeTruthy();
  fireEvent.change(time, { target: { value: '1000' } });
  expect(jumpToUnread(document.body)).toBe(false);
});
