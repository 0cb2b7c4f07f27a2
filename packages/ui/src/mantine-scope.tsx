import './mantine.css';
import type { MantineColorSchemeManager } from '@mantine/core';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiSettings } from './ui-context.ts';

const theme = createTheme({
  fontFamily: 'var(--mt-font-text)',
  headings: { fontFamily: 'var(--mt-font-title)' },
  defaultRadius: 'var(--mt-radius-field)',
  respectReducedMotion: true,
  cursorType: 'pointer',
});

/** The colour scheme is stored by the caller (in a cookie, for the server): Mantine must not store its own. */
const keepsNothing: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/** Renders the provider that Mantine's components need. It is loaded with the first of them, so that other pages don't carry it. */
export function MantineScope({ children }: { children: ReactNode }) {
  const { nonce, colorScheme = 'auto' } = useUiSettings();
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={keepsNothing}
      {...(colorScheme === 'auto' ? {} : { forceColorScheme: colorScheme })}
      getStyleNonce={() => nonce ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
