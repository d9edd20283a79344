/** Of every kind's icon that shows a whole car. */
export const wheels = (
  <>
    <circle cx="7" cy="17" r="2" />
    <circle cx="17" cy="17" r="2" />
  </>
);
