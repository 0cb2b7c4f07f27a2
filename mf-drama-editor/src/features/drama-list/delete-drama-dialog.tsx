import { ConfirmDialog } from '@meowtale/ui';
import { type AppError, FailureNotice, toAppError, useHost, usePerson } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gql, useMutation } from 'urql';
import { removeStoredText } from '../drama-editor/stored-text.ts';
import type { DramaRow } from './drama-table.tsx';

const delDrama = gql<{ delDrama: boolean }, { uuid: string }>`
  mutation DeleteDrama($uuid: ID!) {
    delDrama(uuid: $uuid)
  }
`;

interface DeleteDramaDialogProps {
  /** Closed when null. */
  drama: DramaRow | null;
  onClose(): void;
  onDeleted(drama: DramaRow): void;
}

/** Renders the confirmation of deleting a drama. */
export function DeleteDramaDialog({ drama, onClose, onDeleted }: DeleteDramaDialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const person = usePerson();
  const [{ fetching }, del] = useMutation(delDrama);
  const [failure, setFailure] = useState<AppError | null>(null);

  function close() {
    setFailure(null);
    onClose();
  }

  async function confirm() {
    if (!drama) return;
    const { error } = await del({ uuid: drama.uuid });
    const failure = error ? toAppError(error) : null;
    // Deleted already, by another tab or by a request whose response was lost: that is the requested state.
    if (failure && failure.code !== 'drama/not-found') return setFailure(failure);
    if (person) removeStoredText(person.uuid, drama.uuid);
    notify(t('delete.done', { title: drama.title }), 'success');
    close();
    onDeleted(drama);
  }

  return (
    <ConfirmDialog
      open={drama !== null}
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      onConfirm={confirm}
      onCancel={close}
      danger
      loading={fetching}
    >
      <p>{t('delete.question', { title: drama?.title })}</p>
      <FailureNotice failure={failure} />
    </ConfirmDialog>
  );
}
