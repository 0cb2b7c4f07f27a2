import { DRAMA_TEXT, newDramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Button, Group, Stack, Textarea, TextInput } from '@meowtale/ui';
import { type AppError, DraftNotice, FailureNotice, fieldErrors, toAppError, useDraft, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gql, useMutation } from 'urql';

const addDrama = gql<{ addDrama: { uuid: string } }, { drama: { title: string; brief: string; logline: string; language: string } }>`
  mutation NewDrama($drama: DramaInput!) {
    addDrama(drama: $drama) {
      uuid
    }
  }
`;

// An empty list changes by this too, and names no drama.
const CONTEXT = { additionalTypenames: ['Drama'] };

interface NewDramaFormProps {
  onCreated(uuid: string): void;
  onCancel?(): void;
}

/**
 * Renders the form of a new drama: a title, an idea in a line, and an optional brief; the rest is set in the editor. The input stays after
 * an error, and is stored in this browser until the drama exists.
 */
export function NewDramaForm({ onCreated, onCancel }: NewDramaFormProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const write = new Intl.NumberFormat(locale).format;
  const draft = useDraft({ of: 'new-drama', saved: { title: '', brief: '', logline: '' } });
  const { value: fields, change: setFields } = draft;
  const [faults, setFaults] = useState<ReadonlyMap<string, { key: string }>>(new Map());
  const [failure, setFailure] = useState<AppError | null>(null);
  const [{ fetching }, add] = useMutation(addDrama);

  function cancel() {
    draft.settle();
    onCancel?.();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (fetching) return;
    const checked = newDramaInput.safeParse(fields);
    setFaults(new Map(checked.error?.issues.map(({ path, message }) => [path.join('.'), { key: message }])));
    setFailure(null);
    if (!checked.success) return;
    const { data, error } = await add({ drama: { ...fields, language: locale } }, CONTEXT);
    if (data) {
      draft.settle();
      return onCreated(data.addDrama.uuid);
    }
    const failure = error ? toAppError(error) : { code: '9999' };
    setFaults(fieldErrors(failure));
    setFailure(failure);
  }

  const fault = (field: string) => {
    const found = faults.get(field);
    return found ? t([found.key, 'invalid.text']) : undefined;
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <FailureNotice failure={faults.size === 0 ? failure : null} meanwhile={t('create.stillHere')} />
        <DraftNotice draft={draft} />
        <TextInput
          label={t('drama.title')}
          required
          data-autofocus
          maxLength={DRAMA_TEXT.title}
          value={fields.title}
          error={fault('title')}
          onChange={(event) => setFields({ ...fields, title: event.currentTarget.value })}
        />
        <Textarea
          label={t('setting.logline')}
          description={t('setting.loglineHint')}
          rows={2}
          counter={t('setting.counter', { used: write(countCharacters(fields.logline)), max: write(DRAMA_TEXT.logline) })}
          value={fields.logline}
          error={fault('logline')}
          onChange={(event) => setFields({ ...fields, logline: event.currentTarget.value })}
        />
        <Textarea
          label={t('drama.brief')}
          description={t('drama.briefHint')}
          counter={t('setting.counter', { used: write(countCharacters(fields.brief)), max: write(DRAMA_TEXT.brief) })}
          value={fields.brief}
          error={fault('brief')}
          onChange={(event) => setFields({ ...fields, brief: event.currentTarget.value })}
        />
        <Group justify="end">
          {onCancel ? (
            <Button variant="ghost" onClick={cancel} disabled={fetching}>
              {t('create.cancel')}
            </Button>
          ) : null}
          <Button variant="primary" type="submit" loading={fetching}>
            {t('create.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
