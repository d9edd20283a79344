import { formatTime } from '#domain/dates/format-bangkok';
import {
  changedByThem,
  conflictNoOverlap,
  conflictText,
  conflictTitle,
  empty,
  keepMine,
  somebody,
  takeTheirs,
} from '#words/admin-kit';
import { beforeTheEyes } from '../../ui/led-to';
import { useSay } from '../../ui/use-say';
import { isSame } from './merge';
import type { AdminForm } from './use-admin-form';

/** How a field is called and how its value is said; null where it has no name of its own to show. */
export type SayValue<V> = (
  name: keyof V & string,
  value: unknown,
) => { label: string; value: string } | null;

type ConflictCardProps<V extends object> = {
  form: Pick<AdminForm<V>, 'conflict' | 'values' | 'patch'>;
  sayValue: SayValue<V>;
};

/**
 * Who changed what meanwhile; where both did, somebody chooses. Theirs is in the form already where only they did. It stands
 * above the questions, and whoever saved is further down: unseen, a second saving would overwrite theirs.
 */
export const ConflictCard = <V extends object>({ form, sayValue }: ConflictCardProps<V>) => {
  const say = useSay();
  const { conflict, values, patch } = form;
  if (!conflict) return null;
  const { by, at, differences } = conflict;
  const words = (name: keyof V & string, value: unknown) => {
    const inWords = sayValue(name, value);
    return inWords && { ...inWords, value: inWords.value === '' ? say(empty) : inWords.value };
  };

  return (
    <section
      key={at}
      ref={beforeTheEyes}
      tabIndex={-1}
      className="card asks stack gap-2"
      role="alert"
    >
      <h3>{say(conflictTitle, { by: by ?? say(somebody), at: formatTime(at) })}</h3>
      <p>{say(differences.some(({ clashes }) => clashes) ? conflictText : conflictNoOverlap)}</p>
      <ul className="stack gap-2">
        {differences.map(({ name, before, mine, theirs, clashes }) => {
          const [was, own, other] = [before, mine, theirs].map((value) => words(name, value));
          if (!was || !own || !other) return null;
          if (!clashes) {
            return (
              <li key={name}>
                {say(changedByThem, { field: other.label, before: was.value, after: other.value })}
              </li>
            );
          }
          const choices = [
            { value: mine, text: say(keepMine, { value: own.value }) },
            { value: theirs, text: say(takeTheirs, { value: other.value }) },
          ];
          return (
            <li key={name}>
              <fieldset className="stack gap-2">
                <legend>{other.label}</legend>
                {choices.map((choice) => (
                  <label key={choice.text} className="check">
                    <input
                      type="radio"
                      name={`conflict-${name}`}
                      checked={isSame(values[name], choice.value)}
                      onChange={() => patch({ [name]: choice.value } as Partial<V>)}
                    />
                    {choice.text}
                  </label>
                ))}
              </fieldset>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
