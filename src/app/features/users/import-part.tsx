import { Button } from '@mantine/core';
import { useState } from 'react';
import { importTargets, type ImportTarget } from '#contract/import-targets';
import { importRowLimits } from '#contract/imports';
import {
  importButton,
  importShort,
  importsTitle,
  importTargetHints,
  importTargetNames,
} from '#words/imports';
import { ImportPanel } from '../../admin-kit/import/import-panel';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { judgeImport, templateOf } from './judge-import';
import classes from './users.module.css';

export const ImportPart = ({ onImported }: { onImported: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const [target, setTarget] = useState<ImportTarget | null>(null);
  return (
    <section className={classes['part']} aria-labelledby="imports">
      <h2 id="imports">{say(importsTitle)}</h2>
      {importTargets.map((choice) => (
        <div key={choice} className={classes['site']}>
          <div>
            <strong>{say(importTargetNames[choice])}</strong>
            <small>{say(importTargetHints[choice])}</small>
          </div>
          <Button
            variant="default"
            aria-label={say(importButton[choice])}
            onClick={() => setTarget(choice)}
          >
            {say(importShort)}
          </Button>
        </div>
      ))}
      {target && (
        <ImportPanel
          key={target}
          title={say(importButton[target])}
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
    </section>
  );
};
