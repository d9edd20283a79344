import { HEAD_OFFICE, providerFields, providerSections } from '#contract/provider-fields';
import { providerBody, type ProviderBody, type ProviderDetail } from '#contract/providers';
import { formatTaxId } from '#domain/thai/tax-id';
import { keepsProviders, type KindId, kindIds, kinds } from '#kinds/registry';
import { addProvider, providerTitle } from '#words/providers';
import { RecordField } from '../../admin-kit/record/record-fields';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { ContactsField } from './contacts-field';
import { ProviderParts } from './provider-parts';

type ProviderTypes = {
  fields: typeof providerFields;
  values: ValuesOf<typeof providerFields>;
  body: ProviderBody;
  detail: ProviderDetail;
  options: null;
};

/** Only kinds that providers drive for, and those that it has already. */
const servedBy = (provider: ProviderDetail | null) => ({
  ...providerFields.kinds,
  names: Object.fromEntries(
    kindIds
      .filter((kind) => keepsProviders(kind) || provider?.kinds.includes(kind))
      .map((kind) => [kind, kinds[kind].name]),
  ),
});

export const providerSetting = (kind: KindId, api: ApiClient): RecordSetting<ProviderTypes> => ({
  name: `provider/${kind}`,
  fields: providerFields,
  sections: providerSections,
  schema: providerBody,
  title: ({ nameTh: th, nameEn: en }, say) => say({ th, en }),
  anyTitle: providerTitle,
  newTitle: addProvider,
  values: (provider) => ({
    ...valuesOf(providerFields, provider),
    ...(provider
      ? { taxId: formatTaxId(provider.taxId) }
      : // A new one serves where it was added.
        { branch: HEAD_OFFICE, kinds: [kind], sites: [kinds[kind].site] }),
  }),
  topics: ['provider', 'contract', 'rate_card'],
  readOptions: () => Promise.resolve(null),
  read: (id, signal) => api.call('readProvider', { params: { kind, id }, signal }),
  create: (body, sent) => api.call('createProvider', { params: { kind }, body, ...sent }),
  change: (id, body, sent) => api.call('changeProvider', { params: { kind, id }, body, ...sent }),
  choices: () => ({}),
  own: (form, { record }) => ({
    kinds: <RecordField form={form} name="kinds" of={servedBy(record)} />,
    contacts: <ContactsField field={form.field('contacts')} />,
  }),
  parts: ({ record, onChanged }) => (
    <ProviderParts kind={kind} provider={record} onChanged={onChanged} />
  ),
});
