import { countCharacters, isLongerThan } from '@meowtale/contracts/text/characters';
import { Field, type TextareaProps } from '@meowtale/ui';
import { formatNumber } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { MarkedArea } from '../marked-text/marked-area.tsx';
import { useBlockedIn } from './generation-context.tsx';

/**
 * Renders a text field of the story, with blocked words marked; a plain field without any. A text longer than `maxLength` is kept with an
 * error, because cutting a pasted text could lose its end unnoticed.
 */
export function BlockedTextarea(props: Omit<TextareaProps, 'counter' | 'error'> & { value: string }) {
  const { label, hideLabel, description, required, className, id, rows = 4, value, maxLength, ...rest } = props;
  const { t, i18n } = useTranslation();
  const marks = useBlockedIn(value);
  const blocked = [...new Set(marks.map(({ word }) => word))];
  const isTooLong = maxLength !== undefined && isLongerThan(value, maxLength);
  const write = (count: number) => formatNumber(count, i18n.language);
  const error = isTooLong ? t('invalid.too-long') : blocked.length > 0 ? t('generation.blockedIn', { words: blocked }) : undefined;
  const aside = isTooLong ? (
    <span className="mt-counter">{t('setting.counter', { used: write(countCharacters(value)), max: write(maxLength) })}</span>
  ) : null;
  return (
    <Field {...{ label, hideLabel, description, error, required, id, className, aside }}>
      {(control) => <MarkedArea rows={rows} {...rest} {...control} value={value} marks={marks} />}
    </Field>
  );
}
