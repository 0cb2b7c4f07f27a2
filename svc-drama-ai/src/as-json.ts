const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** Serializes a value for jsonb, which rejects U+0000 and lone surrogates in the texts of models and servers. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? storable(each) : each));
