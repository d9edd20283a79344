import { createFileRoute, Outlet } from '@tanstack/react-router';
import { allProblems } from '#words/admin-problems';
import { SavedNote } from '../admin-kit/form/saved-note';
import { requireAdmin } from '../shell/guards';
import Mantine from '../theme/mantine';
import { ProblemWords } from '../ui/use-field-problem';

const AdminLayout = () => (
  <Mantine>
    <ProblemWords value={allProblems}>
      <SavedNote>
        <Outlet />
      </SavedNote>
    </ProblemWords>
  </Mantine>
);

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  component: AdminLayout,
});
