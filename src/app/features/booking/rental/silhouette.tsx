import type { ReactNode } from 'react';

const wheel = (x: number) => (
  <>
    <circle cx={x} cy={62} r={9} />
    <circle cx={x} cy={62} r={3} />
  </>
);

const facing = (
  <>
    <path d="M25 66V44l4-10 6-14q15-4 30 0l6 14 4 10v22q-25 4-50 0Z" />
    <path d="M33 35 38 23q12-3 24 0l5 12q-17-3-34 0ZM25 66v7h9v-6M75 66v7h-9v-6" />
  </>
);

const across = (
  <>
    <path d="M8 62H5q-2-12 3-16l16-4q10-14 24-15 18-1 27 14 14 2 18 6 3 6 1 15h-5M26 62h43" />
    <path d="M30 41q8-9 17-9v9ZM51 32q10 0 17 9H51Z" />
    {wheel(17)}
    {wheel(78)}
  </>
);

const front = (
  <>
    {facing}
    <path d="M29 47h8v5h-7ZM71 47h-8v5h7ZM42 50h16M42 58h16v6H42Z" />
  </>
);

const back = (
  <>
    {facing}
    <path d="M27 45h6v9h-5ZM73 45h-6v9h5ZM34 42h32M41 54h18v6H41Z" />
  </>
);

const acrossTheOtherWay = <g transform="matrix(-1 0 0 1 100 0)">{across}</g>;

const dial = (
  <>
    <path d="M22 62a30 30 0 1 1 56 0M50 50l14-16M26 50h4M35 30l3 3M50 22v4M70 50h4" />
    <path d="M36 56h28v9H36Z" />
  </>
);

/** In the order of the sides. */
const drawings: readonly ReactNode[] = [front, back, across, acrossTheOtherWay, dial];

/** Where the car belongs in the picture. */
export const Silhouette = ({ side }: { side: number }) => (
  <svg
    viewBox="0 0 100 90"
    fill="none"
    stroke="#fff"
    strokeWidth={1}
    strokeDasharray="3 2"
    strokeLinecap="round"
    strokeLinejoin="round"
    opacity={0.8}
    aria-hidden
  >
    {drawings[side]}
  </svg>
);
