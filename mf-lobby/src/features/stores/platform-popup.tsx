import { PLATFORMS } from '@meowtale/contracts';
import { Button, Modal, Notice, RadioGroup, Stack } from '@meowtale/ui';
import { type AppError, paths, toAppError, useErrorSentence, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { addStore, TOUCHES_STORES } from './documents.ts';

/** SPEC §2's platform selector: where a new listing is published. A listing never changes its platform (DESIGN §5). */
export function PlatformPopup({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { navigation } = useHost();
  const [platform, setPlatform] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [{ fetching }, add] = useMutation(addStore);
  const keys = useRequestKey();

  async function create() {
    setAsked(true);
    if (!platform) return;
    const { data, error } = await add({ platform_key: platform, key: keys.of(platform) }, TOUCHES_STORES);
    if (data) return navigation.push(paths.setStore(data.addStore.uuid, 'information'));
    setFailure(error ? toAppError(error) : { code: '9999' });
  }
  return (
    <Modal
      open
      size="large"
      onClose={onClose}
      dismissible={!fetching}
      title={t('platformPopup.title')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" disabled={fetching} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" loading={fetching} onClick={create}>
            {t('platformPopup.create')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {failure ? (
          <Notice tone="danger" live>
            {sentence(failure)}
          </Notice>
        ) : null}
        <RadioGroup
          label={t('platformPopup.question')}
          description={t('platformPopup.forGood')}
          layout="cards"
          required
          error={asked && !platform ? t('platformPopup.choose') : undefined}
          options={PLATFORMS.map((key) => ({ value: key, label: t(`platform.${key}.name`), description: t(`platform.${key}.words`) }))}
          value={platform}
          onChange={setPlatform}
        />
      </Stack>
    </Modal>
  );
}
