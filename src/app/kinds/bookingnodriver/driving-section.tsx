import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DraftNoDriver } from '#kinds/bookingnodriver/request';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { bookingFields } from '#words/booking-fields';
import { formSections, unknownPerson, remove } from '#words/booking-form';
import {
  addCoDriver,
  addLicence,
  licenceAsked,
  licenceHolds,
  licenceNotSaved,
  renewLicence,
  whoDrives,
} from '#words/booking-no-driver';
import { ChipsField } from '../../form/chips-field';
import type { Field } from '../../form/field';
import { FieldFrame } from '../../form/field-frame';
import fields from '../../form/fields.module.css';
import { FindPerson } from '../../people/find-person';
import type { FieldsProps } from '../../booking-form/form-kind';
import { useFormContext } from '../../booking-form/form-context';
import { Folded } from '../../booking-form/folded';
import { PersonField } from '../../booking-form/person-field';
import { LateDialog } from '../../ui/late-dialog';
import { CloseButton } from '../../ui/close-button';
import { useLate } from '../../ui/use-late';
import { useSay } from '../../ui/use-say';

const CoDrivers = ({ field }: { field: Field<string[]> }) => {
  const say = useSay();
  const { nameOf, keepName, learnLicence } = useFormContext();
  const [adding, setAdding] = useState(false);
  const { value, set } = field;
  const shownName = (id: string) => nameOf(id) ?? say(unknownPerson);
  return (
    <FieldFrame field={field} label={say(bookingFields.coDriverIds)} optional as="group">
      {() => (
        <>
          {value.length > 0 && (
            <ul className={fields['rows']}>
              {value.map((id) => (
                <li key={id}>
                  <span>{shownName(id)}</span>
                  <CloseButton
                    label={say(remove, { what: shownName(id) })}
                    onClick={() => set(value.filter((other) => other !== id))}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className="row gap-3">
            <Button variant="light" onClick={() => setAdding(true)}>
              {say(addCoDriver)}
            </Button>
          </div>
          {adding && (
            <LateDialog title={say(addCoDriver)} onClose={() => setAdding(false)}>
              <FindPerson
                onFound={({ id, name, licenceUntil }) => {
                  keepName(id, name);
                  learnLicence(id, licenceUntil);
                  set([...new Set([...value, id])]);
                  setAdding(false);
                }}
              />
            </LateDialog>
          )}
        </>
      )}
    </FieldFrame>
  );
};

/** My own licence: asked for once, not for each booking. */
const MyLicence = ({ endsAt }: { endsAt: string | null }) => {
  const say = useSay();
  const { options, learnLicence } = useFormContext();
  const [until, setUntil] = useState(options.me.licenceUntil);
  const [open, setOpen] = useState(false);
  // It is saved on the server at once: without a network it could do nothing.
  const late = useLate(() => import('./licence-sheet'), open);
  const holds = until !== null && (endsAt === null || until >= dayOf(endsAt));

  useEffect(() => {
    learnLicence(options.me.personId, until);
  }, [learnLicence, options.me.personId, until]);

  return (
    <div className="stack gap-0">
      <p>{until === null ? say(licenceAsked) : say(licenceHolds, { until: formatDate(until) })}</p>
      {!holds && (
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {say(until === null ? addLicence : renewLicence)}
        </button>
      )}
      {open && late === 'unavailable' && (
        <p className="wrong" role="status">
          {say(licenceNotSaved)}
        </p>
      )}
      {open && typeof late === 'object' && (
        <late.LicenceSheet
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            setUntil(saved);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
};

type Props = Pick<FieldsProps<DraftNoDriver>, 'field' | 'values'>;

/** Who drives, who may take over, and whether their licences hold. */
export const DrivingSection = ({ field, values }: Props) => {
  const say = useSay();
  const { options, nameOf } = useFormContext();
  const driver = field('driverId');
  const me = options.me.personId;
  const isMe = driver.value === me;
  const coDrivers = values.coDriverIds.length;
  const until = options.me.licenceUntil;
  const holds = until !== null && (values.endsAt === null || until >= dayOf(values.endsAt));
  const isWrong = [driver, field('coDriverIds')].some(({ problem }) => problem !== undefined);
  return (
    <Folded
      title={say(formSections.driving)}
      says={[
        isMe ? say(whoDrives.me) : nameOf(driver.value ?? ''),
        coDrivers > 0 && `+${coDrivers}`,
        isMe && until !== null && say(licenceHolds, { until: formatDate(until) }),
      ]}
      isOpen={isWrong || !isMe || !holds}
    >
      <ChipsField
        field={{
          ...driver,
          problem: isMe ? driver.problem : undefined,
          value: isMe,
          set: (mine) => driver.set(mine ? me : null),
        }}
        label={say(bookingFields.driverId)}
        hidesLabel
        choices={[
          { value: true, label: say(whoDrives.me) },
          { value: false, label: say(whoDrives.colleague) },
        ]}
      />
      {isMe ? (
        <MyLicence endsAt={values.endsAt} />
      ) : (
        <PersonField field={driver} label={say(bookingFields.driverId)} />
      )}
      <CoDrivers field={field('coDriverIds')} />
    </Folded>
  );
};
