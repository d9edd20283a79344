import { createTheme, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  '#edfaf9',
  '#d7f4f2',
  '#b5e8e6',
  '#8fd8d6',
  '#68c7c4',
  '#42b2af',
  '#289c99',
  '#1a8583',
  '#137270',
  '#076462',
];

/** Only for "needs you". */
const amber: MantineColorsTuple = [
  '#fff9ec',
  '#ffeecd',
  '#ffdfa2',
  '#ffcf75',
  '#ffbf49',
  '#f5af26',
  '#e09c00',
  '#c08500',
  '#9a6a00',
  '#795200',
];

const gray: MantineColorsTuple = [
  '#f7faf9',
  '#f0f3f3',
  '#e4e9e9',
  '#d5dcdc',
  '#bdc6c5',
  '#96a1a0',
  '#636f6d',
  '#475251',
  '#2e3837',
  '#192120',
];

const dark: MantineColorsTuple = [
  '#e2e7e7',
  '#bac3c3',
  '#929e9e',
  '#647271',
  '#384645',
  '#263333',
  '#192525',
  '#0f1919',
  '#091111',
  '#040b0b',
];

const fontFamily = "'IBM Plex Sans Thai', system-ui, sans-serif";

/** Buttons and inputs in a thumb's size; dense tables ask for a smaller size themselves. `part` is what Mantine measures. */
const thumbSize =
  (part: 'root' | 'wrapper', variable: string) => (_: unknown, props: { size?: unknown }) => ({
    [part]: props.size === 'lg' ? {} : { [variable]: 'var(--tap)' },
  });

type ButtonLook = { size?: unknown; variant?: string | undefined; color?: unknown };

/** The main button looks as the one that comes without this library, in the dark too. */
const mainButton = (own: unknown, props: ButtonLook) => {
  const { root } = thumbSize('root', '--button-height')(own, props);
  const isMain = (props.variant ?? 'filled') === 'filled' && props.color === undefined;
  if (!isMain) return { root };
  return {
    root: {
      ...root,
      '--button-bg': 'var(--brand)',
      '--button-hover': 'var(--brand)',
      '--button-color': 'var(--on-brand)',
    },
  };
};

export const theme = createTheme({
  fontFamily,
  headings: { fontFamily, fontWeight: '600' },
  primaryColor: 'brand',
  // White on teal passes WCAG AA from shade 8, teal on white from 9.
  primaryShade: { light: 9, dark: 8 },
  black: gray[9],
  colors: { brand, amber, gray, dark },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.375rem', xl: '1.75rem' },
  lineHeights: { xs: '1.55', sm: '1.55', md: '1.55', lg: '1.5', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { sm: '0.375rem', md: '0.5rem', lg: '0.75rem' },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' }, vars: mainButton },
    Input: { defaultProps: { size: 'md' }, vars: thumbSize('wrapper', '--input-height') },
    // As the labels of the booking forms, which come without this library.
    InputWrapper: {
      // Said is what may be left empty, as everywhere.
      defaultProps: { size: 'md', withAsterisk: false },
      styles: { label: { marginBottom: '0.125rem', fontWeight: 400 } },
    },
    Text: { defaultProps: { size: 'sm' } },
  },
});
