const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** JSON as the database takes it, whatever signs a model or a server put into its words: jsonb refuses U+0000 and half characters. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? storable(each) : each));
