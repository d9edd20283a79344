import { useRef, useState, type ReactNode } from 'react';
import { choose } from '#words/booking-form';
import { LateDialog } from '../ui/late-dialog';
import { useSay } from '../ui/use-say';
import { WholeWords } from '../ui/whole-words';
import type { Field } from './field';
import { FieldFrame } from './field-frame';
import { FieldLabel } from './field-label';
import classes from './fields.module.css';
import { ChevronDownIcon } from '../ui/form-icons';

type SheetFieldProps = {
  field: Pick<Field<unknown>, 'name' | 'problem'>;
  label: string;
  shown: string | null;
  optional?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A question that is answered in a sheet from the bottom edge; one line of two with its answer. */
export const SheetField = ({ field, label, shown, optional, children }: SheetFieldProps) => {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <FieldFrame field={field} label={label} optional={optional ?? false} as="group" hidesLabel>
      {(ids) => (
        <>
          <button
            ref={button}
            type="button"
            id={ids.control}
            aria-haspopup="dialog"
            aria-labelledby={`${ids.label} ${ids.control}`}
            aria-describedby={ids.problem}
            className={classes['picker']}
            data-empty={shown === null ? '' : undefined}
            onClick={() => setOpen(true)}
          >
            <span className="stack gap-0">
              <small aria-hidden className="soft">
                <FieldLabel label={label} optional={optional} />
              </small>
              <span>
                <WholeWords of={shown ?? say(choose)} />
              </span>
            </span>
            <ChevronDownIcon size={20} />
          </button>
          {open && (
            <LateDialog title={label} onClose={close}>
              {children(close)}
            </LateDialog>
          )}
        </>
      )}
    </FieldFrame>
  );
};
