/** A sentence that is found whole, though parts of it that no line may break stand in elements of their own. */
export const wholeSentence =
  (words: RegExp | string) =>
  (_: string, element: Element | null): boolean => {
    const text = element?.tagName === 'P' ? (element.textContent ?? '') : '';
    return typeof words === 'string' ? text === words : words.test(text);
  };
