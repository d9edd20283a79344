import type { ProviderDetail } from '#contract/providers';
import type { KindId } from '#domain/booking/kind-id';

export type ProviderPartProps = {
  kind: KindId;
  provider: ProviderDetail;
  /** What the provider is now. */
  onChanged: (provider: ProviderDetail) => void;
};
