/** @jsxImportSource preact */

/** Breaks between words only: no Thai dictionary knows where the name of a place may break. */
export const Words = ({ text }: { text: string }) => (
  <>
    {text.split(' ').flatMap((word, at) => [
      at > 0 && ' ',
      <span key={`${at} ${word}`} class="word">
        {word}
      </span>,
    ])}
  </>
);
