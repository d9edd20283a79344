import { useState, type SubmitEvent } from 'react';
import type { BookingDetail } from '#contract/bookings';
import { sayIn } from '#words/message';
import {
  cancelBooking,
  cancelLabel,
  cancelLate,
  cancelQueued,
  cancelReason,
  cancelReasonOptional,
  cancelSure,
  keepBooking,
  lateCancelReasons,
} from '#words/booking-detail';
import { refusals } from '#words/refusals';
import { useServices } from '../../app-services';
import { findUnsent } from '../../outbox/booking-of';
import { useArrival } from '../../unsent/use-sent';
import { useStore } from '../../ui/store';
import { QuickReasons } from '../../ui/quick-reasons';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import classes from '../../booking-kit/booking-sheet.module.css';
import { intoView } from './into-view';

type CancelProps = {
  booking: BookingDetail;
  onDone: () => void;
  onChanged: (booking: BookingDetail) => void;
  onStale: () => void;
};

/** The cancellation of this booking that has not reached the server. */
export const useQueued = (bookingId: string) =>
  findUnsent(useStore(useServices().outbox.items), ['cancelBooking'], bookingId);

/** Says what it means before it is done. Sent through the outbox, so that it also waits for a network. */
export const CancelForm = ({ booking, onDone, onChanged, onStale }: CancelProps) => {
  const say = useSay();
  const explain = useFieldProblem();
  const { outbox } = useServices();
  const queued = useQueued(booking.id);
  const [key] = useState(() => queued?.key ?? crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { id, ref, version, cancelIsLate } = booking;

  useArrival<'cancelBooking'>(key, (cancelled) => {
    onChanged(cancelled);
    onDone();
  });

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (cancelIsLate && reason.trim() === '') {
      setOutcome({ text: explain('reason_required') ?? '', isProblem: true });
      return;
    }
    setIsSending(true);
    const sent = await outbox.send({
      endpoint: 'cancelBooking',
      input: { params: { id }, body: { reason: reason.trim() || null }, version },
      label: { th: sayIn('th')(cancelLabel, { ref }), en: sayIn('en')(cancelLabel, { ref }) },
      key,
    });
    setIsSending(false);
    if (sent.state === 'waiting') setOutcome(null);
    if (sent.state === 'needs-attention') {
      // The person is here and reads it: nothing is left to attend to later.
      await outbox.remove(key);
      setOutcome({ text: say(refusals[sent.reason.code]), isProblem: true });
      if (sent.reason.code === 'changed_meanwhile' || sent.reason.code === 'not_now') onStale();
    }
  };

  if (queued && !isSending)
    return (
      <section ref={intoView} className={classes['ask']} aria-label={say(cancelBooking)}>
        <p role="status">{say(cancelQueued)}</p>
        {queued.isRemovable && (
          <button
            type="button"
            className="button"
            onClick={() => void outbox.remove(queued.key).then(onDone)}
          >
            {say(keepBooking)}
          </button>
        )}
      </section>
    );

  return (
    <form
      ref={intoView}
      className={classes['ask']}
      aria-label={say(cancelBooking)}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <p>{say(cancelIsLate ? cancelLate : cancelSure)}</p>
      {cancelIsLate && (
        <QuickReasons reasons={lateCancelReasons} reason={reason} onChoose={setReason} />
      )}
      <label className="question">
        {say(cancelIsLate ? cancelReason : cancelReasonOptional)}
        <textarea
          value={reason}
          maxLength={500}
          required={cancelIsLate}
          aria-invalid={outcome?.isProblem || undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <p role="status" className={outcome?.isProblem ? 'wrong' : undefined}>
        {outcome?.text}
      </p>
      <button type="submit" className="button warns" disabled={isSending}>
        {say(cancelBooking)}
      </button>
      <button type="button" className="button" onClick={onDone}>
        {say(keepBooking)}
      </button>
    </form>
  );
};
