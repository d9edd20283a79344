import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { dayOf, minuteOfDay } from '#domain/dates/bangkok-time';
import { sayIn, type Say } from '#words/message';
import type { Link, State } from './link';

export const LinkContext = createContext<Link | null>(null);

export const useLink = (): Link => {
  const link = useContext(LinkContext);
  if (!link) throw new Error('no link');
  return link;
};

export const useLinkState = (): State => {
  const link = useLink();
  const [state, setState] = useState(link.get());
  useEffect(() => {
    setState(link.get());
    const leave = link.subscribe(() => setState(link.get()));
    return () => void leave();
  }, [link]);
  return state;
};

export const useSay = (): Say => sayIn(useLinkState().language);

export const clockOf = (at: string): string => {
  const minutes = minuteOfDay(at);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

/** What a car looks like, besides its plate. */
export const carText = (car: { description: string; province: string | null }): string =>
  [car.description, car.province].filter(Boolean).join(' · ');

/** `48,120`. Not by `toLocaleString`: its first call takes a slow phone 0.3 s, a third of the time to the first tap. */
export const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** `25/11/2026`, as everywhere in the product. */
export const dayText = (at: string): string => dayOf(at).split('-').toReversed().join('/');
