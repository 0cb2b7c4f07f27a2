import { Button, Group, Stack, TextInput } from '@meowtale/ui';
import { FailureNotice, toAppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { NAME_MAX, nameSnapshot, type Snapshot } from './documents.ts';

/** Renders the form that names a snapshot; a named automatic one is kept permanently. */
export function SnapshotName({ snapshot, onDone }: { snapshot: Snapshot; onDone(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [name, setName] = useState(snapshot.name);
  const [empty, setEmpty] = useState(false);
  const [{ fetching, error }, save] = useMutation(nameSnapshot);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  async function give(event: FormEvent) {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (fetching || name.trim() === '') return;
    const { data } = await save({ uuid: snapshot.uuid, name });
    if (!data) return;
    notify(t('history.named', { name: data.setDramaSnapshot.name }), 'success');
    onDone();
  }
  return (
    <form noValidate onSubmit={give}>
      <Stack gap={8}>
        <TextInput
          ref={input}
          label={t('history.newName')}
          maxLength={NAME_MAX}
          value={name}
          error={empty ? t('invalid.empty') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FailureNotice failure={error ? toAppError(error) : null} />
        <Group gap={8}>
          <Button type="submit" size="small" variant="primary" loading={fetching}>
            {t('history.saveName')}
          </Button>
          <Button size="small" variant="ghost" onClick={onDone}>
            {t('history.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
