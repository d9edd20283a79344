import { Button, Checkbox, Stack } from '@mantine/core';
import type { ArrangeBooking } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { allCameNoted, noShowNoted } from '#words/arranging-done';
import { whoDidNotCome } from '#words/arranging-notices';
import { unnamedSeat } from '#words/arranging-print';
import { correctNoShow, noShow } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { Unfolded, useUnfold } from './unfold';
import { FormEnds } from './form-ends';

/** Once they ride, only who is missing is noted; and of a no-show who came after all, when the car left. */
const riding = new Set(['ongoing', 'completed', 'noshow']);

type Passengers = TripDetail['bookings'][number]['passengers'];

/** Who did not come, of a booking whose time has begun: everybody, unless some are left out; corrected while they ride. */
export const NoShow = ({
  booking,
  passengers,
  hasLeft,
}: {
  booking: ArrangeBooking;
  passengers: Passengers;
  hasLeft: boolean;
}) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, isFrozen } = useArranging();
  const hasBegun = Date.parse(booking.startsAt) <= useNow().getTime();
  const everybody = passengers.map(({ id }) => id);
  const absent = passengers.flatMap(({ id, attended }) => (attended === false ? [id] : []));
  const isRiding = riding.has(booking.status);
  const { unfolded: missing, unfold: setMissing, fold, button } = useUnfold<readonly string[]>();
  if (!day.may.manage || !hasBegun || (booking.status !== 'arranged' && !isRiding)) return null;
  if (isRiding && passengers.length === 0) return null;
  if (booking.status === 'noshow' && !hasLeft) return null;
  const { id, version, ref } = booking;
  const word = isRiding && absent.length > 0 ? correctNoShow : noShow;

  const send = (who: readonly string[]) => {
    fold();
    const noted = who.length === 0 ? allCameNoted : noShowNoted;
    void act(say(noted, { what: ref }), (idempotencyKey) =>
      api.call('noteNoShow', {
        params: { kind, id },
        body: { passengerIds: !isRiding && who.length === everybody.length ? [] : [...who] },
        version,
        idempotencyKey,
      }),
    );
  };

  if (missing === null)
    return (
      <Button
        ref={button}
        size="sm"
        variant="default"
        disabled={isFrozen}
        onClick={() => setMissing(isRiding ? absent : everybody)}
      >
        {say(word)}
      </Button>
    );
  const begun = isRiding ? absent : [];
  const isSame =
    everybody.length > 0 &&
    missing.length === begun.length &&
    begun.every((passengerId) => missing.includes(passengerId));
  return (
    <Unfolded label={`${say(word)} ${ref}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(missing);
        }}
      >
        <Checkbox.Group
          label={say(whoDidNotCome)}
          value={[...missing]}
          onChange={(who) => setMissing(who)}
        >
          <Stack gap="xs" py="xs">
            {passengers.map(({ id: passengerId, name }) => (
              <Checkbox key={passengerId} value={passengerId} label={name ?? say(unnamedSeat)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormEnds onCancel={fold}>
          <Button type="submit" color="red" disabled={isSame}>
            {say(word)}
          </Button>
        </FormEnds>
      </form>
    </Unfolded>
  );
};
