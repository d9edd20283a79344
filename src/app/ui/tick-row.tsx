import type { ReactNode } from 'react';

type TickRowProps = {
  /** Without it the row is only read. */
  onTick: ((isTicked: boolean) => void) | undefined;
  isTicked: boolean;
  children: ReactNode;
};

/** One of many: a tap anywhere on its words ticks it. */
export const TickRow = ({ onTick, isTicked, children }: TickRowProps) => {
  const words = <span className="grid gap-0 grow numbers">{children}</span>;
  if (!onTick) return words;
  return (
    <label className="check">
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      {words}
    </label>
  );
};
