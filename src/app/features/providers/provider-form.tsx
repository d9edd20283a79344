import { providerBody, type ProviderDetail } from '#contract/providers';
import { type SiteId, siteIds } from '#domain/site-id';
import { formatTaxId } from '#domain/thai/tax-id';
import { keepsProviders, type KindId, kindIds, kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import {
  branchLabel,
  contactsCount,
  contactsSection,
  nameEnLabel,
  nameThLabel,
  newProviderTitle,
  servesLabel,
  sitesLabel,
  taxIdLabel,
  whoSection,
} from '#words/providers';
import { ManyField } from '../../admin-kit/form/fields';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { FieldPair, FormSection } from '../../admin-kit/form/form-section';
import { sayValues } from '../../admin-kit/form/say-values';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { TextField } from '../../form/text-field';
import { useLanguage, useSay } from '../../ui/use-say';
import { ContactsField, type ContactValues } from './contacts-field';
import { ProviderParts } from './provider-parts';

/** A provider while it is being written. */
type ProviderValues = {
  nameTh: string | null;
  nameEn: string | null;
  taxId: string | null;
  branch: string | null;
  kinds: KindId[];
  sites: SiteId[];
  contacts: ContactValues[];
};

const emptyProvider = (kind: KindId): ProviderValues => ({
  nameTh: null,
  nameEn: null,
  taxId: null,
  branch: '00000',
  kinds: [kind],
  sites: [kinds[kind].site],
  contacts: [],
});

const valuesOf = (provider: ProviderDetail): ProviderValues => ({
  nameTh: provider.nameTh,
  nameEn: provider.nameEn,
  taxId: formatTaxId(provider.taxId),
  branch: provider.branch,
  kinds: provider.kinds,
  sites: provider.sites,
  contacts: provider.contacts,
});

const labels = {
  nameTh: nameThLabel,
  nameEn: nameEnLabel,
  taxId: taxIdLabel,
  branch: branchLabel,
  kinds: servesLabel,
  sites: sitesLabel,
  contacts: contactsSection,
};

type ProviderFormProps = {
  kind: KindId;
  /** Null for a new one. */
  provider: ProviderDetail | null;
  onClose: () => void;
  onSaved: (provider: ProviderDetail) => void;
  onChanged: (provider: ProviderDetail) => void;
};

/** Who the provider is. Its terms and what is linked to it stand below, and are saved by themselves. */
export const ProviderForm = ({
  kind,
  provider,
  onClose,
  onSaved,
  onChanged,
}: ProviderFormProps) => {
  const say = useSay();
  const language = useLanguage();
  const { api } = useServices();
  const form = useAdminForm({
    name: `provider/${kind}/${provider?.id ?? 'new'}`,
    schema: providerBody,
    read: {
      values: provider ? valuesOf(provider) : emptyProvider(kind),
      version: provider?.version ?? null,
    },
    readAgain: async () => {
      const now = await api.call('readProvider', { params: { kind, id: provider?.id ?? '' } });
      return { values: valuesOf(now), version: now.version };
    },
    save: (body, sent) =>
      provider
        ? api.call('changeProvider', { params: { kind, id: provider.id }, body, ...sent })
        : api.call('createProvider', {
            params: { kind },
            body,
            idempotencyKey: sent.idempotencyKey,
          }),
    onSaved,
  });
  const { field } = form;
  const sayValue = sayValues<ProviderValues>(say, labels, {
    kinds: (all: KindId[]) => all.map((one) => say(kinds[one].name)).join(', '),
    sites: (all: SiteId[]) => all.map((one) => say(siteNames[one])).join(', '),
    contacts: (all: ContactValues[]) => say(contactsCount, { count: all.length }),
  });

  return (
    <FormPanel
      title={
        provider ? (language === 'th' ? provider.nameTh : provider.nameEn) : say(newProviderTitle)
      }
      form={form}
      onClose={onClose}
      audit={provider?.audit}
      sayValue={sayValue}
      below={provider && <ProviderParts kind={kind} provider={provider} onChanged={onChanged} />}
    >
      <FormSection title={say(whoSection)}>
        <TextField field={field('nameTh')} label={say(nameThLabel)} />
        <TextField field={field('nameEn')} label={say(nameEnLabel)} />
        <FieldPair>
          <TextField field={field('taxId')} label={say(taxIdLabel)} inputMode="numeric" />
          <TextField field={field('branch')} label={say(branchLabel)} inputMode="numeric" />
        </FieldPair>
        <ManyField
          field={field('kinds')}
          label={say(servesLabel)}
          options={kindIds
            .filter((one) => keepsProviders(one) || provider?.kinds.includes(one))
            .map((value) => ({ value, label: say(kinds[value].name) }))}
        />
        <ManyField
          field={field('sites')}
          label={say(sitesLabel)}
          options={siteIds.map((value) => ({ value, label: say(siteNames[value]) }))}
        />
      </FormSection>
      <FormSection title={say(contactsSection)}>
        <ContactsField field={field('contacts')} />
      </FormSection>
    </FormPanel>
  );
};
