const formats = new Map<string, Intl.NumberFormat>();

/** A number in a language. Its format is kept: making one takes many times as long as using it. */
export function writeNumber(number: number, locale: string, style: 'decimal' | 'percent' = 'decimal'): string {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style });
  formats.set(key, format);
  return format.format(number);
}
