import {
  MantineProvider,
  type CSSVariablesResolver,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useLanguage } from '../ui/use-say';
import { theme } from './theme';

/** Light or dark is the device's choice: nothing to remember. */
const followDevice: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

const tokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-border': 'var(--line-strong)',
};

const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
});

/** A calendar's week begins with it, and it is the one day on which nobody works. */
const SUNDAY = 0;

/** Around whatever is made of Mantine's parts. The first screen is not, so it does not pay for them. */
const Mantine = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={followDevice}
    cssVariablesResolver={resolveVariables}
  >
    <DatesProvider
      settings={{ locale: useLanguage(), firstDayOfWeek: SUNDAY, weekendDays: [SUNDAY] }}
    >
      {children}
    </DatesProvider>
  </MantineProvider>
);

export default Mantine;
