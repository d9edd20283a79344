import { type LeaveBody, leaveBody } from '#contract/driver-parts';
import type { DriverDetail } from '#contract/drivers';
import { leaveTypes } from '#domain/people/driver';
import { leaveTypeLabel, leaveTypeNames } from '#words/drivers';
import { blackoutFrom, blackoutUntil, reasonLabel } from '#words/fleet';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { MomentField } from '../../admin-kit/record/moment-field';
import { TakeOutForm } from '../../admin-kit/record/take-out-form';
import type { TakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import { driverBreaks } from './driver-breaks';
import type { DriverPartProps } from './driver-part-props';

const MIDNIGHT = 0;
const LAST_MINUTE = 24 * 60 - 1;

type LeaveValues = {
  type: LeaveBody['type'] | null;
  from: string | null;
  until: string | null;
  reason: string | null;
};

const nothing: LeaveValues = { type: null, from: null, until: null, reason: null };

export type AwayFormProps = DriverPartProps & { takeOut: TakeOut; onDone: () => void };

/** When they are away; what it would break is shown before anything happens. */
export const LeaveForm = ({ driver, takeOut, onChanged, onDone }: AwayFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const form = useAdminForm<LeaveValues, LeaveBody, DriverDetail>({
    name: `driver-leave/${driver.id}`,
    schema: leaveBody,
    ...forNew(nothing),
    save: (body, { idempotencyKey }) =>
      api.call('addDriverLeave', {
        params: { id: driver.id },
        body: { ...body, releases: takeOut.releases() },
        idempotencyKey,
      }),
    onSaved: (next) => {
      takeOut.done();
      onDone();
      onChanged(next);
    },
    onRefused: (error, { from, until }) => from !== null && takeOut.ask(error, { from, until }),
  });
  const { field } = form;
  return (
    <TakeOutForm form={form} takeOut={takeOut} words={driverBreaks} onDone={onDone}>
      <ChipsField
        field={field('type')}
        label={say(leaveTypeLabel)}
        choices={leaveTypes.map((value) => ({ value, label: say(leaveTypeNames[value]) }))}
      />
      <MomentField field={field('from')} label={say(blackoutFrom)} usualMinute={MIDNIGHT} />
      <MomentField field={field('until')} label={say(blackoutUntil)} usualMinute={LAST_MINUTE} />
      <TextField field={field('reason')} label={say(reasonLabel)} optional long />
    </TakeOutForm>
  );
};
