import { type ReactNode, useMemo } from 'react';
import { UiContext, type UiSettings } from './ui-context.ts';

export interface UiProviderProps extends UiSettings {
  children: ReactNode;
}

/**
 * Gives every component below its language and theme. Colours come from `styles.css` (tokens of the look), chosen by
 * `data-mantine-color-scheme` on <html>: whoever keeps the person's choice writes it there, a server as well, so that the first
 * paint is right.
 */
export function UiProvider({ nonce, colorScheme, locale, children }: UiProviderProps) {
  const settings = useMemo(() => ({ nonce, colorScheme, locale }), [nonce, colorScheme, locale]);
  return <UiContext value={settings}>{children}</UiContext>;
}
