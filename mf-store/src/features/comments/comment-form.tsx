import { COMMENT_MAX, type FieldError } from '@meowtale/contracts';
import { Button, Group, Stack, Textarea } from '@meowtale/ui';
import { fieldErrors, toAppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';

interface CommentFormProps {
  label: string;
  act: string;
  /** What stands already, in a form that takes its place and the focus with it. */
  standing?: string;
  sending: boolean;
  onSend(comment: string): Promise<{ error?: CombinedError }>;
  onCancel?(): void;
}

/** Writes a comment or changes one; what was typed stays until it was taken. */
export function CommentForm({ label, act, standing = '', sending, onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation();
  const { locale, showError } = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(standing);
  const [fault, setFault] = useState<Pick<FieldError, 'key'> | undefined>();
  useEffect(() => {
    if (standing) field.current?.focus();
  }, [standing]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    // All else that a comment must be is the server's to say: its schema is no part of a page that is read.
    const words = text.trim();
    setFault(words ? undefined : { key: 'invalid.empty' });
    if (!words) return field.current?.focus();
    const { error } = await onSend(words);
    if (!error) return setText('');
    const refused = fieldErrors(toAppError(error)).get('comment');
    if (refused) setFault(refused);
    else showError(toAppError(error));
  }
  const write = new Intl.NumberFormat(locale).format;
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={12}>
        <Textarea
          ref={field}
          label={label}
          rows={3}
          maxLength={COMMENT_MAX}
          value={text}
          counter={t('comments.counter', { used: write(text.length), max: write(COMMENT_MAX) })}
          error={fault ? t([fault.key, 'invalid.text']) : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="end">
          {onCancel ? (
            <Button variant="ghost" disabled={sending} onClick={onCancel}>
              {t('bill.cancel')}
            </Button>
          ) : null}
          <Button variant="soft" type="submit" loading={sending}>
            {act}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
