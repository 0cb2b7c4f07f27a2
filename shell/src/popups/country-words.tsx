import type { Country } from './countries.ts';
import classes from './country-popups.module.css';

/** A country by its flag and its own name, and by ours where that is another. */
export function CountryWords({ country }: { country: Country }) {
  const { flag, name, nativeName } = country;
  return (
    <span className={classes.country}>
      <span className={classes.flag} aria-hidden="true">
        {flag}
      </span>
      <span>
        {nativeName}
        {nativeName === name ? null : <span className={classes.ours}> {name}</span>}
      </span>
    </span>
  );
}
