import { BarChart } from '@mantine/charts';
import { useId, type ReactNode } from 'react';
import { formatNumber } from './format-figure';
import chartClasses from './chart.module.css';

export type Series = { name: string; label: string };

type ChartProps = {
  data: readonly Record<string, string | number | null>[];
  series: readonly Series[];
  /** How a value is written over a bar. */
  format: (value: number) => string;
  /** Things that are counted: no halves beside the axis. */
  isWhole?: boolean;
  /** Long names stand beside lying bars. */
  lying?: boolean;
  stacked?: boolean;
  onBar?: (index: number) => void;
};

/** Told apart without colour: plain, striped, dotted. */
const inks = ['var(--brand)', 'var(--needs-you)', 'var(--ink-soft)'];
const fillsOf = (id: string) => ['var(--brand)', `url(#${id}-stripes)`, `url(#${id}-dots)`];

/** Each chart has its own: what stands in a hidden part of the page cannot be used on paper. */
const Patterns = ({ id }: { id: string }) => (
  <svg width="0" height="0" aria-hidden className={chartClasses['patterns']}>
    <defs>
      <pattern
        id={`${id}-stripes`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="var(--needs-you-soft)" />
        <rect width="4" height="8" fill="var(--needs-you)" />
      </pattern>
      <pattern id={`${id}-dots`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" fill="var(--surface)" />
        <circle cx="3.5" cy="3.5" r="2" fill="var(--ink-soft)" />
      </pattern>
    </defs>
  </svg>
);

const Swatch = ({ fill, ink }: { fill: string | undefined; ink: string | undefined }) => (
  <svg width="18" height="14" aria-hidden>
    <rect width="18" height="14" rx="3" fill={fill} stroke={ink} />
  </svg>
);

const onAxis = (value: number) => formatNumber(value, 1);

const LYING_ROW = 34;
const LABEL_WIDTH = 156;
const HEIGHT = 260;

/** For the eye only: the table under each chart says the same to everybody. */
const Chart = ({ data, series, format, isWhole, lying, stacked, onBar }: ChartProps): ReactNode => {
  const id = useId();
  const fills = fillsOf(id);
  return (
    <div aria-hidden className={chartClasses['chart']}>
      <Patterns id={id} />
      {series.length > 1 && (
        <ul className={chartClasses['legend']}>
          {series.map(({ name, label }, place) => (
            <li key={name} className="row ink">
              <Swatch fill={fills[place]} ink={inks[place]} /> {label}
            </li>
          ))}
        </ul>
      )}
      <BarChart
        h={lying ? Math.max(120, data.length * LYING_ROW + 40) : HEIGHT}
        data={data.map((row) => ({ ...row }))}
        dataKey="mark"
        orientation={lying ? 'vertical' : 'horizontal'}
        type={stacked ? 'stacked' : 'default'}
        series={series.map(({ name, label }, place) => ({ name, label, color: inks[place]! }))}
        barProps={({ name }) => {
          const place = series.findIndex((line) => line.name === name);
          return {
            fill: fills[place]!,
            stroke: inks[place]!,
            strokeOpacity: 1,
            ...(onBar && {
              onClick: (_: unknown, index: number) => onBar(index),
              cursor: 'pointer',
            }),
          };
        }}
        valueFormatter={format}
        maxBarWidth={48}
        gridColor="var(--line)"
        textColor="var(--ink-soft)"
        accessibilityLayer={false}
        xAxisProps={lying ? { tickFormatter: onAxis, allowDecimals: !isWhole } : { minTickGap: 12 }}
        yAxisProps={
          lying
            ? { width: LABEL_WIDTH, interval: 0 }
            : { width: 56, tickFormatter: onAxis, allowDecimals: !isWhole }
        }
      />
    </div>
  );
};

export default Chart;
