import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { close } from '#words/actions';
import Mantine from '../theme/mantine';
import { CloseIcon } from './icons';
import classes from './sheet.module.css';
import { useSay } from './use-say';
import { useWide } from './use-wide';

/** The layer of the app's own sheets, from section 9 of the specification. */
const SHEET_LAYER = 900;

type SheetProps = {
  title: ReactNode;
  onClose: () => void;
  /** For long forms: wider beside the page, and the whole height of a phone. */
  roomy?: boolean;
  children: ReactNode;
};

/** From the bottom edge of phones, where the thumb is; beside the page on wide screens, which stays usable. */
export const Sheet = ({ title, onClose, roomy, children }: SheetProps) => {
  const say = useSay();
  const wide = useWide();
  return (
    <Mantine>
      <Drawer
        opened
        onClose={onClose}
        position={wide ? 'right' : 'bottom'}
        title={title}
        size={wide ? (roomy ? '34rem' : '27rem') : '100%'}
        zIndex={SHEET_LAYER}
        withOverlay={!wide}
        lockScroll={!wide}
        trapFocus={!wide}
        closeButtonProps={{ 'aria-label': say(close), icon: <CloseIcon /> }}
        transitionProps={{ duration: 0 }}
        overlayProps={{ className: classes['veil'] ?? '' }}
        attributes={{
          content: { 'data-wide': wide || undefined, 'data-roomy': roomy || undefined },
        }}
        classNames={{
          inner: classes['inner'] ?? '',
          content: classes['content'] ?? '',
          header: classes['header'] ?? '',
          title: classes['title'] ?? '',
          close: classes['close'] ?? '',
          body: classes['body'] ?? '',
        }}
      >
        {children}
      </Drawer>
    </Mantine>
  );
};
