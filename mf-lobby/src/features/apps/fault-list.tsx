import { formatBytes, formatLanguage, formatNumber, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './apps.module.css';
import type { AppFault } from './documents.ts';

/** Renders the errors of an upload, by file and line: in our text where we have one, else the compiler's. */
export function FaultList({ faults }: { faults: readonly AppFault[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const sentence = ({ key, params, message }: AppFault) =>
    // A newer service may have more of them.
    key === null ? message : t(`app.faults.${key}`, { ...readableParams(params, locale), defaultValue: message });
  const place = ({ file, line }: AppFault) => (line === null ? (file ?? t('apps.wholeFile')) : t('apps.line', { line }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <ul className={classes.faults} aria-label={t('apps.faultsTitle')} tabIndex={0}>
      {faults.map((fault) => (
        <li key={JSON.stringify(fault)} className={classes.fault}>
          <span dir="auto" className={classes.line}>
            {fault.file !== null && fault.line !== null ? <bdi className={classes.file}>{fault.file}</bdi> : null}
            {place(fault)}
          </span>
          <span>{sentence(fault)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Formats parameters: languages by their names in the interface language, numbers and sizes in its format. */
function readableParams(params: AppFault['params'], locale: string): Record<string, string> {
  const formatParam = (name: string, value: string | number): [string, string] => {
    if (name === 'maxBytes') return ['size', formatBytes(Number(value), locale)];
    if (typeof value === 'number') return [name, formatNumber(value, locale)];
    return [name, /language$/i.test(name) ? formatLanguage(value, locale) : value];
  };
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => formatParam(name, value)));
}
