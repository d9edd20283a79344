import { latinDigits } from './latin-digits';

/** Mobile 0[689] and 8 digits, landline 0[2-7] and 7 digits; +66 stands for the 0. */
const NUMBER = /^(?:0|\+660?|00660?)((?:[689]\d{8})|(?:[2-7]\d{7}))$/;
const EXTENSION = /^(.*?)(?:#|(?:ต่อ|extension|ext\.?|x)\s*)\s*([\d\s-]+)$/i;
const LONGEST_EXTENSION = 6;

const withoutSeparators = (text: string) => text.replace(/[\s().\-–/\u200b\u00a0]/g, '');

/** The one way in which a number is stored: `0812345678`, `038123456#104`; null when it is none. */
export const parseThaiPhone = (text: string): string | null => {
  const typed = latinDigits(text).trim();
  const [, main = typed, typedExtension] = EXTENSION.exec(typed) ?? [];
  const number = NUMBER.exec(withoutSeparators(main))?.[1];
  const extension = withoutSeparators(typedExtension ?? '');
  if (number === undefined || extension.length > LONGEST_EXTENSION) return null;
  if (typedExtension !== undefined && extension === '') return null;
  return `0${number}${extension && `#${extension}`}`;
};

const parts = (stored: string): [number: string, extension: string | undefined] => {
  const [number = '', extension] = stored.split('#');
  return [number, extension];
};

const grouped = (number: string): string => {
  if (number.length === 10) return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
  return number.startsWith('02')
    ? number.replace(/^(\d{2})(\d{3})(\d{4})$/, '$1-$2-$3')
    : number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3');
};

/** For people's eyes: `081-234-5678`, `02-123-4567 #104`. */
export const formatThaiPhone = (stored: string): string => {
  const [number, extension] = parts(stored);
  return extension === undefined ? grouped(number) : `${grouped(number)} #${extension}`;
};

/** For `href`: works from abroad too, and dials the extension after a pause. */
export const telHref = (stored: string): string => {
  const [number, extension] = parts(stored);
  return `tel:${number.replace(/^0/, '+66')}${extension === undefined ? '' : `,${extension}`}`;
};
