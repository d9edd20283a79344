import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { UsedCar } from '#contract/report-car-use';
import { type KindId, kinds } from '#kinds/registry';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  evidenceText,
  evidenceTitle,
  hiddenUse,
  inRepair,
  keptBack,
  lastBefore,
  nextAfter,
  noSuchCar,
  notOut,
  outAt,
  printEvidence,
} from '#words/report-car-use';
import { printedAt } from '#words/admin-kit';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { ListSkeleton } from '../../admin-kit/list/list-states';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Notice } from '../../ui/notice';
import { Plate } from '../../ui/plate';
import { sayColour } from '#words/say-colour';
import { useSay } from '../../ui/use-say';
import { CarTripFacts } from './car-trip';
import { CarUseForm } from './car-use-form';
import { Paper } from './paper';
import classes from './reports.module.css';
import { Signatures } from './signatures';
import { carUseOf, type CarUseQuery } from './report-remotes';

type CarUseViewProps = {
  kind: KindId;
  search: ListSearch;
  onChange: (changes: ListSearch) => void;
};

const askedIn = ({ plate, at }: ListSearch): CarUseQuery | null => {
  const moment = new Date(String(at ?? ''));
  return plate === undefined || Number.isNaN(moment.getTime())
    ? null
    : { plate: String(plate), at: moment.toISOString() };
};

const Evidence = ({ car, at, onDone }: { car: UsedCar; at: string; onDone: () => void }) => {
  const say = useSay();
  const plate = `${car.plate} ${car.province ?? ''}`.trim();
  const [now] = useState(() => formatDateTime(new Date()));
  return (
    <Paper onDone={onDone}>
      <h1>{say(evidenceTitle)}</h1>
      <p>{say(evidenceText, { plate, at: formatDateTime(at) })}</p>
      <p>{[car.description, sayColour(say, car.colour), car.owner].filter(Boolean).join(' · ')}</p>
      {car.uses.map((trip) => (
        <CarTripFacts key={trip.tripId} trip={trip} />
      ))}
      <p>{say(printedAt, { at: now })}</p>
      <Signatures />
    </Paper>
  );
};

const Neighbours = ({ car }: { car: UsedCar }) => {
  const say = useSay();
  const span = ({ from, to }: NonNullable<UsedCar['before']>) => ({
    from: formatDateTime(from),
    to: formatDateTime(to),
  });
  return (
    <>
      {car.before && <p className="soft small">{say(lastBefore, span(car.before))}</p>}
      {car.after && <p className="soft small">{say(nextAfter, span(car.after))}</p>}
    </>
  );
};

const FoundCar = ({ car, at }: { car: UsedCar; at: string }) => {
  const say = useSay();
  const [prints, setPrints] = useState(false);
  const stop = useCallback(() => setPrints(false), []);
  const isOut = car.uses.length > 0 || car.hiddenKinds.length > 0;
  return (
    <article className={classes['block']}>
      <div className="row wrap between">
        <Plate plate={car.plate} province={car.province} />
        <span>{[car.description, sayColour(say, car.colour)].join(' · ')}</span>
        {car.uses.length > 0 && (
          <Button variant="default" loading={prints} onClick={() => setPrints(true)}>
            {say(printEvidence)}
          </Button>
        )}
      </div>
      <h2>{isOut ? say(outAt, { at: formatDateTime(at) }) : say(notOut)}</h2>
      {car.kept && (
        <p>{say(car.kept.type === 'repair' ? inRepair : keptBack, { reason: car.kept.reason })}</p>
      )}
      {car.uses.map((trip) => (
        <CarTripFacts key={trip.tripId} trip={trip} />
      ))}
      {car.hiddenKinds.map((kind) => (
        <p key={kind}>{say(hiddenUse, { kind: say(kinds[kind].name) })}</p>
      ))}
      {!isOut && <Neighbours car={car} />}
      {prints && <Evidence car={car} at={at} onDone={stop} />}
    </article>
  );
};

/** Plate and time → trip, driver, passengers, and a sheet to print. */
export const CarUseView = ({ kind, search, onChange }: CarUseViewProps) => {
  const say = useSay();
  const question = askedIn(search);
  const use = useRemote(carUseOf, question && { kind, ...question });
  return (
    <div className={classes['carUse']}>
      <CarUseForm question={question} onAsk={onChange} />
      <div role="status" className={classes['carUse']}>
        {question && (
          <Shown of={use} skeleton={<ListSkeleton />}>
            {({ cars }) =>
              cars.length === 0 ? (
                <Notice scene="lost" level={2} title={say(noSuchCar, { plate: question.plate })} />
              ) : (
                cars.map((car) => (
                  <FoundCar key={`${car.id} ${question.at}`} car={car} at={question.at} />
                ))
              )
            }
          </Shown>
        )}
      </div>
    </div>
  );
};
