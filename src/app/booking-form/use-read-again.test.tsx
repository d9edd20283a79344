import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { FormContextProvider, type FormContext } from './form-context';
import { useReadAgain } from './use-read-again';

it('reads once for each time that it was sent in vain', () => {
  const read = vi.fn(() => Promise.resolve());
  let refusals = 0;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FormContextProvider value={{ refusals } as FormContext}>{children}</FormContextProvider>
  );
  const { rerender } = renderHook(() => useReadAgain(read), { wrapper });
  rerender();
  expect(read).not.toHaveBeenCalled();
  refusals = 1;
  rerender();
  rerender();
  expect(read).toHaveBeenCalledTimes(1);
});
