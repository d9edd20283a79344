import { createElement, type FunctionComponent } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import type { Say } from '#words/message';

/** The papers are drawn by code that only comes when somebody prints. */
const show = async <P extends object>(papers: () => Promise<FunctionComponent<P>>, props: P) => {
  const [{ printElement }, Papers] = await Promise.all([import('./print-element'), papers()]);
  printElement(createElement(Papers, props));
};

export const printManifest = (detail: TripDetail, day: ArrangeDay, say: Say): void =>
  void show(async () => (await import('./manifest')).Manifest, {
    detail,
    day,
    say,
    at: new Date(),
  });

export const printJobSheets = (details: readonly TripDetail[], day: ArrangeDay, say: Say): void =>
  void show(async () => (await import('./job-sheets')).JobSheets, {
    details,
    day,
    say,
    at: new Date(),
  });
