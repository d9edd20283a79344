import { useFocusTrap } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { close as closeWord } from '#words/actions';
import Mantine from '../theme/mantine';
import shared from './overlay.module.css';
import { useBackCloses } from './use-back-closes';
import { CloseButton } from './close-button';
import { useSay } from './use-say';

type OverlayProps = {
  title: ReactNode;
  /** Without it the overlay stays until a button in it is pressed. */
  onClose: (() => void) | undefined;
  /** `alertdialog`: what nobody may go on without having read. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether the page under it is out of reach meanwhile. */
  modal: boolean;
  /** The looks of its own, beside those that all overlays share. */
  classes: Readonly<Record<string, string | undefined>>;
  size?: string;
  /** For its own looks. */
  marks?: Readonly<Record<`data-${string}`, true | undefined>>;
  children: ReactNode;
};

const useFocusReturn = (modal: boolean) => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (modal && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener, modal],
  );
};

/** The uppermost last: only that one is closed by Escape. */
const open: object[] = [];

const useEscapeCloses = (close: (() => void) | undefined) => {
  const onEscape = useEffectEvent(() => close?.());
  useEffect(() => {
    const me = {};
    open.push(me);
    const listen = ({ key, isComposing, target }: KeyboardEvent) => {
      // A list that is open in a field takes the key for itself.
      const isTaken =
        target instanceof Element && target.hasAttribute('data-mantine-stop-propagation');
      if (key === 'Escape' && !isComposing && !isTaken && open.at(-1) === me) onEscape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      open.splice(open.indexOf(me), 1);
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
};

/** What dialogs and sheets share: over the page, with a title, closed by its button, Escape, Back or a tap beside it. */
export const Overlay = ({
  title,
  onClose,
  role = 'dialog',
  modal,
  classes,
  size,
  marks,
  children,
}: OverlayProps) => {
  const say = useSay();
  const id = useId();
  const trap = useFocusTrap(modal);
  useFocusReturn(modal);
  useEscapeCloses(onClose);
  useBackCloses(onClose ?? (() => {}), onClose !== undefined);
  const looks = (part: string) => `${shared[part] ?? ''} ${classes[part] ?? ''}`.trim();
  return createPortal(
    <Mantine>
      {modal && <div className={shared['veil']} role="presentation" onClick={onClose} />}
      <div className={looks('inner')}>
        <section
          ref={trap}
          role={role}
          aria-modal={modal}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}body`}
          tabIndex={-1}
          className={looks('content')}
          style={{ width: size }}
          {...marks}
        >
          <div className={looks('header')}>
            <h2 id={`${id}title`} className={looks('title')}>
              {title}
            </h2>
            {onClose && <CloseButton label={say(closeWord)} onClick={onClose} size={24} />}
          </div>
          <div id={`${id}body`} className={looks('body')}>
            {children}
          </div>
        </section>
      </div>
    </Mantine>,
    document.body,
  );
};
