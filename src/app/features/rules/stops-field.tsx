import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { KindRulesView, RouteChange } from '#contract/rules';
import { latinDigits } from '#domain/thai/latin-digits';
import { choose } from '#words/admin-kit';
import { addStop, noStops, stopLabel, stopMinutes, stopsFixed } from '#words/rules';
import type { Field } from '../../form/field';
import { FieldFrame, fieldMark } from '../../form/field-frame';
import { ReorderList } from '../../form/reorder-list';
import { useChoiceProblem } from '../../form/use-choice-problem';
import { useSay } from '../../ui/use-say';
import classes from './rules.module.css';

type Stop = RouteChange['out'][number];

type StopsFieldProps = {
  field: Field<Stop[]>;
  label: string;
  places: KindRulesView['places'];
  /** Somebody booked between them: only the minutes may change. */
  isFixed: boolean;
};

const MINUTES_BETWEEN = 10;

const minutesIn = (typed: string): number =>
  Number(latinDigits(typed).replaceAll(/\D/g, '').slice(0, 4));

/** Where it stops, in order, and how many minutes after it left. */
export const StopsField = ({ field, label, places, isFixed }: StopsFieldProps) => {
  const say = useSay();
  const chooseOr = useChoiceProblem();
  const { value: stops, set, problemAt } = field;
  const change = (at: number, changed: Partial<Stop>) =>
    set(stops.map((stop, index) => (index === at ? { ...stop, ...changed } : stop)));
  // The minutes belong to the place in the line; whatever comes first leaves at once.
  const inOrder = (next: Stop[]) =>
    set(
      next.map((stop, index) => ({
        ...stop,
        ...(next.length === stops.length && { minutesFromStart: stops[index]!.minutesFromStart }),
        ...(index === 0 && { minutesFromStart: 0 }),
      })),
    );
  // What is wrong with one stop is said there, and not again below them all.
  const isSaid = stops.some((_, index) => problemAt(String(index)));

  const row = (stop: Stop, index: number) => (
    <div
      className={classes['stop']}
      {...fieldMark({ name: `${field.name}.${index}`, problem: problemAt(String(index)) })}
    >
      {isFixed ? (
        <span>{places.find(({ id }) => id === stop.placeId)?.name}</span>
      ) : (
        <NativeSelect
          aria-label={say(stopLabel, { number: index + 1 })}
          value={stop.placeId}
          data={[
            { value: '', label: say(choose) },
            ...places.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={chooseOr(problemAt(`${index}.placeId`))}
          onChange={({ currentTarget: { value } }) => change(index, { placeId: value })}
        />
      )}
      <TextInput
        aria-label={say(stopMinutes, { number: index + 1 })}
        inputMode="numeric"
        leftSection="+"
        disabled={index === 0}
        value={String(stop.minutesFromStart)}
        error={problemAt(`${index}.minutesFromStart`)}
        onChange={({ currentTarget: { value } }) =>
          change(index, { minutesFromStart: minutesIn(value) })
        }
      />
    </div>
  );

  return (
    <FieldFrame
      field={{ name: field.name, problem: isSaid ? undefined : field.problem }}
      label={label}
      as="group"
    >
      {() => (
        <div className="grid gap-2">
          {isFixed && <p className="soft">{say(stopsFixed)}</p>}
          {stops.length === 0 && <p className="soft">{say(noStops)}</p>}
          {isFixed ? (
            <ol className="grid gap-2">
              {stops.map((stop, index) => (
                <li key={stop.placeId}>{row(stop, index)}</li>
              ))}
            </ol>
          ) : (
            <ReorderList
              items={stops}
              onChange={inOrder}
              nameOf={(index) => say(stopLabel, { number: index + 1 })}
            >
              {row}
            </ReorderList>
          )}
          {!isFixed && (
            <Button
              variant="default"
              onClick={() =>
                set([
                  ...stops,
                  {
                    placeId: '',
                    minutesFromStart:
                      stops.length === 0 ? 0 : stops.at(-1)!.minutesFromStart + MINUTES_BETWEEN,
                  },
                ])
              }
            >
              {say(addStop)}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
};
