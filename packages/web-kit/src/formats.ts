/** Caches Intl formats, because creating one takes much longer than using it, and lists use the same one for each row. */
function keptFormats<O extends object, F>(make: (locale: string, options: O) => F): (locale: string, options: O) => F {
  const made = new Map<string, F>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = keptFormats((locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
export const dateFormat = keptFormats((locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
