import type { ContentFilterData } from '@meowtale/contracts';
import { Button, Notice, Stack } from '@meowtale/ui';
import { type AppError, useErrorSentence, useHost, useRemedyButton } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedFields } from './blocked-fields.tsx';
import classes from './generation.module.css';

interface StepFailureProps {
  error: AppError;
  /** Repeats the request, once there are enough coins. */
  onRetry(): void;
  onLeave?: () => void;
  actions?: ReactNode;
}

/** Renders why a draft failed, and what can be done about it. */
export function StepFailure({ error, onRetry, onLeave, actions }: StepFailureProps) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { openPopup } = useHost();
  const remedy = useRemedyButton(error);
  const [kind, own] = error.code.split('/');
  const isShort = error.code === 'wallet/insufficient';
  const { words = [], fields = [] } = (error.data ?? {}) as Partial<ContentFilterData>;
  async function topUp() {
    const remain = (error.data as { remain?: unknown } | undefined)?.remain;
    const missing = typeof remain === 'number' && remain > 0 ? { amountCoins: remain } : {};
    const answer = await openPopup<{ paid: boolean }>('store.top-up', missing);
    if (answer?.paid) onRetry();
  }
  return (
    <Notice
      tone="danger"
      live
      title={t('generation.failed')}
      actions={
        <>
          {isShort ? (
            <Button size="small" variant="primary" onClick={topUp}>
              {t('generation.topUp')}
            </Button>
          ) : null}
          {remedy}
          {actions}
        </>
      }
    >
      <Stack gap={8}>
        <p className={classes.flat}>{kind === 'generation' ? t(`generation.failure.${own}`) : sentence(error)}</p>
        {error.code === 'ai/content-filter' ? (
          <BlockedFields words={words} paths={fields.map(({ path }) => path)} onLeave={onLeave} />
        ) : null}
      </Stack>
    </Notice>
  );
}
