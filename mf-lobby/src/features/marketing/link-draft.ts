import { UTM_FIELDS, type UtmField } from '@meowtale/contracts/tracked-address';

/** What is written of a link. */
export type LinkDraft = { name: string } & Record<UtmField, string>;
/** What another tab or device saved meanwhile. */
export type SavedLink = LinkDraft & { revision: number };

export const valuesOf = (of: LinkDraft): LinkDraft => ({
  name: of.name,
  ...(Object.fromEntries(UTM_FIELDS.map((field) => [field, of[field]])) as Record<UtmField, string>),
});
