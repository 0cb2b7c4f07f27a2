import { PLATFORMS, type PlatformKey } from '@meowtale/contracts';
import { Button, Modal, Notice, RadioGroup, Stack } from '@meowtale/ui';
import type { PopupProps } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PlatformInput {
  title: string;
  hint?: string;
  value?: PlatformKey;
  error?: string;
  confirmLabel?: string;
}

/** Renders SPEC §2's platform selector: one of two, each with a short text. The caller uses the result. */
export function PlatformPopup({ input, close }: PopupProps<PlatformInput, PlatformKey>) {
  const { t } = useTranslation();
  const { title, hint, error, confirmLabel } = input;
  const [platform, setPlatform] = useState<PlatformKey | null>(input.value ?? null);
  const [isSubmitted, setIsSubmitted] = useState(false);

  function confirm() {
    setIsSubmitted(true);
    if (platform) close(platform);
  }
  return (
    <Modal
      open
      size="large"
      onClose={() => close()}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="ghost" onClick={() => close()}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {confirmLabel ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {error ? (
          <Notice tone="danger" live>
            {error}
          </Notice>
        ) : null}
        <RadioGroup
          label={t('platform.question')}
          description={hint}
          layout="cards"
          required
          error={isSubmitted && !platform ? t('platform.choose') : undefined}
          options={PLATFORMS.map((key) => ({ value: key, label: t(`platform.${key}.name`), description: t(`platform.${key}.words`) }))}
          value={platform}
          onChange={(value) => setPlatform(PLATFORMS.find((key) => key === value) ?? null)}
        />
      </Stack>
    </Modal>
  );
}
