import { Button, Field, type FieldProps, Group } from '@meowtale/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedArea } from './marked-area.tsx';
import type { TextMark } from './marks.ts';

/** Number of errors shown as text; all of them are marked. */
const TOLD_MAX = 3;

/** Errors are shown by the marks, or by `error` where given. */
interface MarkedTextareaProps extends FieldProps {
  value: string;
  onChange(value: string): void;
  /** In order. */
  marks: readonly TextMark[];
  /** In characters, a limit for typing; without it the form reports a text that is too long. */
  maxLength?: number;
  rows?: number;
  /** The count of characters, as text. */
  counter?: ReactNode;
  /** The language of the text, where it isn't the page's. */
  lang?: string;
  spellCheck?: boolean;
}

/** Renders a text field for several lines, with errors marked in it and listed below, with links to them. */
export function MarkedTextarea(props: MarkedTextareaProps) {
  const { value, onChange, marks, error, maxLength, rows = 3, counter, lang, spellCheck, ...field } = props;
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const first = marks[0];
  const sentences = [...new Set(marks.flatMap(({ key, params }) => (key ? [t([key, 'invalid.text'], params ?? {})] : [])))];
  const show = ({ from, to }: TextMark) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  return (
    <div>
      <Field
        {...field}
        error={error ?? sentences.slice(0, TOLD_MAX).join(' ')}
        aside={counter ? <span className="mt-counter">{counter}</span> : null}
      >
        {(control) => (
          <MarkedArea
            {...control}
            {...{ value, marks, rows, lang, spellCheck, maxLength }}
            grows
            ref={area}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {first ? (
        <Group>
          <Button size="small" variant="ghost" onClick={() => show(first)}>
            {t('resources.showFault', { count: marks.length })}
          </Button>
        </Group>
      ) : null}
    </div>
  );
}
