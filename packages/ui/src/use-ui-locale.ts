import { useMantineTheme } from '@mantine/core';

/** The locale given to the nearest `UiProvider`, a BCP 47 tag. */
export function useUiLocale(): string {
  const { locale } = useMantineTheme().other as { locale?: string };
  return locale ?? 'en-US';
}
