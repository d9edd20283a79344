import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

import { atMinute, dayOf, minuteOfDay, type Day } from '#domain/dates/bangkok-time';
import { carUseIntro, find, plateHint, plateLabel, whenText } from '#words/report-car-use';
import { TypedMoment } from '../../form/typed-moment';
import { jumpToUnread } from '../../form/jump-to-problem';
import { useSay } from '../../ui/use-say';
import type { CarUseQuery } from './report-remotes';
import carClasses from './car-use.module.css';

type CarUseFormProps = {
  question: CarUseQuery | null;
  onAsk: (question: CarUseQuery) => void;
};

/** Plate and moment, as they stand on the fine. */
export const CarUseForm = ({ question, onAsk }: CarUseFormProps) => {
  const say = useSay();
  const [plate, setPlate] = useState(question?.plate ?? '');
  const [day, setDay] = useState<Day | null>(question ? dayOf(question.at) : null);
  const [minute, setMinute] = useState<number | null>(question ? minuteOfDay(question.at) : null);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (jumpToUnread(event.currentTarget)) return;
    const typed = plate.trim();
    const isWhole = typed !== '' && day !== null && minute !== null;
    setMissing(!isWhole);
    if (isWhole) onAsk({ plate: typed, at: atMinute(day, minute) });
  };

  return (
    <form className={carClasses['carForm']} onSubmit={submit} noValidate>
      <p className="soft small">{say(carUseIntro)}</p>
      <TextInput
        label={say(plateLabel)}
        placeholder={say(plateHint)}
        value={plate}
        maxLength={20}
        autoComplete="off"
        required
        onChange={({ currentTarget: { value } }) => setPlate(value)}
      />
      <TypedMoment day={day} minute={minute} onDay={setDay} onMinute={setMinute} />
      {isMissing && (
        <p role="alert" className="wrong">
          {say(whenText)}
        </p>
      )}
      <Button type="submit">{say(find)}</Button>
    </form>
  );
};
