import { useState } from 'react';
import { newLinkFields } from '#contract/link-fields';
import { newLink, type LinkOptions, type LinkRow, type MadeLink } from '#contract/links';
import type { KindId } from '#kinds/registry';
import { addLink } from '#words/links';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { Questions, RecordField } from '../../admin-kit/record/record-fields';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { useSay } from '../../ui/use-say';
import { MadeLinkSheet } from './made-link';

type PanelProps = {
  kind: KindId;
  /** The link that is over, in whose place this one comes. */
  before: LinkRow | null;
  /** Whose phone it is for. */
  driverId: string | null;
  onClose: () => void;
  onMade: () => void;
};

type FormProps = PanelProps & { options: LinkOptions };

/** The tablet of a gate stays where it is. */
const USUAL_DAYS = { driver: 30, gate: 90 };

const nothing: ValuesOf<typeof newLinkFields> = {
  ...valuesOf(newLinkFields, null),
  face: 'driver',
  days: USUAL_DAYS.driver,
};

const beginWith = ({ before, driverId, options }: FormProps): typeof nothing => {
  if (before?.face === 'gate')
    return { ...nothing, face: 'gate', name: before.name, days: USUAL_DAYS.gate };
  const driver = options.drivers.find(({ id, name }) => id === driverId || name === before?.name);
  return { ...nothing, driverId: driver?.id ?? null };
};

const LinkForm = (props: FormProps) => {
  const { kind, options, onClose, onMade } = props;
  const say = useSay();
  const { api } = useServices();
  const [made, setMade] = useState<MadeLink | null>(null);
  const form = useAdminForm({
    name: 'link/new',
    schema: newLink,
    ...forNew(beginWith(props)),
    save: (body) => api.call('makeLink', { params: { kind }, body }),
    onSaved: (answer) => {
      setMade(answer);
      onMade();
    },
  });
  const { face, driverId, name, pin, days } = newLinkFields;
  /** The usual time goes with it, unless another was typed. */
  const chooseFace = (chosen: unknown) => {
    const other = chosen === 'gate' ? 'gate' : 'driver';
    const isUsual = form.values.days === USUAL_DAYS[other === 'gate' ? 'driver' : 'gate'];
    form.patch({ face: other, ...(isUsual && { days: USUAL_DAYS[other] }) });
  };
  const asFace = { fieldNamed: () => ({ ...form.fieldNamed('face'), set: chooseFace }) };
  if (made) return <MadeLinkSheet kind={kind} made={made} onClose={onClose} />;
  return (
    <FormPanel title={say(addLink)} form={form} onClose={onClose} sayValue={() => null}>
      <Questions
        form={form}
        fields={form.values.face === 'gate' ? { face, name, pin, days } : { face, driverId, days }}
        isNew
        own={{ face: <RecordField form={asFace} name="face" of={face} /> }}
        choices={{
          driverId: options.drivers.map(({ id, name: label }) => ({ value: id, label })),
        }}
      />
    </FormPanel>
  );
};

const optionsOf = (kind: KindId): Source<LinkOptions> => ({
  read: (api, signal) => api.call('readLinkOptions', { params: { kind }, signal }),
  topics: ['driver'],
});

export const MakeLinkPanel = (props: PanelProps) => {
  const say = useSay();
  return (
    <OpenRecord title={say(addLink)} define={optionsOf} about={props.kind} onClose={props.onClose}>
      {(options) => <LinkForm {...props} options={options} />}
    </OpenRecord>
  );
};
