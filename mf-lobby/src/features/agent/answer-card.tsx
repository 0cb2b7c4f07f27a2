import { AGENT_STATE } from '@meowtale/contracts/states';
import { Button, Card, ConfirmDialog, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, formatPercent, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { type AnswerVariables, reviewAgent, type StoreAgent, TOUCHES_AGENT } from './documents.ts';
import { RefusalForm } from './refusal-form.tsx';

interface AnswerCardProps {
  storeId: string;
  agent: StoreAgent;
  /** Called with whether an unsent text is here: it stays, whatever happens to the request meanwhile. */
  onKept(isSaved: boolean): void;
}

/** Renders the decision on a request: review, accept, or refuse with a reason; it can be made once. */
export function AnswerCard({ storeId, agent, onKept }: AnswerCardProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [{ fetching }, review] = useMutation(reviewAgent);
  const [asking, setAsking] = useState<'agree' | 'refuse' | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function answer(variables: Omit<AnswerVariables, 'store_id'>): Promise<boolean> {
    setFailure(null);
    const { error } = await review({ store_id: storeId, ...variables }, TOUCHES_AGENT);
    // The text stays until it is accepted by the service.
    if (!error || variables.state !== AGENT_STATE.refused) setAsking(null);
    else onKept(true);
    if (error) setFailure(toAppError(error));
    else notify(t(`agent.done.${variables.state}`), 'success');
    return !error;
  }
  function giveUp() {
    setAsking(null);
    setFailure(null);
    onKept(false);
  }
  return (
    <Card raised as="section" aria-labelledby="answer-title">
      <Stack gap={16}>
        <Title level={2} size={22} id="answer-title">
          {t('agent.answer')}
        </Title>
        {agent.state === AGENT_STATE.accepted ? null : <Text tone="muted">{t('agent.answerHint')}</Text>}
        <RefusalNotice failure={failure} />
        {asking === 'refuse' ? (
          <RefusalForm
            storeId={storeId}
            sending={fetching}
            onRefuse={(memo) => answer({ state: AGENT_STATE.refused, memo })}
            onCancel={giveUp}
          />
        ) : (
          <Stack gap={8}>
            <Button variant="primary" disabled={fetching} onClick={() => setAsking('agree')}>
              {t('agent.agree')}
            </Button>
            <Button disabled={fetching} onClick={() => setAsking('refuse')}>
              {t('agent.refuse')}
            </Button>
            {/* The last button: it disappears when pressed, and the others don't move. */}
            {agent.state === AGENT_STATE.waiting ? (
              <Button loading={fetching && asking === null} onClick={() => answer({ state: AGENT_STATE.reviewing })}>
                {t('agent.take')}
              </Button>
            ) : null}
          </Stack>
        )}
      </Stack>
      <ConfirmDialog
        open={asking === 'agree'}
        loading={fetching}
        title={t('agent.agreeTitle')}
        confirmLabel={t('agent.agree')}
        cancelLabel={t('popup.cancel')}
        onCancel={() => setAsking(null)}
        onConfirm={() => answer({ state: AGENT_STATE.accepted })}
      >
        {t('agent.agreeQuestion', { rate: formatPercent(agent.rate, locale) })}
      </ConfirmDialog>
    </Card>
  );
}
