import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { buddhistYear, isWholeDate, parseTypedDate } from '#domain/thai/buddhist-year';
import { latinDigits } from '#domain/thai/latin-digits';
import {
  bothEras,
  calendarUnavailable,
  convertedYear,
  dayHint,
  notADay,
  notWhole,
  openCalendar,
} from '#words/days';
import { CalendarIcon } from '../ui/form-icons';
import fields from '../form/fields.module.css';
import { useLate } from '../ui/use-late';
import { useSay } from '../ui/use-say';
import type { CalendarProps } from './calendar';
import classes from './days.module.css';

export const isDay = (text: string | null | undefined): text is Day =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** So many figures are a whole day, and no longer the beginning of one. */
const ENOUGH = 8;

type Typed = {
  text: string;
  /** What stood there before it. */
  before: string | null;
  isLeft: boolean;
};

export type DayFieldProps = Pick<CalendarProps, 'first' | 'last'> &
  Pick<TextInputProps, 'size' | 'className' | 'leftSection' | 'leftSectionWidth' | 'required'> & {
    label: string;
    /** What stands above the field; without it, the label is only heard. */
    above?: ReactNode;
    /** A day, or what was typed and is none. */
    value: string | null;
    onChange: (value: string | null) => void;
    problem?: string | undefined;
    /** Beneath it stands what was understood, in both eras, and not only when a year was converted. */
    saysEras?: boolean;
    /** Where a calendar stands beside it already. */
    withoutCalendar?: boolean;
  };

/** A day, typed in either era or chosen in a calendar. What is typed stands until it is understood and left. */
export const DayField = ({
  label,
  above,
  value,
  onChange,
  problem,
  saysEras,
  withoutCalendar,
  first,
  last,
  ...looks
}: DayFieldProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [converted, setConverted] = useState<Day | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const calendar = useLate(() => import('./calendar-popover'), isOpen);

  const understood = typed && parseTypedDate(typed.text);
  // A day that came from elsewhere takes the place of what was typed.
  const isOther = isDay(value) && value !== typed?.before && value !== understood?.day;
  const standing = isOther ? null : typed;
  const day = isDay(value) ? value : null;
  const isUnread = standing !== null && standing.text.trim() !== '' && !understood;
  const isWrong =
    (isUnread &&
      (standing.isLeft || latinDigits(standing.text).replaceAll(/\D/g, '').length >= ENOUGH)) ||
    (standing === null && value !== null && day === null);
  const hint = saysEras
    ? day && say(bothEras, { date: formatDate(day), year: buddhistYear(Number(day.slice(0, 4))) })
    : converted !== null &&
      converted === value &&
      say(convertedYear, { date: formatDate(converted) });

  const type = (text: string) => {
    const read = parseTypedDate(text);
    setTyped({ text, before: value, isLeft: false });
    setConverted(read?.converted ? read.day : null);
    onChange(text.trim() === '' ? null : (read?.day ?? text));
  };
  /** What was understood is written out; what was not stays to be mended. */
  const leave = () => {
    const isKept = standing !== null && !understood && standing.text !== value;
    setTyped(isKept ? { ...standing, isLeft: true } : null);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };

  return (
    <TextInput
      {...looks}
      {...(above === undefined ? { 'aria-label': label } : { label: above })}
      classNames={{ label: fields['label'] ?? '', input: 'numbers' }}
      placeholder={above === undefined ? label : say(dayHint)}
      title={above === undefined ? say(dayHint) : undefined}
      inputMode="numeric"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={standing?.text ?? (day === null ? (value ?? '') : formatDate(day))}
      description={hint && <span role="status">{hint}</span>}
      error={
        isWrong
          ? say(isWholeDate(standing?.text ?? value ?? '') ? notADay : notWhole)
          : isOpen && calendar === 'unavailable'
            ? say(calendarUnavailable)
            : problem
      }
      onChange={({ currentTarget }) => type(currentTarget.value)}
      data-unread={isUnread || undefined}
      onBlur={leave}
      rightSectionPointerEvents="all"
      rightSectionWidth={withoutCalendar ? undefined : '3rem'}
      rightSection={
        !withoutCalendar && (
          <>
            <button
              ref={button}
              type="button"
              className={classes['button']}
              aria-label={say(openCalendar, { label })}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              // A press outside closes the calendar first; this one then does not open it again.
              onPointerDown={() => (wasOpen.current = isOpen)}
              onClick={() => setOpen(!wasOpen.current)}
            >
              <CalendarIcon size={22} />
            </button>
            {isOpen && typeof calendar === 'object' && (
              <calendar.CalendarPopover
                label={label}
                chosen={day === null ? [] : [day]}
                first={first}
                last={last}
                onChoose={(next) => {
                  setTyped(null);
                  setConverted(null);
                  onChange(next);
                }}
                onClose={close}
              />
            )}
          </>
        )
      }
    />
  );
};
