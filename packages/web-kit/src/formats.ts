/** Makes each format once and keeps it: making one takes many times as long as using it, and a shelf writes the same one for each work. */
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
