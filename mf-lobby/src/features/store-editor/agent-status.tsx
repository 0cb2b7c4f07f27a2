import { AGENT_STATE } from '@meowtale/contracts/states';
import { Card, Section, Stack, Steps, Text } from '@meowtale/ui';
import { formatDateTime, formatPercent, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../app/fact-list.tsx';
import { PersonName } from '../../app/staff-mark.tsx';
import { AgentStatePill } from '../agent/agent-state-pill.tsx';
import type { StoreAgent } from '../agent/documents.ts';
import classes from './editor.module.css';

/** Renders the state of the chosen, asked or accepted publisher; of a refusal, the reason. */
export function AgentStatus({ agent }: { agent: StoreAgent }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const when = (time: string | null) => (time ? formatDateTime(time, locale) : t('overview.notYet'));
  const last = agent.state === AGENT_STATE.refused ? AGENT_STATE.refused : AGENT_STATE.accepted;
  const steps = [AGENT_STATE.draft, AGENT_STATE.waiting, AGENT_STATE.reviewing, last];
  const facts = [
    { name: t('publishing.publisher'), value: agent.user ? <PersonName of={agent.user} /> : t('income.dash') },
    { name: t('stores.status'), value: <AgentStatePill state={agent.state} /> },
    { name: t('agent.rate'), value: formatPercent(agent.rate, locale) },
    { name: t('agent.askedOn'), value: when(agent.asked_at) },
    { name: t('agent.answeredOn'), value: when(agent.decided_at) },
    ...(agent.state === AGENT_STATE.refused
      ? [
          {
            name: t('agent.memo'),
            value: (
              <span className={classes.memo} dir="auto">
                {agent.memo}
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <Section title={t('publishing.stands')}>
      <Card>
        <Stack gap={24}>
          <Steps
            label={t('publishing.way')}
            doneLabel={t('checklist.done')}
            items={steps.map((state) => ({
              key: String(state),
              label: t(state === AGENT_STATE.draft ? 'publishing.chosen' : `agentState.${state}`),
            }))}
            current={String(agent.state)}
          />
          <FactList facts={facts} />
          <Text tone="muted" role="status">
            {t(`publishing.next.${agent.state}`)}
          </Text>
        </Stack>
      </Card>
    </Section>
  );
}
