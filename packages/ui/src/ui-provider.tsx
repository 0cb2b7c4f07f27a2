import type { MantineColorSchemeManager } from '@mantine/core';
import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMemo } from 'react';

export type ColorScheme = 'light' | 'dark' | 'auto';

export interface UiProviderProps {
  /** The page's CSP nonce, for the few style tags that Mantine may still write. */
  nonce?: string | undefined;
  /** 'auto' follows the system. The caller keeps the person's choice; nothing is stored here. */
  colorScheme?: ColorScheme | undefined;
  /** BCP 47 tag; numbers and dates inside components are written in it. */
  locale: string;
  dir?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

/** The choice belongs to the caller (a cookie, so that the server knows it too): Mantine must not store its own. */
const keepsNothing: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/**
 * Gives every component below its theme, language and direction. Colours come from `styles.css` (tokens of the look),
 * chosen by `data-mantine-color-scheme` on <html>; a server that knows the choice writes that attribute itself, so the
 * first paint is right. `locale` travels in the theme because Mantine's context is the one that all slices share.
 */
export function UiProvider({ nonce, colorScheme = 'auto', locale, dir = 'ltr', children }: UiProviderProps) {
  const theme = useMemo(
    () =>
      createTheme({
        fontFamily: 'var(--mt-font-text)',
        headings: { fontFamily: 'var(--mt-font-title)' },
        defaultRadius: 'var(--mt-radius-field)',
        respectReducedMotion: true,
        cursorType: 'pointer',
        other: { locale },
      }),
    [locale],
  );
  return (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
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
    </DirectionProvider>
  );
}
