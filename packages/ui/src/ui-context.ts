import { createContext, useContext } from 'react';

export type ColorScheme = 'light' | 'dark' | 'auto';

export interface UiSettings {
  /** The page's CSP nonce, for the few style tags that Mantine may still write. */
  nonce?: string | undefined;
  /** 'auto' follows the system. The caller stores the person's choice. */
  colorScheme?: ColorScheme | undefined;
  /** BCP 47 tag; numbers and dates inside components are written in it. */
  locale: string;
}

export const UiContext = createContext<UiSettings>({ locale: 'en-US' });

/** Returns the settings of the nearest `UiProvider`. */
export function useUiSettings(): UiSettings {
  return useContext(UiContext);
}

/** Returns the locale of the nearest `UiProvider`, a BCP 47 tag. */
export function useUiLocale(): string {
  return useUiSettings().locale;
}
