import { formatBytes, formatLanguage, formatNumber, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { AppFault } from './documents.ts';

/**
 * Returns the function that gives the text and place of an error in a published text: ours where we have one; an error without a key is
 * quoted.
 */
export function useFaultSentence(): (fault: AppFault) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const readableParams = (params: AppFault['params']) =>
    Object.fromEntries(
      Object.entries(params ?? {}).map(([name, value]) => {
        if (name === 'maxBytes') return ['size', formatBytes(Number(value), locale)];
        if (typeof value === 'number') return [name, formatNumber(value, locale)];
        return [name, /language$/i.test(name) ? formatLanguage(value, locale) : value];
      }),
    );
  return ({ file, line, message, key, params }) => {
    // A newer service may have more of them.
    const sentence = key === null ? message : t(`appEditor.faults.${key}`, { ...readableParams(params), defaultValue: message });
    const place = line === null ? file : [file, t('appEditor.problems.line', { line })].filter(Boolean).join(' ');
    return place === null ? sentence : `${place}: ${sentence}`;
  };
}
