import { useId, type ReactNode } from 'react';
import { WholeParts } from '../ui/whole-words';
import { FieldLabel } from './field-label';
import type { Field } from './field';
import { useChoiceProblem } from './use-choice-problem';
import classes from './fields.module.css';

type FrameProps = {
  field: Pick<Field<unknown>, 'name' | 'problem'>;
  label: string;
  optional?: boolean;
  /** `group`: several controls under one label. */
  as?: 'single' | 'group';
  hidesLabel?: boolean;
  children: (ids: { control: string; label: string; problem: string | undefined }) => ReactNode;
};

/** Where the first problem is looked for. */
export const fieldMark = ({ name, problem }: Pick<Field<unknown>, 'name' | 'problem'>) => ({
  'data-field': name,
  'data-problem': problem === undefined ? undefined : '',
});

export const FieldFrame = ({
  field,
  label,
  optional,
  as = 'single',
  hidesLabel,
  children,
}: FrameProps) => {
  const chooseOr = useChoiceProblem();
  const problem = as === 'group' ? chooseOr(field.problem) : field.problem;
  const id = useId();
  const ids = {
    control: `${id}-control`,
    label: `${id}-label`,
    problem: field.problem === undefined ? undefined : `${id}-problem`,
  };
  const words = <FieldLabel label={label} optional={optional} />;
  return (
    <div className="stack gap-0" {...fieldMark(field)}>
      {as === 'group' ? (
        <span id={ids.label} className={hidesLabel ? 'hidden' : classes['label']}>
          {words}
        </span>
      ) : (
        <label id={ids.label} htmlFor={ids.control} className={classes['label']}>
          {words}
        </label>
      )}
      {children(ids)}
      {problem !== undefined && (
        <p id={ids.problem} className={classes['problem']}>
          <WholeParts of={problem} />
        </p>
      )}
    </div>
  );
};
