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

/** The choice belongs to the caller (a cookie, so that the server knows it too): Mantine must not store its own. */
const keepsNothing: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/** What Mantine's parts want around them. It comes with them, when the first of them is shown: no other page carries it. */
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
