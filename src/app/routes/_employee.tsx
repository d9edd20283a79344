import { createFileRoute } from '@tanstack/react-router';
import { keepSuppliersOut } from '../shell/guards';

export const Route = createFileRoute('/_employee')({ beforeLoad: keepSuppliersOut });
