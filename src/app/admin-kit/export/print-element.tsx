import { useEffect, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import './print-sheet.css';

const Printed = ({ children, onDone }: { children: ReactElement; onDone: () => void }) => {
  useEffect(() => {
    addEventListener('afterprint', onDone);
    print();
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  return children;
};

/** Puts papers beside the app, which is hidden while they are printed, and takes them away afterwards. */
export const printElement = (papers: ReactElement): void => {
  const sheet = document.createElement('section');
  sheet.className = 'print-sheet';
  document.body.append(sheet);
  const root = createRoot(sheet);
  const clear = () => {
    root.unmount();
    sheet.remove();
  };
  root.render(<Printed onDone={clear}>{papers}</Printed>);
};
