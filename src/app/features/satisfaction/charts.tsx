import type { Satisfaction } from '#contract/satisfaction';
import { NONE } from '#domain/reports/filter';
import { satisfactionOf, starsIn, type SatisfactionSums } from '#domain/reports/satisfaction';
import { ratingItemNames, starsOf } from '#words/ratings';
import {
  answersColumn,
  carFilter,
  carsTitle,
  distributionTitle,
  driverFilter,
  driversTitle,
  figureNames,
  itemColumn,
  itemsTitle,
  meanColumn,
  noneKnown,
  otherDrivers,
  ownCars,
  providerFilter,
  providersTitle,
  shareColumn,
  starsColumn,
} from '#words/satisfaction';
import { Stars } from '../../ui/stars';
import { useSay } from '../../ui/use-say';
import { BarTable } from './bar-table';
import classes from './satisfaction.module.css';
import { sayFigure } from './say-figure';
import { carName } from './summary-rows';
import { Trend } from './trend';

const MOST = 5;

type Drill = (more: Record<string, string>) => Record<string, string>;
type Props = { of: Satisfaction; drill: Drill };

const meanPart = (sums: SatisfactionSums): number | null => {
  const mean = satisfactionOf('mean', sums);
  return mean === null ? null : mean / MOST;
};

/** All that the period's ratings say, each bar with the way to what stands behind it. */
export const Charts = ({ of, drill }: Props) => {
  const say = useSay();
  const { sums } = of;
  const groupColumns = [say(answersColumn), say(figureNames.response), say(meanColumn)];
  const barOf = (
    filter: 'provider' | 'driver' | 'car',
    id: string | null,
    name: string,
    own: SatisfactionSums,
  ) => ({
    id: id ?? NONE,
    name,
    cells: [String(own.answers), sayFigure('response', own), sayFigure('mean', own)],
    part: meanPart(own),
    search: drill({ [filter]: id ?? NONE }),
  });
  const hasDrivers = of.drivers.some(({ id }) => id !== null) || of.otherDrivers !== null;
  return (
    <div className={classes['charts']}>
      <BarTable
        title={say(distributionTitle)}
        nameTitle={say(starsColumn)}
        columns={[say(answersColumn), say(shareColumn)]}
        bars={starsIn(sums)
          .map(({ score, count }) => ({
            id: String(score),
            name: say(starsOf, { count: score }),
            shown: <Stars score={score} />,
            cells: [
              String(count),
              sums.answers === 0 ? '–' : `${((count / sums.answers) * 100).toFixed(1)} %`,
            ],
            part: sums.answers === 0 ? null : count / sums.answers,
            search: drill({ stars: String(score) }),
          }))
          .toReversed()}
      />
      <Trend buckets={of.buckets} drill={drill} />
      <BarTable
        title={say(itemsTitle)}
        nameTitle={say(itemColumn)}
        columns={[say(answersColumn), say(meanColumn)]}
        bars={of.items.map(({ item, sums: own }) => ({
          id: item,
          name: say(ratingItemNames[item]),
          cells: [String(own.answers), sayFigure('mean', own)],
          part: meanPart(own),
          search: drill({ item }),
        }))}
      />
      <BarTable
        title={say(providersTitle)}
        nameTitle={say(providerFilter)}
        columns={groupColumns}
        bars={of.providers.map(({ id, name, sums: own }) =>
          barOf('provider', id, name ?? say(ownCars), own),
        )}
      />
      {hasDrivers && (
        <BarTable
          title={say(driversTitle)}
          nameTitle={say(driverFilter)}
          columns={groupColumns}
          bars={[
            ...of.drivers.map(({ id, name, sums: own }) =>
              barOf('driver', id, name ?? say(noneKnown), own),
            ),
            ...(of.otherDrivers
              ? [
                  {
                    ...barOf('driver', 'others', say(otherDrivers), of.otherDrivers),
                    search: null,
                  },
                ]
              : []),
          ]}
        />
      )}
      <BarTable
        title={say(carsTitle)}
        nameTitle={say(carFilter)}
        columns={groupColumns}
        bars={of.cars.map((car) => barOf('car', car.id, carName(car, say), car.sums))}
      />
    </div>
  );
};
