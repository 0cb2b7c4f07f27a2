import { Modal, Stack, Text, UserText } from '@meowtale/ui';
import { formatCoinsAsUsd, formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

interface Happened {
  step: string;
  memo: string | null;
  created_at: string;
  actor_name?: string | null;
}

/** Renders one withdrawal's history, the oldest first. */
export function HistoryPopup({ amount, history, onClose }: { amount: number; history: Happened[]; onClose(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Modal
      open
      title={t('withdrawal.happenedNamed', { money: formatCoinsAsUsd(amount, locale) })}
      closeLabel={t('popup.close')}
      onClose={onClose}
    >
      <HistoryLines history={history} />
    </Modal>
  );
}

/** Renders the history as lines; for staff with the person who acted. */
export function HistoryLines({ history }: { history: Happened[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack as="ol" gap={8}>
      {history.map(({ step, memo, created_at, actor_name }) => (
        <li key={`${step} ${created_at}`}>
          {t(`withdrawal.step.${step}`)}{' '}
          <Text as="span" size="small" tone="muted">
            <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>
            <UserText>{actor_name ? ` · ${actor_name}` : ''}</UserText>
          </Text>
          {memo ? (
            <Text size="small" dir="auto">
              {memo}
            </Text>
          ) : null}
        </li>
      ))}
    </Stack>
  );
}
