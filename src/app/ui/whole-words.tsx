import { readAsOne } from '#domain/thai/read-as-one';

/** Breaks between the words of a name only: no Thai dictionary knows where the name of a place may break. */
export const WholeWords = ({ of }: { of: string }) =>
  of.split(' ').flatMap((word, at) => [
    at > 0 && ' ',
    <span key={`${at} ${word}`} className="whole">
      {word}
    </span>,
  ]);

/** A sentence whose numbers of bookings, plates, telephone numbers, times and amounts do not break. */
export const WholeParts = ({ of }: { of: string }) =>
  readAsOne(of).map(({ text, isOne }, at) =>
    isOne ? (
      <span key={at} className="nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
