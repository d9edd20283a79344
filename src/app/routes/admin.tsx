import { createFileRoute } from '@tanstack/react-router';
import { requireAdmin } from '../shell/guards';

export const Route = createFileRoute('/admin')({ beforeLoad: requireAdmin });
