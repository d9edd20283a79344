import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Shift } from '#domain/arranging/working-time';
import { weekdays } from '#words/booking-time';
import { nextMorning, shiftEnds, shiftNote, shiftSection, shiftStarts } from '#words/drivers';
import type { Field } from '../../form/field';
import { FieldFrame } from '../../form/field-frame';
import { clockOf, parseTypedTime } from '../../form/typed-time';
import { useSay } from '../../ui/use-say';
import classes from './drivers.module.css';

type ClockProps = {
  label: string;
  value: string;
  problem: string | undefined;
  onSet: (value: string) => void;
};

/** What is no time stays as it was typed, and its schema says so. */
const Clock = ({ label, value, problem, onSet }: ClockProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      error={problem !== undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const minute = parseTypedTime(currentTarget.value);
        onSet(minute === null ? currentTarget.value : clockOf(minute));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

/** From when to when on which days; an end before the start is the next morning. */
export const ShiftsField = ({ field }: { field: Field<Shift[]> }) => {
  const say = useSay();
  const { value: shifts, set } = field;
  const replace = (weekday: number, changed: Shift | null) =>
    set(
      [
        ...shifts.filter((shift) => shift.weekday !== weekday),
        ...(changed ? [changed] : []),
      ].toSorted((a, b) => a.weekday - b.weekday),
    );
  /** Most days are like the one before. */
  const usual = (weekday: number): Shift => ({
    starts: '08:00',
    ends: '17:00',
    ...shifts.findLast((shift) => shift.weekday < weekday),
    weekday,
  });
  return (
    <FieldFrame field={field} label={say(shiftSection)} as="group" hidesLabel>
      {() => (
        <>
          <p className="soft small">{say(shiftNote)}</p>
          <div className="stack gap-1">
            {weekdays.map((name, index) => {
              const weekday = index + 1;
              const at = shifts.findIndex((shift) => shift.weekday === weekday);
              const shift = shifts[at];
              const day = say(name);
              return (
                <div key={weekday} className={classes['day']}>
                  <label className="check gap-2">
                    <input
                      type="checkbox"
                      checked={shift !== undefined}
                      onChange={({ currentTarget: { checked } }) =>
                        replace(weekday, checked ? usual(weekday) : null)
                      }
                    />
                    {day}
                  </label>
                  {shift && (
                    <>
                      <Clock
                        label={`${day} ${say(shiftStarts)}`}
                        value={shift.starts}
                        problem={field.problemAt(`${at}.starts`)}
                        onSet={(starts) => replace(weekday, { ...shift, starts })}
                      />
                      <span aria-hidden>–</span>
                      <Clock
                        label={`${day} ${say(shiftEnds)}`}
                        value={shift.ends}
                        problem={field.problemAt(`${at}.ends`)}
                        onSet={(ends) => replace(weekday, { ...shift, ends })}
                      />
                      <small>{shift.ends < shift.starts && say(nextMorning)}</small>
                    </>
                  )}
                </div>
              );
            })}
          </div>
        </>
      )}
    </FieldFrame>
  );
};
