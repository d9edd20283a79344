import { useMemo, useState } from 'react';
import type { BrokenTrips } from '#contract/car-parts';
import type { Source } from '../../remote/remote';
import { useSay } from '../../ui/use-say';
import { FormPanel } from '../form/form-panel';
import { OpenRecord } from '../form/open-record';
import { useAdminForm } from '../form/use-admin-form';
import { brokenFirst } from './broken-first';
import { ReleasedTrips } from './broken-trips';
import { RecordFields } from './record-fields';
import type { RecordSetting, RecordTypes } from './record-setting';
import { sayRecord } from './say-record';
import { useTakeOut } from './use-take-out';

type PanelProps<Detail> = {
  onClose: () => void;
  /** As it is now; of a new one the id is in it. */
  onSaved: (record: Detail) => void;
  onChanged: () => void;
};

type FormProps<T extends RecordTypes> = Omit<PanelProps<T['detail']>, 'onChanged'> & {
  setting: RecordSetting<T>;
  record: T['detail'] | null;
  options: T['options'];
  onChanged: (record: T['detail']) => void;
  onReplaced: (record: T['detail']) => void;
  /** Trips that the last saving released, and what to do when one releases some. */
  released: BrokenTrips;
  onReleased: (record: T['detail'], trips: BrokenTrips) => void;
};

/** All that is known of a record. What happens to it over time stands below, and is saved by itself. */
const RecordForm = <T extends RecordTypes>({
  setting,
  record,
  options,
  onClose,
  onSaved,
  onChanged,
  onReplaced,
  released,
  onReleased,
}: FormProps<T>) => {
  const say = useSay();
  const { fields, values, breaks } = setting;
  const id = record?.id ?? '';
  const takeOut = useTakeOut(async (query) => breaks?.list(id, query) ?? []);
  const form = useAdminForm({
    name: `${setting.name}/${record?.id ?? 'new'}`,
    schema: setting.schema,
    read: { values: values(record), version: record?.version ?? null },
    readAgain: async () => {
      const now = await setting.read(id);
      return { values: values(now), version: now.version };
    },
    save: (body, sent) => {
      // The history tells of changes only.
      if (record && !form.isDirty) return setting.read(id);
      return record || !setting.create
        ? setting.change(id, { ...body, releases: takeOut.releases() }, sent)
        : setting.create(body, { idempotencyKey: sent.idempotencyKey });
    },
    onSaved: (saved) => {
      const trips = takeOut.confirmedTrips();
      if (trips.length > 0) onReleased(saved, trips);
      else onSaved(saved);
    },
    onRefused: (error, written) =>
      breaks !== undefined &&
      takeOut.ask(error, {
        from: new Date().toISOString(),
        until: null,
        ...breaks.serving(written),
      }),
  });
  const choices = setting.choices(options, form.values, record);

  return (
    <FormPanel
      title={record ? setting.title(record, say) : say(setting.newTitle ?? setting.anyTitle)}
      form={form}
      onClose={onClose}
      audit={record?.audit}
      sayValue={sayRecord(fields, setting.choices(options, null, record), say)}
      instead={breaks && brokenFirst(form, takeOut, breaks.words)}
      first={record && setting.first?.({ record, onChanged })}
      below={
        record && setting.parts?.({ record, onChanged, onReplaced, onClose, isDirty: form.isDirty })
      }
    >
      {record && setting.above?.(record)}
      {breaks && released.length > 0 && <ReleasedTrips trips={released} text={breaks.released} />}
      <RecordFields
        form={form}
        fields={fields}
        sections={setting.sections}
        isNew={record === null}
        choices={choices}
        own={setting.own?.(form, { record, choices }) ?? {}}
      />
    </FormPanel>
  );
};

type Opened<T extends RecordTypes> = { record: T['detail'] | null; options: T['options'] };

/** A record, and what can be chosen for it. */
const openedOf =
  <T extends RecordTypes>(setting: RecordSetting<T>) =>
  (id: string): Source<Opened<T>> => ({
    read: async (_, signal) => {
      const [options, record] = await Promise.all([
        setting.readOptions(signal),
        id === 'new' ? null : setting.read(id, signal),
      ]);
      return { options, record };
    },
    topics: setting.topics,
  });

const Loaded = <T extends RecordTypes>({
  opened,
  show,
  onChanged,
  ...props
}: PanelProps<T['detail']> & {
  setting: RecordSetting<T>;
  opened: Opened<T>;
  show: (next: Opened<T>) => void;
}) => {
  const { record, options } = opened;
  const { setting, onClose, onSaved } = props;
  const [released, setReleased] = useState<BrokenTrips>([]);
  const [saves, setSaves] = useState(0);
  const changed = (next: T['detail']) => {
    show({ record: next, options });
    onChanged();
  };
  const facts =
    record &&
    setting.facts?.({
      record,
      choices: setting.choices(options, null, record),
      onClose,
      onChanged: changed,
    });
  if (facts) return facts;
  return (
    <RecordForm
      {...props}
      // A form of what was saved, begun from it.
      key={[saves, ...released.map(({ id }) => id)].join(' ')}
      record={record}
      options={options}
      released={released}
      onSaved={(next) => {
        // The panel of what was new gives way to its own: a step pressed here in between would be lost.
        if (record && setting.staysOpen) {
          show({ record: next, options });
          setSaves(saves + 1);
        }
        onSaved(next);
      }}
      onReleased={(next, trips) => {
        setReleased(trips);
        changed(next);
      }}
      onChanged={changed}
      onReplaced={(next) => {
        changed(next);
        setSaves(saves + 1);
      }}
    />
  );
};

export const RecordPanel = <T extends RecordTypes>({
  id,
  ...props
}: PanelProps<T['detail']> & {
  /** `new` for one that does not exist yet. */
  id: string;
  setting: RecordSetting<T>;
}) => {
  const say = useSay();
  const { setting } = props;
  const define = useMemo(() => openedOf(setting), [setting]);
  return (
    <OpenRecord
      title={say((id === 'new' && setting.newTitle) || setting.anyTitle)}
      define={define}
      about={id}
      onClose={props.onClose}
    >
      {(opened, show) => <Loaded {...props} opened={opened} show={show} />}
    </OpenRecord>
  );
};
