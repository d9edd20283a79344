/** Breaks between the words of a name only: no Thai dictionary knows where the name of a place may break. */
export const WholeWords = ({ of }: { of: string }) =>
  of.split(' ').flatMap((word, at) => [
    at > 0 && ' ',
    <span key={`${at} ${word}`} className="whole">
      {word}
    </span>,
  ]);

/** A sentence whose numbers of bookings do not break at their hyphens. */
export const WholeRefs = ({ of }: { of: string }) =>
  of.split(/([A-Z]{2}-\d{4}-\d{4,})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="nowrap">
        {part}
      </span>
    ),
  );
