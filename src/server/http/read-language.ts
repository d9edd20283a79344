import { isLanguage, type Language } from '#domain/language';

/** The first of our languages by the weights of `Accept-Language`. */
export const readLanguage = (header: string | undefined): Language | undefined => {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish, place) => {
      const [tag = '', ...params] = wish.trim().toLowerCase().split(';');
      const q = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: q === undefined ? 1 : Number(q), place };
    });
  return wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ language }) => language)
    .find(isLanguage);
};
