import { AGENT_STATE } from '@meowtale/contracts/states';
import { EmptyState, Notice, Section, Skeleton, Stack } from '@meowtale/ui';
import { Failure, StaleNotice } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { AgentStatus } from './agent-status.tsx';
import { AskPublisher } from './ask-publisher.tsx';
import { useEditor } from './editor-context.tsx';
import { useStoreAgent } from './use-store-agent.ts';

/**
 * Renders `/set-store/:id/publishing-check`, Publisher Review: the listing's agent, the asked publisher, or the choice of one (SPEC §4).
 */
export function PublishingTab() {
  const { t } = useTranslation();
  const platform = useEditor((state) => state.listing.platform_key);
  if (platform === 'meowtale-open') {
    return (
      <EmptyState kind="desk" level={2} title={t('publishing.openTitle')}>
        {t('publishing.open')}
      </EmptyState>
    );
  }
  return <Agent />;
}

function Agent() {
  const { t } = useTranslation();
  const { agent, error, fetching, retry } = useStoreAgent();
  if (agent === undefined) {
    if (error) return <Failure title={t('publishing.failed')} error={error} onRetry={retry} retrying={fetching} />;
    return <Skeleton shape="block" />;
  }
  const mayAsk = agent === null || agent.state === AGENT_STATE.draft || agent.state === AGENT_STATE.refused;
  return (
    <Stack gap={36}>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      {agent ? <AgentStatus agent={agent} /> : null}
      {mayAsk ? (
        <Section title={t(agent?.state === AGENT_STATE.refused ? 'publishing.askAnother' : 'publishing.title')}>
          <Stack gap={24}>
            <Notice>{t('publishing.words')}</Notice>
            <AskPublisher noted={agent?.state === AGENT_STATE.draft ? agent : null} />
          </Stack>
        </Section>
      ) : null}
    </Stack>
  );
}
