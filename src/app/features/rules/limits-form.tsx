import { Button } from '@mantine/core';
import { rulesChange, type KindLimits, type KindRulesView } from '#contract/rules';
import { formatTime } from '#domain/dates/format-bangkok';
import { type KindId, kinds } from '#kinds/registry';
import { no, restored, save, startAfresh, yes } from '#words/admin-kit';
import { weekdays } from '#words/booking-time';
import {
  afterSection,
  approvalSection,
  bufferNote,
  bookingSection,
  levelNames,
  limitLabels,
  rulesSaved,
  serviceSection,
} from '#words/rules';
import { AuditLine } from '../../admin-kit/form/audit-line';
import { ConflictCard, type SayValue } from '../../admin-kit/form/conflict-card';
import { MoneyField } from '../../admin-kit/form/fields';
import { FormSection } from '../../admin-kit/form/form-section';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { NumberField } from '../../form/number-field';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import { ClockField, DurationField, WeekdaysField } from './rule-fields';
import classes from './rules.module.css';
import { isDeclined, useConfirmBreaks } from './use-confirm-breaks';

type LimitsFormProps = {
  kind: KindId;
  rules: KindRulesView;
  isSaved: boolean;
  onSaved: (rules: KindRulesView) => void;
};

/** While it is being typed a number or a time may be missing. */
type Values = {
  [K in keyof KindLimits]: KindLimits[K] extends number | string
    ? KindLimits[K] | null
    : KindLimits[K];
};

const useSayLimit = (): SayValue<Values> => {
  const say = useSay();
  return (name, value) => {
    const label = say(limitLabels[name]);
    if (typeof value === 'boolean') return { label, value: say(value ? yes : no) };
    if (Array.isArray(value))
      return { label, value: value.map((day) => say(weekdays[Number(day) - 1]!)).join(' ') };
    return {
      label,
      value: typeof value === 'string' || typeof value === 'number' ? `${value}` : '',
    };
  };
};

/** Every limit of a kind, as one form: what is saved holds from the next booking on. */
export const LimitsForm = ({ kind, rules, isSaved, onSaved }: LimitsFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const sayValue = useSayLimit();
  const { confirmBreaks, breaksDialog } = useConfirmBreaks();
  const values: Values = rules.limits;
  const form = useAdminForm({
    name: `rules/${kind}`,
    schema: rulesChange,
    read: { values, version: rules.version },
    readAgain: async () => {
      const now = await api.call('readRules', { params: { kind } });
      return { values: now.limits, version: now.version };
    },
    save: (body, { version }) =>
      confirmBreaks((confirm) =>
        api.call('changeRules', { params: { kind }, body: { ...body, confirm }, version }),
      ),
    onSaved: ({ rules: next }) => onSaved(next),
    onRefused: isDeclined,
  });
  const { field } = form;
  const { ownRules } = kinds[kind];

  return (
    <form
      id={form.id}
      className={`stack gap-4 ${classes['card'] ?? ''}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.restoredAt !== null && (
        <div className="note row wrap between" role="status">
          <span>{say(restored, { at: formatTime(form.restoredAt) })}</span>
          <button type="button" className="quiet" onClick={form.startAfresh}>
            {say(startAfresh)}
          </button>
        </div>
      )}
      {form.conflict && <ConflictCard form={form} sayValue={sayValue} />}
      <FormSection title={say(bookingSection)}>
        <div className={classes['grid']}>
          <DurationField field={field('noticeMinutes')} label={say(limitLabels.noticeMinutes)} />
          <NumberField field={field('horizonDays')} label={say(limitLabels.horizonDays)} />
          <DurationField field={field('longestMinutes')} label={say(limitLabels.longestMinutes)} />
          <DurationField
            field={field('cancelCutoffMinutes')}
            label={say(limitLabels.cancelCutoffMinutes)}
          />
          {ownRules.includes('dayCutoff') && (
            <ClockField field={field('dayCutoff')} label={say(limitLabels.dayCutoff)} optional />
          )}
        </div>
      </FormSection>
      <FormSection title={say(serviceSection)}>
        <div className={classes['grid']}>
          <ClockField field={field('serviceFrom')} label={say(limitLabels.serviceFrom)} />
          <ClockField field={field('serviceTo')} label={say(limitLabels.serviceTo)} />
        </div>
        <WeekdaysField field={field('serviceDays')} label={say(limitLabels.serviceDays)} />
        <ToggleField field={field('onHolidays')} label={say(limitLabels.onHolidays)} />
      </FormSection>
      <FormSection title={say(approvalSection)}>
        <ChipsField
          field={field('approvalLevels')}
          label={say(limitLabels.approvalLevels)}
          choices={levelNames.map((name, value) => ({ value, label: say(name) }))}
        />
        <div className={classes['grid']}>
          <NumberField
            field={field('extraApprovalDays')}
            label={say(limitLabels.extraApprovalDays)}
            optional
          />
          <MoneyField
            field={field('extraApprovalOver')}
            label={say(limitLabels.extraApprovalOver)}
            optional
          />
        </div>
        <ToggleField
          field={field('extraApprovalUrgent')}
          label={say(limitLabels.extraApprovalUrgent)}
        />
      </FormSection>
      <FormSection title={say(afterSection)}>
        <div className={classes['grid']}>
          <DurationField field={field('bufferMinutes')} label={say(limitLabels.bufferMinutes)} />
          <NumberField field={field('ratingDays')} label={say(limitLabels.ratingDays)} />
          {ownRules.includes('noShowMinutes') && (
            <DurationField field={field('noShowMinutes')} label={say(limitLabels.noShowMinutes)} />
          )}
        </div>
        <p className="soft">{say(bufferNote)}</p>
      </FormSection>
      <div className={classes['bar']}>
        {form.trouble && (
          <p className="note warns row wrap between" role="alert">
            {say(form.trouble)}
          </p>
        )}
        <p role="status" className="accent strong">
          {isSaved && !form.isDirty && say(rulesSaved)}
        </p>
        <Button type="submit" loading={form.busy}>
          {say(save)}
        </Button>
      </div>
      <AuditLine audit={rules.audit} />
      {breaksDialog}
    </form>
  );
};
