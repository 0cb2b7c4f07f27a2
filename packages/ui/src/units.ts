import { maxUnitsOf } from '@meowtale/contracts/text/characters';

interface Written {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
}

/** Returns the browser's `maxlength` of a field that may contain `maxLength` characters, from its text. */
export const unitsOf = ({ value, defaultValue }: Written, maxLength: number | undefined): number | undefined =>
  maxLength === undefined ? undefined : maxUnitsOf(String(value ?? defaultValue ?? ''), maxLength);
