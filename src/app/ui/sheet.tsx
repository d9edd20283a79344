import type { ReactNode } from 'react';
import { Overlay } from './overlay';
import classes from './sheet.module.css';
import { useKeyboardWayIn } from './use-keyboard-way-in';
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
  const wide = useWide();
  const enter = useKeyboardWayIn();
  return (
    <Overlay
      modal={!wide}
      title={
        <span key={title} ref={enter}>
          {title}
        </span>
      }
      onClose={onClose}
      classes={classes}
      marks={{ 'data-wide': wide || undefined, 'data-roomy': roomy || undefined }}
    >
      {children}
    </Overlay>
  );
};
