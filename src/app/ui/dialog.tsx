import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { close } from '#words/actions';
import classes from './dialog.module.css';
import Mantine from '../theme/mantine';
import { CloseIcon } from './icons';
import { useSay } from './use-say';
import { useWide } from './use-wide';

/** The layer of the app's own overlays, and the modals' greatest height, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

type DialogProps = {
  title: string;
  /** Without it the dialog stays until its own button is pressed. */
  onClose?: () => void;
  size?: string;
  children: ReactNode;
};

/** It is mounted open, so that Mantine's own return of the focus never sees it open. */
const useFocusReturn = () => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
};

/** In the middle of wide screens, from the bottom edge of phones, where the thumb is. */
export const Dialog = ({ title, onClose, size = '32rem', children }: DialogProps) => {
  const say = useSay();
  const wide = useWide();
  useFocusReturn();
  const dismissable = onClose !== undefined;
  return (
    <Mantine>
      <Modal
        opened
        onClose={onClose ?? (() => {})}
        title={title}
        size={size}
        zIndex={OVERLAY_LAYER}
        centered={wide}
        withCloseButton={dismissable}
        closeOnEscape={dismissable}
        closeOnClickOutside={dismissable}
        closeButtonProps={{ 'aria-label': say(close), icon: <CloseIcon /> }}
        transitionProps={{ duration: 0 }}
        overlayProps={{ className: classes['veil'] ?? '' }}
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
      </Modal>
    </Mantine>
  );
};
