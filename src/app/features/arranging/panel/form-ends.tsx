import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { cancel } from '#words/actions';
import { useSay } from '../../../ui/use-say';

/** How a form of the panel ends: with what it does, or with nothing done. */
export const FormEnds = ({ onCancel, children }: { onCancel: () => void; children: ReactNode }) => {
  const say = useSay();
  return (
    <Group gap="xs" grow>
      <Button variant="default" onClick={onCancel}>
        {say(cancel)}
      </Button>
      {children}
    </Group>
  );
};
