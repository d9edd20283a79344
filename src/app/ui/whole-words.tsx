/** Breaks between the words of a name only: no Thai dictionary knows where the name of a place may break. */
export const WholeWords = ({ of }: { of: string }) =>
  of.split(' ').flatMap((word, at) => [
    at > 0 && ' ',
    <span key={`${at} ${word}`} className="whole">
      {word}
    </span>,
  ]);
