import { Suspense } from 'react';
import { useServices } from '../app-services';
import { afterFirstPaint } from '../session/after-first-paint';
import { extra } from '../ui/extra';
import { useStore } from '../ui/store';

// Page and menu stand before the number in them is known.
const ApprovalBadge = extra(() =>
  afterFirstPaint().then(() => import('../features/approvals/approval-badge')),
);

/** Of an approver: that somebody waits for them. */
export const ApprovalCount = ({ place }: { place: 'menu' | 'button' }) => {
  const { userData } = useServices();
  const { userInfo } = useStore(userData.value);
  if (!userInfo.isApprover || userInfo.fullname === null) return null;
  return (
    <Suspense>
      <ApprovalBadge place={place} />
    </Suspense>
  );
};
