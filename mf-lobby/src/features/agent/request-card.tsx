import { Card, Stack, Title } from '@meowtale/ui';
import { formatDateTime, formatPercent, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../app/fact-list.tsx';
import { PersonName } from '../../app/staff-mark.tsx';
import { AgentStatePill } from './agent-state-pill.tsx';
import type { AskedStore, StoreAgent } from './documents.ts';

/** Renders the owner, the share, the date and the state of a request. */
export function RequestCard({ agent, owner }: { agent: StoreAgent; owner: AskedStore['owner'] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const when = (time: string | null) => (time ? formatDateTime(time, locale) : t('overview.notYet'));
  const facts = [
    { name: t('stores.status'), value: <AgentStatePill state={agent.state} /> },
    { name: t('review.creator'), value: owner ? <PersonName of={owner} /> : t('income.dash') },
    { name: t('agent.rate'), value: formatPercent(agent.rate, locale) },
    { name: t('agent.askedOn'), value: when(agent.asked_at) },
    { name: t('agent.answeredOn'), value: when(agent.decided_at) },
  ];
  return (
    <Card as="section" aria-labelledby="request-title">
      <Stack gap={16}>
        <Title level={2} size={22} id="request-title">
          {t('agent.request')}
        </Title>
        <FactList facts={facts} />
      </Stack>
    </Card>
  );
}
