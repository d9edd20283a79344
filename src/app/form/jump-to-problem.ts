const focusable = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled])';

/** The first question that needs another look, in the order of the page; the innermost one. */
const firstProblem = (form: HTMLElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>('[data-problem]')].find(
    (marked) => marked.querySelector('[data-problem]') === null,
  );

export const jumpToProblem = (form: HTMLElement | null): void => {
  const marked = form && firstProblem(form);
  if (!marked) return;
  // What is folded away opens for it.
  marked.closest('details')?.setAttribute('open', '');
  marked.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  marked.scrollIntoView({ block: 'center' });
};
