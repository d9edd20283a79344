/** What was asked for stands before the eyes, wherever in the sheet it opens: as a `ref` of the form itself, once it is drawn. */
export const intoView = (form: HTMLElement | null): void =>
  form?.scrollIntoView?.({ block: 'start' });
