import type { ComponentType } from 'react';
import Mantine from '../../theme/mantine';
import type { Stage } from '../use-stage';
import { FailedStage } from './failed-stage';
import { MaintenanceStage } from './maintenance-stage';
import { NotAllowedStage } from './not-allowed-stage';
import { NotReachedStage } from './not-reached-stage';
import { OfflineStage } from './offline-stage';
import { RejectedDialog } from './rejected-dialog';
import { SignedOutStage } from './signed-out-stage';
import { UnknownEmployeeStage } from './unknown-employee-stage';

export type Exceptional = Exclude<Stage, 'waiting' | 'admin' | 'employee'>;

const stages: Record<Exceptional, ComponentType> = {
  rejected: RejectedDialog,
  offline: OfflineStage,
  failed: FailedStage,
  'signed-out': SignedOutStage,
  'unknown-employee': UnknownEmployeeStage,
  'not-allowed': NotAllowedStage,
  'not-reached': NotReachedStage,
  closed: MaintenanceStage,
};

/** Loaded when something is not as usual; the service worker keeps it for when there is no network. */
const ExceptionalStage = ({ stage }: { stage: Exceptional }) => {
  const Shown = stages[stage];
  return (
    <Mantine>
      <Shown />
    </Mantine>
  );
};

export default ExceptionalStage;
