import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './dialog.module.css';
import Mantine from '../theme/mantine';
import { useBackCloses } from './use-back-closes';
import { useOverlay } from './use-overlay';
import { useWide } from './use-wide';

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
  const overlay = useOverlay(classes);
  const wide = useWide();
  useFocusReturn();
  const dismissable = onClose !== undefined;
  const close = onClose ?? (() => {});
  useBackCloses(close, dismissable);
  return (
    <Mantine>
      <Modal
        {...overlay}
        onClose={close}
        title={title}
        size={size}
        centered={wide}
        withCloseButton={dismissable}
        closeOnEscape={dismissable}
        closeOnClickOutside={dismissable}
      >
        {children}
      </Modal>
    </Mantine>
  );
};
