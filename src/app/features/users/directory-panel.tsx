import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DirectoryPlan } from '#contract/directory';
import {
  directoryDone,
  directoryTitle,
  leftOutOfDirectory,
  nothingToSave,
  otherReading,
  saveDirectory,
  withoutNumber,
} from '#words/directory';
import { refusals } from '#words/refusals';
import { usePanelFocus } from '../../admin-kit/form/form-panel';
import formClasses from '../../admin-kit/form/form.module.css';
import { ImportPreview, ImportProblems } from '../../admin-kit/import/import-outcome';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Sheet } from '../../ui/sheet';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { judgeDirectory } from './judge-import';
import { directoryPlanOf } from './user-remotes';

type PlanProps = { plan: DirectoryPlan; onSaved: (plan: DirectoryPlan) => void };

const Plan = ({ plan, onSaved }: PlanProps) => {
  const say = useSay();
  const { api } = useServices();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { busy, trouble, attempt } = useAttempt(({ code }) =>
    code === 'changed_meanwhile' ? otherReading : refusals[code],
  );
  const judged = judgeDirectory(plan, say);
  const count = plan.added + plan.changed;
  const save = () =>
    attempt(async () => {
      const body = { reading: plan.reading };
      onSaved(await api.call('saveDirectory', { body, idempotencyKey }));
    });

  return (
    <>
      <div role="status" className="stack gap-2">
        {plan.saved && <p className="note">{say(directoryDone, { count })}</p>}
        {!plan.saved && count === 0 && <p className="note">{say(nothingToSave)}</p>}
        {judged.summary?.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {plan.withoutNumber > 0 && (
          <p className="soft">{say(withoutNumber, { count: plan.withoutNumber })}</p>
        )}
        {judged.wrong > 0 && (
          <p className="note calls">{say(leftOutOfDirectory, { count: judged.wrong })}</p>
        )}
      </div>
      <ImportProblems judged={judged} />
      <Trouble says={trouble} />
      {!plan.saved && count > 0 && (
        <Button loading={busy} onClick={() => void save()}>
          {say(saveDirectory, { count })}
        </Button>
      )}
      <ImportPreview judged={judged} />
    </>
  );
};

type DirectoryPanelProps = { reading: string; onClose: () => void; onSaved: () => void };

/** What the directory would change, before it does. */
export const DirectoryPanel = ({ reading, onClose, onSaved }: DirectoryPanelProps) => {
  const say = useSay();
  const panel = usePanelFocus();
  const plan = useRemote(directoryPlanOf, reading);
  return (
    <Sheet title={say(directoryTitle)} onClose={onClose} roomy>
      <div ref={panel} tabIndex={-1} className={formClasses['panel']}>
        <Shown of={plan} skeleton={<div className="skeleton" aria-busy />}>
          {(known) => (
            <Plan
              plan={known}
              onSaved={(saved) => {
                plan.show(saved);
                onSaved();
              }}
            />
          )}
        </Shown>
      </div>
    </Sheet>
  );
};
