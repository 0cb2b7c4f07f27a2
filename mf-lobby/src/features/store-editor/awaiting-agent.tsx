import { Button, Card, Stack, Text, Title } from '@meowtale/ui';
import { formatDateTime, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { StoreAgent } from '../agent/documents.ts';
import { useEditor } from './editor-context.tsx';
import { RequirementList } from './requirement-list.tsx';

const HANDED_IN: readonly string[] = ['submitted', 'reviewing'];

/** Renders, in place of the owner's buttons, that the agent acts next, and what the listing still needs. */
export function AwaitingAgent({ agent }: { agent: StoreAgent }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { uuid } = useEditor((state) => state.listing);
  const { status, submitted_at } = useEditor((state) => state.savedSubmit);
  const handedIn = HANDED_IN.includes(status);
  const name = agent.user?.nickname ?? '';
  return (
    <Stack gap={24}>
      <Card raised>
        <Stack gap={16} align="start">
          <Title level={2} size={22}>
            {handedIn ? t(`submit.${status}`) : t('publishing.agentsTurn', { name })}
          </Title>
          <Text>{t(handedIn ? 'publishing.agentTakesBack' : 'publishing.agentSubmits', { name })}</Text>
          {handedIn && submitted_at ? <Text tone="muted">{t('submit.since', { when: formatDateTime(submitted_at, locale) })}</Text> : null}
          <Button component={Link} to={paths.setStore(uuid, 'publishing-check')}>
            {t('editor.tab.publishing-check')}
          </Button>
        </Stack>
      </Card>
      {handedIn ? null : <RequirementList />}
    </Stack>
  );
}
