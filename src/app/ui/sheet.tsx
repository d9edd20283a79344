import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import Mantine from '../theme/mantine';
import classes from './sheet.module.css';
import { useBackCloses } from './use-back-closes';
import { useKeyboardWayIn } from './use-keyboard-way-in';
import { useOverlay } from './use-overlay';
import { useWide } from './use-wide';

type SheetProps = {
  title: string;
  onClose: () => void;
  /** For long forms: wider beside the page, and the whole height of a phone. */
  roomy?: boolean;
  children: ReactNode;
};

/** From the bottom edge of phones, where the thumb is; beside the page on wide screens, which stays usable. */
export const Sheet = ({ title, onClose, roomy, children }: SheetProps) => {
  const overlay = useOverlay(classes);
  const wide = useWide();
  const enter = useKeyboardWayIn();
  useBackCloses(onClose);
  return (
    <Mantine>
      <Drawer
        {...overlay}
        onClose={onClose}
        position={wide ? 'right' : 'bottom'}
        title={
          <span key={title} ref={enter}>
            {title}
          </span>
        }
        size={wide ? (roomy ? '34rem' : '27rem') : '100%'}
        withOverlay={!wide}
        lockScroll={!wide}
        trapFocus={!wide}
        attributes={{
          content: { 'data-wide': wide || undefined, 'data-roomy': roomy || undefined },
        }}
      >
        {children}
      </Drawer>
    </Mantine>
  );
};
