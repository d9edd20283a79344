import { Button } from '@mantine/core';
import { ruleFields, ruleSections } from '#contract/rule-fields';
import { rulesChange, type KindRulesView } from '#contract/rules';
import { type KindId, kinds } from '#kinds/registry';
import { save } from '#words/admin-kit';
import { bufferNote, levelNames } from '#words/rules';
import { AuditLine } from '../../admin-kit/form/audit-line';
import { FormNews } from '../../admin-kit/form/form-news';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { RecordField, RecordFields } from '../../admin-kit/record/record-fields';
import { valuesOf } from '../../admin-kit/record/record-values';
import { sayRecord } from '../../admin-kit/record/say-record';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import classes from './rules.module.css';
import { isDeclined, useConfirmBreaks } from './use-confirm-breaks';

type LimitsFormProps = {
  kind: KindId;
  rules: KindRulesView;
  onSaved: (rules: KindRulesView) => void;
};

/** Every limit of a kind, as one form: what is saved holds from the next booking on. */
export const LimitsForm = ({ kind, rules, onSaved }: LimitsFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const { confirmBreaks, breaksDialog } = useConfirmBreaks();
  const form = useAdminForm({
    name: `rules/${kind}`,
    schema: rulesChange,
    read: { values: valuesOf(ruleFields, rules.limits), version: rules.version },
    readAgain: async () => {
      const now = await api.call('readRules', { params: { kind } });
      return { values: valuesOf(ruleFields, now.limits), version: now.version };
    },
    save: (body, { version }) =>
      confirmBreaks((confirm) =>
        api.call('changeRules', { params: { kind }, body: { ...body, confirm }, version }),
      ),
    onSaved: ({ rules: next }) => onSaved(next),
    onRefused: isDeclined,
  });
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
      <FormNews form={form} sayValue={sayRecord(ruleFields, {}, say)} />
      <RecordFields
        form={form}
        fields={ruleFields}
        sections={ruleSections}
        isNew={false}
        choices={{}}
        own={{
          ...(!ownRules.includes('dayCutoff') && { dayCutoff: null }),
          ...(!ownRules.includes('noShowMinutes') && { noShowMinutes: null }),
          approvalLevels: (
            <ChipsField
              field={form.field('approvalLevels')}
              label={say(ruleFields.approvalLevels.label)}
              choices={levelNames.map((name, value) => ({ value, label: say(name) }))}
            />
          ),
          bufferMinutes: (
            <>
              <RecordField form={form} name="bufferMinutes" of={ruleFields.bufferMinutes} />
              <p className="soft">{say(bufferNote)}</p>
            </>
          ),
        }}
      />
      <div className={classes['bar']}>
        <Trouble says={form.trouble} />
        <Button type="submit" loading={form.busy}>
          {say(save)}
        </Button>
      </div>
      <AuditLine audit={rules.audit} />
      {breaksDialog}
    </form>
  );
};
