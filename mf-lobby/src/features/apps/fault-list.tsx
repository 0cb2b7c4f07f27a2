import { useTranslation } from 'react-i18next';
import classes from './apps.module.css';
import type { AppFault } from './documents.ts';

/** What the compiler found, line by line, in its own words: they name what stands in the person's source. */
export function FaultList({ faults }: { faults: readonly AppFault[] }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <ul className={classes.faults} aria-label={t('apps.faultsTitle')} tabIndex={0}>
      {faults.map((fault) => (
        <li key={`${fault.line} ${fault.message}`} className={classes.fault}>
          <span className={classes.line}>{fault.line === null ? t('apps.wholeFile') : t('apps.line', { line: fault.line })}</span>
          <span>{fault.message}</span>
        </li>
      ))}
    </ul>
  );
}
