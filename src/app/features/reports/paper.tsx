import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import '../../admin-kit/export/print-sheet.css';
import paperClasses from './paper.module.css';

/** Charts measure their place before they draw. */
const DRAWN_MS = 600;

/** A page of its own beside the app, printed at once; it is laid out unseen, so that what it holds can be drawn first. */
export const Paper = ({ children, onDone }: { children: ReactNode; onDone: () => void }) => {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const timer = setTimeout(() => window.print(), DRAWN_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(
    <section className={`print-sheet ${paperClasses['paper'] ?? ''}`} aria-hidden>
      {children}
    </section>,
    document.body,
  );
};
