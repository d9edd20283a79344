import { createElement, type FunctionComponent } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import type { Say } from '#words/message';
import type { PrintedLinks } from './links-for';

/** The papers are drawn by code that only comes when somebody prints. */
const show = async <P extends object>(papers: () => Promise<FunctionComponent<P>>, props: P) => {
  const [{ printElement }, Papers] = await Promise.all([
    import('../../../admin-kit/export/print-element'),
    papers(),
  ]);
  printElement(createElement(Papers, props));
};

type Paper = { day: ArrangeDay; links: PrintedLinks; say: Say };

export const printManifest = (detail: TripDetail, { day, links, say }: Paper): void =>
  void show(async () => (await import('./manifest')).Manifest, {
    detail,
    links,
    day,
    say,
    at: new Date(),
  });

export const printJobSheets = (details: readonly TripDetail[], { day, links, say }: Paper): void =>
  void show(async () => (await import('./job-sheets')).JobSheets, {
    details,
    links,
    day,
    say,
    at: new Date(),
  });
