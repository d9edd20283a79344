import { Button } from '@mantine/core';
import { useState } from 'react';
import { newHoliday, type KindRulesView } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { cancel } from '#words/actions';
import { couldNotSave, remove } from '#words/admin-kit';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import {
  addHolidayLabel,
  appliesTo,
  dayLabel,
  everyKind,
  holidayNote,
  holidaysEmpty,
  holidaysTitle,
  nameEnLabel,
  nameThLabel,
  onlyThisKind,
  removeHolidayText,
  removeNamed,
} from '#words/rules';
import { DateField } from '../../admin-kit/form/fields';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import { Dialog } from '../../ui/dialog';
import { useLanguage, useSay } from '../../ui/use-say';
import classes from './rules.module.css';
import { isDeclined, useConfirmBreaks } from './use-confirm-breaks';

export type RulesPartProps = {
  kind: KindId;
  rules: KindRulesView;
  onChanged: (rules: KindRulesView) => void;
};

const nothing = {
  day: null as string | null,
  nameTh: null as string | null,
  nameEn: null as string | null,
  everyKind: false,
};

const HolidayForm = ({
  kind,
  rules,
  onChanged,
  onClose,
}: RulesPartProps & { onClose: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { confirmBreaks, breaksDialog } = useConfirmBreaks();
  const form = useAdminForm({
    name: `holiday/${kind}`,
    schema: newHoliday,
    ...forNew(nothing),
    save: (body) =>
      confirmBreaks((confirm) =>
        api.call('addHoliday', {
          params: { kind },
          body: { ...body, confirm },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    onSaved: ({ rules: next }) => {
      onChanged(next);
      onClose();
    },
    onRefused: isDeclined,
  });
  const { field } = form;
  return (
    <FormPanel title={say(addHolidayLabel)} form={form} onClose={onClose} sayValue={() => null}>
      <DateField field={field('day')} label={say(dayLabel)} />
      <TextField field={field('nameTh')} label={say(nameThLabel)} />
      <TextField field={field('nameEn')} label={say(nameEnLabel)} />
      {rules.mayChangeEveryKind && (
        <ChipsField
          field={field('everyKind')}
          label={say(appliesTo)}
          choices={[
            { value: false, label: say(onlyThisKind) },
            { value: true, label: say(everyKind) },
          ]}
        />
      )}
      {breaksDialog}
    </FormPanel>
  );
};

/** Days on which nobody drives: the company's, and those of this kind. */
export const HolidaysPart = (props: RulesPartProps) => {
  const say = useSay();
  const language = useLanguage();
  const { api } = useServices();
  const { kind, rules, onChanged } = props;
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const [trouble, setTrouble] = useState<Message | null>(null);

  const drop = async (id: string) => {
    setRemoving(null);
    setTrouble(null);
    try {
      onChanged((await api.call('removeHoliday', { params: { kind, id } })).rules);
    } catch (error) {
      setTrouble(error instanceof ApiError ? refusals[error.code] : couldNotSave);
    }
  };

  return (
    <section className={classes['card']} aria-labelledby="holidays">
      <div className="row wrap between">
        <h2 id="holidays">{say(holidaysTitle)}</h2>
        <Button variant="default" onClick={() => setAdding(true)}>
          {say(addHolidayLabel)}
        </Button>
      </div>
      {trouble && (
        <p role="alert" className="note warns">
          {say(trouble)}
        </p>
      )}
      {rules.holidays.length === 0 && <p className="soft">{say(holidaysEmpty)}</p>}
      <ul className="rows">
        {rules.holidays.map(({ id, day, nameTh, nameEn, everyKind: isEverybodys }) => {
          const name = language === 'th' ? nameTh : nameEn;
          const called = `${formatDate(day)} ${name}`;
          return (
            <li key={id}>
              <div>
                <span>
                  <b>{formatDate(day)}</b> {name}
                </span>
                <small>{say(isEverybodys ? everyKind : onlyThisKind)}</small>
              </div>
              {(!isEverybodys || rules.mayChangeEveryKind) && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={say(removeNamed, { name: called })}
                  onClick={() => setRemoving({ id, name: called })}
                >
                  {say(remove)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft">{say(holidayNote)}</p>
      {removing && (
        <Dialog
          title={say(removeNamed, { name: removing.name })}
          onClose={() => setRemoving(null)}
          size="24rem"
        >
          <p>{say(removeHolidayText)}</p>
          <div className="row wrap gap-3 fill">
            <Button variant="default" onClick={() => setRemoving(null)}>
              {say(cancel)}
            </Button>
            <Button color="red" onClick={() => void drop(removing.id)}>
              {say(remove)}
            </Button>
          </div>
        </Dialog>
      )}
      {isAdding && <HolidayForm {...props} onClose={() => setAdding(false)} />}
    </section>
  );
};
