import { UserText } from '@meowtale/ui';
import { rendersFlagEmoji } from '@meowtale/web-kit';
import type { Country } from './countries.ts';
import classes from './country-popups.module.css';

/** Renders a country by its flag and its own name, and ours where it differs; by its letters where flags can't be rendered. */
export function CountryWords({ country }: { country: Country }) {
  const { code, flag, name, nativeName } = country;
  return (
    <span className={classes.country}>
      <span className={rendersFlagEmoji() ? classes.flag : classes.letters} aria-hidden="true">
        {rendersFlagEmoji() ? flag : code.toUpperCase()}
      </span>
      <span>
        {nativeName}
        {nativeName === name ? null : (
          <span className={classes.ours}>
            {' '}
            <UserText>{name}</UserText>
          </span>
        )}
      </span>
    </span>
  );
}
