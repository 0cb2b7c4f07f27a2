import { type ReactNode, useMemo } from 'react';
import { UiContext, type UiSettings } from './ui-context.ts';

export interface UiProviderProps extends UiSettings {
  children: ReactNode;
}

/**
 * Provides language and theme to the components below. Colours come from `styles.css` (the tokens), chosen by `data-mantine-color-scheme`
 * on <html>, which the caller and the server write so that the first paint is right.
 */
export function UiProvider({ nonce, colorScheme, locale, children }: UiProviderProps) {
  const settings = useMemo(() => ({ nonce, colorScheme, locale }), [nonce, colorScheme, locale]);
  return <UiContext value={settings}>{children}</UiContext>;
}
