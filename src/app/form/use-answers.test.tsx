import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { AppServicesProvider, type AppServices } from '../app-services';
import { createStore } from '../ui/store';
import { useAnswers } from './use-answers';

const services = { language: { value: createStore('en') } } as unknown as AppServices;
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppServicesProvider value={services}>{children}</AppServicesProvider>
);

const open = () =>
  renderHook(
    () =>
      useAnswers({
        initial: { day: 'Sat', driver: 'me' },
        problemsOf: (_, standing) => standing,
        onChange: () => undefined,
      }),
    { wrapper },
  ).result;

const busy = { driver: 'drives_already' };

it('takes back what was foreseen of other answers', () => {
  const answers = open();
  act(() => answers.current.showForeseen(busy));
  expect(answers.current.problems).toEqual(busy);
  act(() => answers.current.patch({ day: 'Mon' }));
  expect(answers.current.problems).toEqual(busy);
  act(() => answers.current.showForeseen({}));
  expect(answers.current.problems).toEqual({});
  expect(answers.current.peek()).toEqual({});
});

it('keeps why it was refused as long as the answers are the same', () => {
  const answers = open();
  act(() => answers.current.showRefused(busy));
  act(() => answers.current.showForeseen({}));
  expect(answers.current.problems).toEqual(busy);
});

it('judges the same answers anew once a fact was learned', () => {
  let hasLicence = false;
  const { result: answers } = renderHook(
    () =>
      useAnswers<{ driver: string }>({
        initial: { driver: 'me' },
        problemsOf: () => (hasLicence ? {} : { driver: 'licence_missing' }),
        onChange: () => undefined,
      }),
    { wrapper },
  );
  act(() => void answers.current.check());
  expect(answers.current.problems).toEqual({ driver: 'licence_missing' });
  hasLicence = true;
  act(() => answers.current.judgeAnew());
  expect(answers.current.problems).toEqual({});
});
