import { createFileRoute } from '@tanstack/react-router';
import { toAdminEntry } from '../../shell/guards';

export const Route = createFileRoute('/admin/')({ beforeLoad: toAdminEntry });
