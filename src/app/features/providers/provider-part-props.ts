import type { ProviderDetail } from '#contract/providers';
import type { KindId } from '#kinds/registry';

export type ProviderPartProps = {
  kind: KindId;
  provider: ProviderDetail;
  /** What the provider is now. */
  onChanged: (provider: ProviderDetail) => void;
};
