import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { bahtOf, parseBaht } from '#domain/money';
import { notesSaved } from '#words/arranging-done';
import {
  costLabel,
  meetingPointLabel,
  noProvider,
  noteToDriver,
  providerLabel,
  save,
} from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { inFront } from '../../../ui/in-front';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { targetName } from '../texts';
import { useShownProblems } from './use-shown-problems';
import { FormEnds } from './form-ends';

const fields = ['meetingPoint', 'note', 'providerId', 'cost'];

/** Where to meet and what to tell the driver; provider and cost where the kind has no screen for them. */
export const NotesForm = ({ trip, onDone }: { trip: ArrangeTrip; onDone: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act } = useArranging();
  const [meetingPoint, setMeetingPoint] = useState(trip.meetingPoint ?? '');
  const [note, setNote] = useState(trip.note ?? '');
  const [cost, setCost] = useState(trip.cost ?? '');
  const [providerId, setProviderId] = useState(trip.provider?.id ?? '');
  const { problem, setProblems, isShown } = useShownProblems(fields);
  const amount = parseBaht(cost);
  const isCostWrong = cost.trim() !== '' && (amount === null || amount < 0);
  const what = targetName({ type: 'trip', id: trip.id, trip }, say);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblems(isCostWrong ? { cost: 'invalid' } : {});
    if (isCostWrong) return;
    const done = await act(
      say(notesSaved, { what }),
      (idempotencyKey) =>
        api.call('changeTrip', {
          params: { kind, id: trip.id },
          body: {
            meetingPoint: meetingPoint.trim() || null,
            note: note.trim() || null,
            ...(day.kind.costsInDetail && {
              providerId: providerId || null,
              cost: amount === null ? null : bahtOf(amount),
            }),
          },
          version: trip.version,
          idempotencyKey,
        }),
      isShown,
    );
    if (done) onDone();
  };

  return (
    <form className="grid" onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label={say(meetingPointLabel)}
        maxLength={200}
        value={meetingPoint}
        error={problem('meetingPoint')}
        onChange={({ target }) => setMeetingPoint(target.value)}
      />
      <Textarea
        label={say(noteToDriver, day.kind)}
        maxLength={500}
        rows={2}
        value={note}
        error={problem('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      {day.kind.costsInDetail && (
        <>
          <Select
            label={say(providerLabel)}
            data={[
              { value: '', label: say(noProvider) },
              ...day.providers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={providerId}
            error={problem('providerId')}
            onChange={(value) => setProviderId(value ?? '')}
            comboboxProps={inFront}
          />
          <TextInput
            label={say(costLabel)}
            inputMode="decimal"
            value={cost}
            error={problem('cost')}
            onChange={({ target }) => setCost(target.value)}
          />
        </>
      )}
      <FormEnds onCancel={onDone}>
        <Button type="submit">{say(save)}</Button>
      </FormEnds>
    </form>
  );
};
