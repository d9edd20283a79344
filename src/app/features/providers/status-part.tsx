import { useState } from 'react';
import { providerStatusBody, type ProviderDetail } from '#contract/providers';
import type { ProviderStatus } from '#domain/provider/provider';
import {
  endedText,
  endProvider,
  providerStatusNames,
  reasonLabel,
  resumeProvider,
  statusLabel,
} from '#words/providers';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import classes from '../../admin-kit/record/record.module.css';
import { SmallForm } from '../../admin-kit/record/small-form';
import { useServices } from '../../app-services';
import { TextField } from '../../form/text-field';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import type { ProviderPartProps } from './provider-part-props';

type StatusValues = { status: ProviderStatus; reason: string | null };

const otherOf = ({ status }: ProviderDetail): ProviderStatus =>
  status === 'active' ? 'ended' : 'active';

const StatusForm = ({
  kind,
  provider,
  onChanged,
  onDone,
}: ProviderPartProps & { onDone: () => void }) => {
  const say = useSay();
  const explain = useFieldProblem();
  const { api } = useServices();
  const [inTheWay, setInTheWay] = useState<string | undefined>();
  const params = { kind, id: provider.id };
  const read = (now: ProviderDetail) => ({
    values: { status: otherOf(provider), reason: null } as StatusValues,
    version: now.version,
  });
  const form = useAdminForm({
    name: `provider-status/${provider.id}`,
    schema: providerStatusBody,
    read: read(provider),
    readAgain: async () => read(await api.call('readProvider', { params })),
    save: (body, sent) => api.call('changeProviderStatus', { params, body, ...sent }),
    onSaved: (next) => {
      onDone();
      onChanged(next);
    },
    // What stands in the way concerns no field of this form.
    onRefused: ({ fields }) => {
      const problem = explain(fields?.['status']);
      setInTheWay(problem);
      return problem !== undefined;
    },
  });
  return (
    <SmallForm
      form={form}
      sayValue={(name, value) =>
        name === 'status'
          ? { label: say(statusLabel), value: say(providerStatusNames[value as ProviderStatus]) }
          : null
      }
      onCancel={onDone}
    >
      <TextField
        field={form.field('reason')}
        label={say(reasonLabel)}
        optional={otherOf(provider) === 'active'}
        long
      />
      {inTheWay && (
        <p role="alert" className="note warns">
          {inTheWay}
        </p>
      )}
    </SmallForm>
  );
};

/** Nothing of a provider is deleted; one that is no longer used ends. */
export const StatusPart = (props: ProviderPartProps) => {
  const say = useSay();
  const [isChanging, setChanging] = useState(false);
  const isActive = props.provider.status === 'active';
  return (
    <section className={classes['part']} aria-label={say(statusLabel)}>
      {!isActive && <p className="soft">{say(endedText)}</p>}
      {isChanging ? (
        <StatusForm {...props} onDone={() => setChanging(false)} />
      ) : (
        <button type="button" className="button accent" onClick={() => setChanging(true)}>
          {say(isActive ? endProvider : resumeProvider)}
        </button>
      )}
    </section>
  );
};
