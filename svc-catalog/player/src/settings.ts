import { useEffect, useState } from 'react';

const SIZE_KEY = 'meowtale:text-size';
export const TEXT_SIZES = ['s', 'm', 'l', 'xl'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type Theme = 'light' | 'dark';

export interface Appearance {
  theme: Theme;
  lang: string;
}

/** Returns the theme and language of the address, until the framing page sends others; else the system's preferences. */
export function appearanceAtFirst(): Appearance {
  const query = new URLSearchParams(location.search);
  const requested = query.get('theme');
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return { theme: requested === 'light' || requested === 'dark' ? requested : preferred, lang: query.get('lang') ?? navigator.language };
}

/** Sets theme and language on the document, for CSS and screen readers. */
export function useAppearance({ theme, lang }: Appearance): void {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = lang;
  }, [theme, lang]);
}

export function useTextSize(): [TextSize, (step: -1 | 1) => void] {
  const [size, setSize] = useState<TextSize>(() => TEXT_SIZES.find((known) => known === read()) ?? 'm');
  useEffect(() => {
    document.documentElement.dataset.text = size;
    try {
      localStorage.setItem(SIZE_KEY, size);
    } catch {
      // Storage is unavailable; the setting is minor.
    }
  }, [size]);
  return [size, (step) => setSize((now) => TEXT_SIZES[TEXT_SIZES.indexOf(now) + step] ?? now)];
}

function read(): string | null {
  try {
    return localStorage.getItem(SIZE_KEY);
  } catch {
    return null;
  }
}
