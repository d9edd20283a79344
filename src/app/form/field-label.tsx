import { optional as optionalWord } from '#words/booking-form';
import { useSay } from '../ui/use-say';

type FieldLabelProps = { label: string; optional?: boolean | undefined };

/** A question, and that it need not be answered. */
export const FieldLabel = ({ label, optional }: FieldLabelProps) => {
  const say = useSay();
  return (
    <>
      {label}
      {optional && <span className="soft small nowrap"> · {say(optionalWord)}</span>}
    </>
  );
};
