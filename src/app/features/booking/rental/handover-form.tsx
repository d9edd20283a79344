import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import type { Rental } from '#contract/arranging-rental';
import type { BookingDetail } from '#contract/bookings';
import { cancel } from '#words/actions';
import { kmFarOff } from '#words/odometer';
import {
  collect,
  charge as chargeWord,
  fuelMissing,
  giveBack,
  handoverLabel,
  keyReturned,
  keyTaken,
  photoMissing,
  photoNotKept,
  photosNotReady,
  range as rangeWord,
  rangeHint,
} from '#words/rental';
import { isFarReading } from '#domain/fleet/odometer';
import { jumpToProblem } from '../../../form/jump-to-problem';
import { formRow } from '../../../storage-keys';
import { useFieldProblem } from '../../../ui/use-field-problem';
import { useSay } from '../../../ui/use-say';
import sheet from '../../../booking-kit/booking-sheet.module.css';
import { intoView } from '../into-view';
import { useUnsentHandover } from '../use-unsent-handover';
import type { HandoverPhoto } from '../../../booking-kit/photo-pairs';
import { DamageField } from './damage-field';
import { FuelGauge } from './fuel-gauge';
import { KeyPlace } from './key-place';
import { NumberQuestion } from './number-question';
import { OdometerQuestion } from './odometer-question';
import { PhotoSlots } from './photo-slots';
import { useBegun } from './use-begun';
import { labelOf, useSend } from './use-send';
import { useSidePhotos } from './use-side-photos';

type Props = {
  booking: BookingDetail;
  rental: Rental;
  isReturn: boolean;
  /** How the car was when it was collected. */
  before: readonly HandoverPhoto[];
  /** Pictures that stay on this phone until the car is back. */
  onPhotos: (keptIds: readonly string[] | null) => void;
  onChanged: (rental: Rental) => void;
  onRefused: () => void;
  /** It is kept on this phone, and leaves when it can. */
  onWaits: () => void;
  onCancel: () => void;
};

const numberOf = (digits: string): number | null => (digits === '' ? null : Number(digits));

/** Odometer, fuel or charge, photos, damage and the key; half-written it survives everything that a phone does. */
export const HandoverForm = ({
  booking,
  rental,
  isReturn,
  before,
  onPhotos,
  onChanged,
  onRefused,
  onWaits,
  onCancel,
}: Props) => {
  const say = useSay();
  const explain = useFieldProblem();
  const { value, keep, keepPhoto, forget } = useBegun(
    formRow(`handover/${booking.id}/${isReturn}`),
  );
  const { send, isSending, outcome, fields } = useSend((next) => {
    forget();
    onChanged(next);
  }, onRefused);
  const [isTried, setTried] = useState(false);
  /** A reading that was asked about, since it is far off: said again, it is taken. */
  const [farKm, setFarKm] = useState<number | null>(null);
  const { preparing, isTrouble, take } = useSidePhotos(keepPhoto);
  const { collecting, returning } = useUnsentHandover(booking.id);
  const waits = (isReturn ? returning : collecting) !== undefined && !isSending;
  const leave = useEffectEvent(onWaits);
  useEffect(() => {
    if (waits) leave();
  }, [waits]);
  if (!value || waits) return null;
  const [km, charge, range] = [numberOf(value.km), numberOf(value.charge), numberOf(value.range)];
  const known = rental.collected?.km ?? rental.car?.odometer ?? 0;
  const falls = km !== null && km < known;
  const photoIds = value.photoIds.filter((id) => id !== null);
  const isPreparing = preparing.length > 0;
  const isWhole = photoIds.length === value.photoIds.length;
  const isFar = km !== null && isFarReading(km, known);
  const kmProblem = () => {
    if (isTried && km === null) return explain('required');
    return isFar && km === farKm ? say(kmFarOff) : explain(fields['km']);
  };
  const reasonProblem =
    isTried && falls && value.reason.trim() === ''
      ? explain('reason_required')
      : explain(fields['reason']);

  const [, photoProblem] =
    Object.entries(fields).find(([name]) => name.startsWith('photoIds')) ?? [];

  const isElectric = rental.car?.isElectric ?? false;
  const fuelEighths = isElectric ? null : value.fuelEighths;
  const isOverfull = charge !== null && charge > 100;
  const isUnsaid = isElectric ? charge === null || isOverfull : fuelEighths === null;
  const fuelProblem = isTried && isUnsaid ? say(fuelMissing) : explain(fields['fuelEighths']);
  const chargeProblem = () => {
    if (isOverfull) return explain('too_many');
    return explain(isTried && charge === null ? 'required' : fields['chargePercent']);
  };
  const photoSaid = () => {
    if (isTrouble) return say(photoNotKept);
    if (!isTried) return explain(photoProblem);
    if (isPreparing) return say(photosNotReady);
    return isWhole ? explain(photoProblem) : say(photoMissing);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const isReasonMissing = falls && value.reason.trim() === '';
    const isUnsure = isFar && km !== farKm;
    setFarKm(km);
    if (km === null || isUnsaid || !isWhole || isPreparing || isReasonMissing || isUnsure) {
      const form = event.currentTarget;
      // Once the problems are drawn: the button stands far below most of them.
      requestAnimationFrame(() => jumpToProblem(form));
      return;
    }
    onPhotos(isReturn ? null : photoIds);
    void send({
      endpoint: isReturn ? 'returnCar' : 'collectCar',
      input: {
        params: { id: booking.id },
        body: {
          km,
          fuelEighths,
          chargePercent: isElectric ? charge : null,
          rangeKm: isElectric ? range : null,
          photoIds,
          damage: value.damage.trim() || null,
          damagePoints: value.damagePoints,
          keyHanded: value.keyHanded,
          reason: falls ? value.reason.trim() : null,
        },
        version: rental.version,
      },
      label: labelOf(handoverLabel, { ref: booking.ref, isReturn }),
    });
  };

  return (
    <form
      ref={intoView}
      className={sheet['ask']}
      aria-label={say(isReturn ? giveBack : collect)}
      onSubmit={submit}
      noValidate
    >
      <KeyPlace car={rental.car} isOut={isReturn} />
      <OdometerQuestion
        value={value.km}
        known={known}
        problem={kmProblem()}
        reason={value.reason}
        reasonProblem={reasonProblem}
        onChange={keep}
      />
      {isElectric ? (
        <>
          <NumberQuestion
            label={say(chargeWord)}
            value={value.charge}
            longest={3}
            problem={chargeProblem()}
            onChange={(digits) => keep({ charge: digits })}
          />
          <NumberQuestion
            label={say(rangeWord)}
            hint={say(rangeHint)}
            value={value.range}
            longest={4}
            problem={explain(fields['rangeKm'])}
            onChange={(digits) => keep({ range: digits })}
          />
        </>
      ) : (
        <FuelGauge
          eighths={fuelEighths}
          problem={fuelProblem}
          onChange={(eighths) => keep({ fuelEighths: eighths })}
        />
      )}
      <PhotoSlots
        ids={value.photoIds}
        preparing={preparing}
        before={before}
        problem={photoSaid()}
        onTake={take}
      />
      <DamageField
        known={rental.car?.damage ?? []}
        points={value.damagePoints}
        words={value.damage}
        onPoints={(damagePoints) => keep({ damagePoints })}
        onWords={(damage) => keep({ damage })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={value.keyHanded}
          onChange={({ target }) => keep({ keyHanded: target.checked })}
        />
        {say(isReturn ? keyReturned : keyTaken)}
      </label>
      <p role="status" className={outcome?.isProblem ? 'wrong' : undefined}>
        {outcome?.text}
        {outcome?.isProblem && fields['licence'] && ` ${explain(fields['licence']) ?? ''}`}
      </p>
      <button type="submit" className="button main" disabled={isSending}>
        {say(isReturn ? giveBack : collect)}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {say(cancel)}
      </button>
    </form>
  );
};
