import { carDocumentBody } from '#contract/car-parts';
import type { CarDetail } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { carPapers, type CarPaper } from '#domain/fleet/car';
import { fileAdded } from '#words/admin-kit';
import { paperExpiresOn, paperFile, paperNames, paperNumber, paperType } from '#words/fleet';
import type { SayValue } from '../../admin-kit/form/conflict-card';
import { plainText } from '../../admin-kit/form/say-values';
import { ChoiceField, DateField } from '../../admin-kit/form/fields';
import { FileField } from '../../admin-kit/form/file-field';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { SmallForm } from '../../admin-kit/record/small-form';
import { useServices } from '../../app-services';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';

type Paper = CarDetail['documents'][number];

type PaperValues = {
  type: CarPaper | null;
  number: string | null;
  expiresOn: string | null;
  fileId: string | null;
};

const nothing: PaperValues = { type: null, number: null, expiresOn: null, fileId: null };
const valuesOf = ({ type, number, expiresOn, fileId }: Paper): PaperValues => ({
  type,
  number,
  expiresOn,
  fileId,
});

type PaperFormProps = {
  kind: KindId;
  car: CarDetail;
  /** Null for a new one. */
  paper: Paper | null;
  onCancel: () => void;
  onSaved: (car: CarDetail) => void;
};

export const PaperForm = ({ kind, car, paper, onCancel, onSaved }: PaperFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: car.id };
  const form = useAdminForm({
    name: `car-paper/${car.id}/${paper?.id ?? 'new'}`,
    schema: carDocumentBody,
    read: { values: paper ? valuesOf(paper) : nothing, version: paper?.version ?? null },
    readAgain: async () => {
      const now = await api.call('readCar', { params });
      const again = now.documents.find(({ id }) => id === paper?.id) ?? paper;
      return { values: again ? valuesOf(again) : nothing, version: again?.version ?? null };
    },
    save: (body, sent) =>
      paper
        ? api.call('changeCarDocument', {
            params: { ...params, partId: paper.id },
            body,
            ...sent,
          })
        : api.call('addCarDocument', { params, body, idempotencyKey: sent.idempotencyKey }),
    onSaved,
  });
  const sayValue: SayValue<PaperValues> = (name, value) => {
    const label = {
      type: paperType,
      number: paperNumber,
      expiresOn: paperExpiresOn,
      fileId: paperFile,
    }[name];
    if (value === null) return { label: say(label), value: '' };
    if (name === 'type') return { label: say(label), value: say(paperNames[value as CarPaper]) };
    if (name === 'fileId') return { label: say(label), value: say(fileAdded) };
    return {
      label: say(label),
      value: name === 'expiresOn' ? formatDate(plainText(value)) : plainText(value),
    };
  };

  return (
    <SmallForm form={form} sayValue={sayValue} onCancel={onCancel}>
      <ChoiceField
        field={form.field('type')}
        label={say(paperType)}
        options={carPapers.map((value) => ({ value, label: say(paperNames[value]) }))}
      />
      <DateField field={form.field('expiresOn')} label={say(paperExpiresOn)} />
      <TextField field={form.field('number')} label={say(paperNumber)} optional />
      <FileField field={form.field('fileId')} label={say(paperFile)} as="paper" optional />
    </SmallForm>
  );
};
