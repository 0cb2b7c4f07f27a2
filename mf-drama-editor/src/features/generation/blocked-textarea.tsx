import { Field, type TextareaProps } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { MarkedArea } from '../marked-text/marked-area.tsx';
import { useBlockedIn } from './generation-context.tsx';

/** Renders a text field of the story, with blocked words marked; a plain field without any. */
export function BlockedTextarea(props: Omit<TextareaProps, 'counter' | 'error'> & { value: string }) {
  const { label, hideLabel, description, required, className, id, rows = 4, value, ...rest } = props;
  const { t } = useTranslation();
  const marks = useBlockedIn(value);
  const blocked = [...new Set(marks.map(({ word }) => word))];
  const error = blocked.length > 0 ? t('generation.blockedIn', { words: blocked }) : undefined;
  return (
    <Field {...{ label, hideLabel, description, error, required, id, className }}>
      {(control) => <MarkedArea rows={rows} {...rest} {...control} value={value} marks={marks} />}
    </Field>
  );
}
