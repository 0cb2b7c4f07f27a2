import { ConfirmDialog, Stack, Text } from '@meowtale/ui';
import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { type AdLink, delAdLink, TOUCHES_AD_LINKS } from './documents.ts';

/** Renders the confirmation before a link is deleted: its earnings stay, and it earns nothing more. */
export function DeleteAdLink({ link, onClose }: { link: Pick<AdLink, 'uuid' | 'name'>; onClose(gone?: true): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching }, del] = useMutation(delAdLink);
  const [failure, setFailure] = useState<AppError | null>(null);
  async function end() {
    const { error } = await del({ uuid: link.uuid }, TOUCHES_AD_LINKS);
    if (error) return setFailure(toAppError(error));
    notify(t('marketing.deleted'), 'success');
    onClose(true);
  }
  return (
    <ConfirmDialog
      open
      danger
      loading={fetching}
      title={t('marketing.deleteTitle', { name: link.name })}
      confirmLabel={t('marketing.delete')}
      cancelLabel={t('popup.cancel')}
      onCancel={() => onClose()}
      onConfirm={end}
    >
      <Stack gap={12}>
        <Text>{t('marketing.deleteQuestion')}</Text>
        <RefusalNotice failure={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
