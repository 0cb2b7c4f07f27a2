const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in a locale. Formats are cached: creating one takes many times as long as using it. */
export function writeNumber(number: number, locale: string, style: 'decimal' | 'percent' = 'decimal'): string {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style });
  formats.set(key, format);
  return format.format(number);
}
