import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { Overlay } from './overlay';
import { WholeParts } from './whole-words';

type DialogProps = {
  title: string;
  /** Without it the dialog stays until its own button is pressed. */
  onClose?: () => void;
  role?: 'alertdialog';
  size?: string;
  children: ReactNode;
};

/** In the middle of wide screens, from the bottom edge of phones, where the thumb is. */
export const Dialog = ({ title, onClose, role, size = '32rem', children }: DialogProps) => (
  <Overlay
    modal
    title={<WholeParts of={title} />}
    onClose={onClose}
    role={role}
    classes={classes}
    size={size}
  >
    {children}
  </Overlay>
);
