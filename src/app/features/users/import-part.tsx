import { Button } from '@mantine/core';
import { useState } from 'react';
import { importRowLimits, importTargets, type ImportTarget } from '#contract/imports';
import { importButton, importTargetHints, importTargetNames } from '#words/imports';
import { ImportPanel } from '../../admin-kit/import/import-panel';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { judgeImport, templateOf } from './judge-import';
import classes from './users.module.css';

/** One card for each file that can be imported. */
export const ImportPart = ({ onImported }: { onImported: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const [target, setTarget] = useState<ImportTarget | null>(null);
  return (
    <>
      {importTargets.map((each) => (
        <section key={each} className={classes['part']} aria-labelledby={`import-${each}`}>
          <h2 id={`import-${each}`}>{say(importTargetNames[each])}</h2>
          <p>{say(importTargetHints[each])}</p>
          <Button variant="default" onClick={() => setTarget(each)}>
            {say(importButton[each])}
          </Button>
        </section>
      ))}
      {target && (
        <ImportPanel
          key={target}
          columns={templateOf(target)}
          limits={importRowLimits}
          judge={judgeImport(
            target,
            (body) => api.call('importPeople', { params: { target }, body }),
            say,
          )}
          onClose={() => setTarget(null)}
          onImported={onImported}
        />
      )}
    </>
  );
};
