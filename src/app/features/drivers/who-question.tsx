import { employers } from '#domain/people/driver';
import { driverFields } from '#contract/driver-fields';
import { employeeLabel, employeeNote, employerNames } from '#words/drivers';
import { PersonField } from '../../admin-kit/form/person-field';
import type { AdminForm } from '../../admin-kit/form/use-admin-form';
import { ChipsField } from '../../form/chips-field';
import { useSay } from '../../ui/use-say';
import type { DriverValues } from './driver-values';

type WhoQuestionProps = {
  form: AdminForm<DriverValues>;
  /** Afterwards they stay who they are. */
  isNew: boolean;
};

/** An employee, found in the directory, or somebody of a provider, entered here. */
export const WhoQuestion = ({ form, isNew }: WhoQuestionProps) => {
  const say = useSay();
  const { field, values, patch } = form;
  const isEmployee = values.employer === 'employee';
  if (!isNew) return isEmployee && <p className="soft small">{say(employeeNote)}</p>;
  return (
    <div className="stack">
      <ChipsField
        field={field('employer')}
        label={say(driverFields.employer.label)}
        choices={employers.map((value) => ({ value, label: say(employerNames[value]) }))}
      />
      {isEmployee && (
        <PersonField
          field={field('employeeId')}
          label={say(employeeLabel)}
          name={values.employeeName}
          onChoose={(person) =>
            patch({
              employeeId: person?.id ?? null,
              employeeName: person?.name ?? null,
              ...(person && {
                nickname: person.nickname,
                phone: person.phone ?? values.phone,
              }),
            })
          }
        />
      )}
    </div>
  );
};
