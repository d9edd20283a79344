import { driverFields } from '#contract/driver-fields';
import { dayOf } from '#domain/dates/bangkok-time';
import { lapsedNote, smallCarsOnly } from '#words/drivers';
import type { AdminForm } from '../../admin-kit/form/use-admin-form';
import { RecordField } from '../../admin-kit/record/record-fields';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import type { DriverValues } from './driver-values';
import classes from './drivers.module.css';

type QuestionProps = { form: AdminForm<DriverValues> };

/** What a class allows is said where it is chosen. */
export const ClassQuestion = ({ form }: QuestionProps) => {
  const say = useSay();
  return (
    <>
      <RecordField form={form} name="class" of={driverFields.class} />
      {form.values.class?.endsWith('1') && <p className={classes['soft']}>{say(smallCarsOnly)}</p>}
    </>
  );
};

export const ExpiryQuestion = ({ form }: QuestionProps) => {
  const say = useSay();
  const today = dayOf(useNow());
  const { expiresOn } = form.values;
  return (
    <>
      <RecordField form={form} name="expiresOn" of={driverFields.expiresOn} />
      {expiresOn !== null && expiresOn < today && (
        <p className={classes['warning']}>{say(lapsedNote)}</p>
      )}
    </>
  );
};
