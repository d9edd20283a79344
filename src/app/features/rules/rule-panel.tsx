import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '#contract/record-field';
import type { KindRulesView, RulesAnswer } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { useAdminForm, type AdminForm } from '../../admin-kit/form/use-admin-form';
import { Questions } from '../../admin-kit/record/record-fields';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import { sayRecord, type Choices } from '../../admin-kit/record/say-record';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { isDeclined, useConfirmBreaks } from './use-confirm-breaks';

export type RulesPartProps = {
  kind: KindId;
  rules: KindRulesView;
  onChanged: (rules: KindRulesView) => void;
};

type RulePanelProps<F extends Fields, Body> = RulesPartProps & {
  name: string;
  title: string;
  fields: F;
  schema: GenericSchema<unknown, Body>;
  /** Where it stands among the rules; of a new one nowhere. */
  find?: (
    rules: KindRulesView,
  ) => (Readonly<Record<string, unknown>> & { version: number }) | undefined;
  begun?: Partial<ValuesOf<F>>;
  choices?: Choices;
  /** Questions of its own, in the place of the usual ones. */
  renderOwn?: (form: AdminForm<ValuesOf<F>>) => { readonly [K in keyof F]?: ReactNode };
  save: (
    body: Body & { confirm: boolean },
    sent: { version: number; idempotencyKey: string },
  ) => Promise<RulesAnswer>;
  onClose: () => void;
  children?: ReactNode;
};

/** A holiday, a route or a departure: what saving it would break is shown first. */
export const RulePanel = <F extends Fields, Body>({
  kind,
  rules,
  onChanged,
  name,
  title,
  fields,
  schema,
  find = () => undefined,
  begun,
  choices = {},
  renderOwn,
  save,
  onClose,
  children,
}: RulePanelProps<F, Body>) => {
  const say = useSay();
  const { api } = useServices();
  const { confirmBreaks, breaksDialog } = useConfirmBreaks();
  const readOf = (now: KindRulesView) => {
    const row = find(now);
    return {
      values: { ...valuesOf(fields, row ?? null), ...(!row && begun) },
      version: row?.version ?? null,
    };
  };
  const form = useAdminForm({
    name,
    schema,
    read: readOf(rules),
    readAgain: async () => readOf(await api.call('readRules', { params: { kind } })),
    save: (body, sent) => confirmBreaks((confirm) => save({ ...body, confirm }, sent)),
    onSaved: ({ rules: next }) => {
      onChanged(next);
      onClose();
    },
    onRefused: isDeclined,
  });
  return (
    <FormPanel
      title={title}
      form={form}
      onClose={onClose}
      sayValue={sayRecord(fields, choices, say)}
    >
      <Questions form={form} fields={fields} isNew={!find(rules)} own={renderOwn?.(form) ?? {}} />
      {children}
      {breaksDialog}
    </FormPanel>
  );
};
