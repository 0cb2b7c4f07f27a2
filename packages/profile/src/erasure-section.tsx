import { Button, Group, Notice, Section, Stack, Text } from '@meowtale/ui';
import { type AppError, Failure, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { cancelErasure, type Erasure, findErasure, TOUCHES_ERASURE } from './account-documents.ts';
import { ErasurePopup } from './erasure-popup.tsx';
import { ReasonList } from './reason-list.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

const ASK_AGAIN_MS = 2000;
const OPEN = new Set(['asking', 'waiting', 'checking', 'erasing']);

/** Renders the erasure of an account: its request, its state, and its cancellation. */
export function ErasureSection({ email }: { email: string }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findErasure,
    variables: {},
    context: TOUCHES_ERASURE,
    requestPolicy: 'cache-and-network',
  });
  const [asking, setAsking] = useState(false);
  const erasure = data?.findErasure ?? null;
  // The wallet answers asynchronously.
  const isAnswered = erasure?.state !== 'asking' && erasure?.state !== 'checking';
  useEffect(() => {
    if (isAnswered) return;
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAnswered, ask]);
  return (
    <Section title={t('erasure.title')}>
      <Stack gap={16}>
        <Text tone="muted">{t('erasure.words')}</Text>
        {error && !data ? (
          <Failure title={t('erasure.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : null}
        {erasure?.state === 'refused' ? <ReasonList reasons={erasure.reasons} /> : null}
        {erasure && OPEN.has(erasure.state) ? <Underway erasure={erasure} /> : null}
        {data && !(erasure && OPEN.has(erasure.state)) ? (
          <Group>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('erasure.ask')}
            </Button>
          </Group>
        ) : null}
        {asking ? <ErasurePopup email={email} onClose={() => setAsking(false)} /> : null}
      </Stack>
    </Section>
  );
}

function Underway({ erasure: { state, due_at } }: { erasure: Erasure }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [{ fetching }, cancel] = useMutation(cancelErasure);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function keep() {
    const { data, error } = await cancel({}, TOUCHES_ERASURE);
    setFailure(error ? toAppError(error) : null);
    if (data) notify(t('erasure.kept'), 'success');
  }
  const text = state === 'waiting' && due_at ? t('erasure.due', { when: formatDateTime(due_at, locale) }) : t(`erasure.state.${state}`);
  return (
    <>
      <RefusalNotice failure={failure} />
      <Notice
        tone="warning"
        live
        actions={
          state === 'erasing' ? undefined : (
            <Button variant="primary" loading={fetching} onClick={keep}>
              {t('erasure.keep')}
            </Button>
          )
        }
      >
        {text}
      </Notice>
    </>
  );
}
