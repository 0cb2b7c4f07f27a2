import { Button, EmptyState, Logo, Page, PageHeader, Spinner, Stack, useDelayed } from '@meowtale/ui';
import { Failure, paths, useErrorSentence, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostedAccess } from './documents.ts';
import type { HostedPage } from './use-hosted-page.ts';

interface HostedFrameProps {
  page: HostedPage;
  title: string;
  width?: 'narrow';
  children(access: HostedAccess): ReactNode;
}

/** Renders the frame of a hosted page: whose account it is for, or why it couldn't be opened and how it can. */
export function HostedFrame({ page, title, width, children }: HostedFrameProps) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { state } = page;
  const waiting = useDelayed(state.at === 'opening');
  return (
    <Page width={width}>
      <Stack gap={24}>
        <Logo name="Meowtale" href={navigation.href(paths.home())} />
        {state.at === 'opening' && waiting ? <Spinner label={t('hosted.opening')} /> : null}
        {state.at === 'closed' ? <Closed page={page} title={title} failure={state.failure} /> : null}
        {state.at === 'open' ? (
          <>
            <PageHeader title={title} subtitle={state.access.nickname ? t('hosted.account', { name: state.access.nickname }) : undefined} />
            {children(state.access)}
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

type Failed = Extract<HostedPage['state'], { at: 'closed' }>['failure'];

function Closed({ page, title, failure }: { page: HostedPage; title: string; failure: Failed }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  // After an outage the credential is still valid.
  if (failure && !failure.code.startsWith('hosted/'))
    return <Failure error={failure} title={t('hosted.failed')} onRetry={page.tryAgain} level={1} autoRetry />;
  return (
    <EmptyState
      kind="lamp"
      level={1}
      title={title}
      actions={
        <Button variant="primary" onClick={page.openAnew}>
          {t('hosted.openAnew')}
        </Button>
      }
    >
      <span role={failure ? 'alert' : undefined}>{failure ? sentence(failure) : t('hosted.noCredential')}</span>
    </EmptyState>
  );
}
