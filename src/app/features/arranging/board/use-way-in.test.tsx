import { useRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWayIn } from './use-way-in';

const Board = ({ offers }: { offers: boolean }) => {
  const board = useRef<HTMLDivElement>(null);
  const wayIn = useWayIn(board);
  return (
    <div ref={board} role="presentation" onKeyDown={wayIn}>
      <button type="button" data-target aria-pressed>
        picked
      </button>
      <button type="button">another that waits</button>
      {offers && (
        <button type="button" data-offer>
          assign
        </button>
      )}
      <button type="button" data-move>
        another time
      </button>
      <button type="button" data-details>
        details
      </button>
    </div>
  );
};

it.each([
  ['the offer', true, 'assign'],
  ['the nearest time where no car fits', false, 'another time'],
] as const)('leads by Tab from what is picked to %s, and back', (_, offers, first) => {
  render(<Board offers={offers} />);
  const picked = screen.getByText('picked');
  picked.focus();
  fireEvent.keyDown(picked, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByText(first));
  fireEvent.keyDown(screen.getByText(first), { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(picked);
});
