import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { seatsIn } from '#domain/arranging/seats-in';
import { tryAgain } from '#words/actions';
import { assign, seatsCount } from '#words/arranging';
import type { Message } from '#words/message';
import {
  carsAndWhy,
  noneFits,
  noneFitsHint,
  noneFitsProviderHint,
  suggestedCars,
  suggestedDrivers,
  suggestFailed,
} from '#words/arranging-trip';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import { className } from '../facts';
import { ReasonForm } from '../reason-form';
import { WillBeTold } from '../reach';
import { bookingIdsOf, startOf, type Target } from '../target';
import { OfferLabel } from '../offer-label';
import { useAdvice } from '../use-advice';
import { needsReason, useAssign } from '../use-assign';
import { Unfolded, useUnfold } from './unfold';
import { VerdictList, type Option } from './verdict-list';

type AssignFormProps = {
  target: Target;
  others?: ReactNode;
  /** Why it needs another car, where that is known. */
  why?: Message | undefined;
};

/**
 * Ranked cars and drivers with reasons; the best pair stands chosen, so that one tap is enough. What else could be done
 * stands below, or first when no car can be had.
 */
export const AssignForm = ({ target, others, why }: AssignFormProps) => {
  const say = useSay();
  const { kind, day, isFrozen } = useArranging();
  const assignTo = useAssign();
  const [picked, setPicked] = useState<{ carId?: string; driverId?: string }>({});
  const advice = useAdvice(target, picked.carId);
  const suggested = advice.shown;
  const { unfolded: asksReason, unfold: askReason, fold, button } = useUnfold<true>();

  if (suggested.status === 'failed') {
    return (
      <>
        <p className="wrong">{`${say(suggestFailed)} ${say(tryAgain)}`}</p>
        {others}
      </>
    );
  }
  if (suggested.status !== 'known') return <div className={classes['skeleton']} aria-busy />;

  const { cars, drivers } = suggested.value;
  const carOptions = cars.map(({ car, ...verdict }): Option => ({
    ...verdict,
    id: car.id,
    name: car.plate,
    facts: [
      className(car.class, say),
      say(seatsCount, { count: seatsIn(car, day.kind.withDriver) }),
      car.provider?.name,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const driverOptions = drivers.map(({ driver, ...verdict }): Option => ({
    ...verdict,
    id: driver.id,
    name: driver.nickname ? `${driver.nickname} (${driver.name})` : driver.name,
    facts: driver.provider?.name ?? '',
  }));
  const own = target.type === 'trip' ? target.trip : null;
  const first = (options: readonly Option[], kept: string | null | undefined) =>
    options.find(
      ({ id, stops, warnings }) =>
        id === kept && stops.length === 0 && !warnings.some(({ code }) => code === 'not_back'),
    )?.id ??
    options.find(({ stops }) => stops.length === 0)?.id ??
    null;
  const carId = picked.carId ?? first(carOptions, own?.carId);
  const driverId = day.kind.withDriver
    ? (picked.driverId ?? first(driverOptions, own?.driverId))
    : null;
  const isSame = own !== null && own.carId === carId && own.driverId === driverId;

  // A provider answers first, and those who ride are told then.
  const isOwn = !cars.find(({ car }) => car.id === carId)?.car.provider;
  const ownerHint = day.may.manage ? null : noneFitsProviderHint;
  const hint = day.kind.withDriver ? ownerHint : noneFitsHint;

  const send = (reason?: string) => {
    fold();
    if (carId !== null) void assignTo(target, { carId, driverId }, reason);
  };

  return (
    <div className="grid">
      {carId === null && <p className="wrong">{say(noneFits)}</p>}
      {carId === null && hint && <p>{say(hint)}</p>}
      {carId === null && others}
      <VerdictList
        title={say(carId === null ? carsAndWhy : suggestedCars)}
        options={carOptions}
        chosen={carId}
        onChoose={(id) => setPicked((now) => ({ ...now, carId: id }))}
      />
      {day.kind.withDriver && carId !== null && (
        <VerdictList
          title={say(suggestedDrivers)}
          options={driverOptions}
          chosen={driverId}
          onChoose={(id) => setPicked((now) => ({ ...now, driverId: id }))}
        />
      )}
      {carId !== null &&
        (asksReason ? (
          <Unfolded label={say(assign)}>
            <ReasonForm doing={say(assign)} onCancel={fold} onDone={send} />
          </Unfolded>
        ) : (
          <div className="sheet-bar">
            {day.may.manage && isOwn && (
              <WillBeTold
                kind={kind}
                bookingIds={bookingIdsOf(target)}
                startsAt={startOf(target)}
              />
            )}
            <Button
              ref={button}
              h="auto"
              mih="var(--tap)"
              fullWidth
              disabled={isFrozen || isSame}
              onClick={() => {
                if (!needsReason(target, { carId, driverId })) send();
                else if (why && carId !== own?.carId) send(say(why));
                else askReason(true);
              }}
            >
              <OfferLabel
                target={target}
                choice={{ carId, driverId }}
                suggestions={suggested.value}
              />
            </Button>
          </div>
        ))}
      {carId !== null && others}
    </div>
  );
};
