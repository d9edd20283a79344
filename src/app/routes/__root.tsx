import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppServices } from '../app-services';
import { Frame } from '../shell/frame';
import { shellSearch } from '../ui/search';

export const Route = createRootRouteWithContext<AppServices>()({
  validateSearch: shellSearch,
  component: Frame,
});
