const focusable = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled])';

/** The first question that needs another look, in the order of the page; the innermost one. */
const firstProblem = (form: HTMLElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>('[data-problem]')].find(
    (marked) => marked.querySelector('[data-problem]') === null,
  );

/** Where something is typed that nobody understands: sent as it is, an older value would go out in its place. */
export const jumpToUnread = (form: HTMLElement): boolean => {
  const unread = form.querySelector<HTMLElement>('[data-unread]');
  unread?.focus();
  return unread !== null;
};

export const jumpToProblem = (form: HTMLElement | null): void => {
  const marked = form && firstProblem(form);
  if (!marked) return;
  // What is folded away opens for it.
  marked.closest('details')?.setAttribute('open', '');
  marked.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  marked.scrollIntoView({ block: 'center' });
};
