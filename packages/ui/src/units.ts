import { maxUnitsOf } from '@meowtale/contracts/text/characters';

interface Written {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
}

/** Returns the browser's `maxlength` of a field that may hold `maxLength` characters, from what is written in it. */
export const unitsOf = ({ value, defaultValue }: Written, maxLength: number | undefined): number | undefined =>
  maxLength === undefined ? undefined : maxUnitsOf(String(value ?? defaultValue ?? ''), maxLength);
