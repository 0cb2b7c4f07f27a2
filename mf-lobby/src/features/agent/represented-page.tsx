import { AGENT_STATE } from '@meowtale/contracts/states';
import { EmptyState, Grid, Page, PageHeader, Skeleton, Stack } from '@meowtale/ui';
import { Failure, Link, toAppError } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import classes from '../review/review.module.css';
import { ReviewedContent } from '../review/reviewed-content.tsx';
import { Timeline } from '../store-editor/timeline.tsx';
import { SubmitStatus } from '../stores/submit-status.tsx';
import { type AgentAddress, agentAddress } from './agent-address.ts';
import { AnswerCard } from './answer-card.tsx';
import { openRepresented, TOUCHES_AGENT } from './documents.ts';
import { RequestCard } from './request-card.tsx';
import { SubmitCard } from './submit-card.tsx';

interface RepresentedPageProps {
  id: string;
  /** The list from which it was opened. */
  back: Partial<AgentAddress>;
  /** Shown where the person has no access; by default that it no longer exists. */
  gone?: ReactNode;
}

/** Renders another person's listing in full, with the request beside it, and its agent's actions. */
export function RepresentedPage({ id, back, gone }: RepresentedPageProps) {
  const { t } = useTranslation();
  const [isKept, setIsKept] = useState(false);
  const [{ data, error, fetching }, ask] = useQuery({
    query: openRepresented,
    variables: { id },
    context: TOUCHES_AGENT,
    requestPolicy: 'cache-and-network',
  });
  const store = data?.findStoreMe.list[0];
  const submit = data?.findStoreSubmit.list[0];
  const backLink = (
    <Link className="mt-anchor" to={agentAddress(back)}>
      {t('agent.back')}
    </Link>
  );
  if (!store?.store_agent || !submit) {
    const isGone = !error || ['store/not-found', 'input/invalid'].includes(toAppError(error).code);
    if (!fetching && isGone && gone) return gone;
    return (
      <Page width="wide">
        <Stack gap={24}>
          {gone ? null : <div>{backLink}</div>}
          {fetching ? <Skeleton shape="block" /> : null}
          {!fetching && !isGone ? (
            <Failure title={t('agent.failedOne')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
          ) : null}
          {!fetching && isGone ? (
            <EmptyState kind="search" level={1} title={t('agent.gone')}>
              {t('agent.goneHint')}
            </EmptyState>
          ) : null}
        </Stack>
      </Page>
    );
  }
  const accepted = store.store_agent.state === AGENT_STATE.accepted;
  return (
    <Page width="wide">
      <PageHeader eyebrow={backLink} title={store.name || t('stores.untitled')} actions={<SubmitStatus status={submit.status} />} />
      <Grid kind="aside" gap={36}>
        <Stack gap={36}>
          <ReviewedContent submit={submit} />
          <Timeline storeId={id} />
        </Stack>
        <div className={classes.side}>
          <Stack gap={24}>
            <RequestCard agent={store.store_agent} owner={store.owner} />
            {accepted && !isKept ? null : <AnswerCard storeId={id} agent={store.store_agent} onKept={setIsKept} />}
            {accepted ? <SubmitCard store={store} submit={submit} /> : null}
          </Stack>
        </div>
      </Grid>
    </Page>
  );
}
