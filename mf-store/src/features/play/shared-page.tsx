import { Button, EmptyState, Logo, Page, Spinner, Text, useDelayed } from '@meowtale/ui';
import { Failure, formatDateTime, Link, paths, type RouteProps, useHost, useSession } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { gql, useQuery } from 'urql';
import { useTabTitle } from '../../app/use-tab-title.ts';
import { Stage } from './stage.tsx';

const APP_SHARE = gql<AppShareData, { token: string }>`
  query AppShare($token: String!) {
    findAppShare(token: $token) { app_uuid name kind url expires_at }
  }
`;

interface AppShareData {
  findAppShare: { app_uuid: string; name: string; kind: string; url: string; expires_at: string | null } | null;
}

/** Renders `/shared/:token`: an unreleased work, for people with its link (ADR 26). */
export function SharedPage({ params }: RouteProps) {
  const session = useSession();
  // Where the place is stored depends on the person.
  if (session.status === 'loading') return null;
  return <Shared key={session.status} token={params.token ?? ''} />;
}

function Shared({ token }: { token: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, askAgain] = useQuery({ query: APP_SHARE, variables: { token }, requestPolicy: 'network-only' });
  const waiting = useDelayed(fetching);
  const shared = data?.findAppShare;
  useTabTitle(shared?.name.trim());
  if (shared)
    return (
      <Stage
        name={shared.name.trim() || t('play.untitled')}
        // Without the link there is nothing to show but that.
        onDenied={() => askAgain({ requestPolicy: 'network-only' })}
        work={{ url: shared.url, app_uuid: shared.app_uuid, type: 'shared' }}
        leading={
          <Link to={paths.home()} aria-label={t('play.toHome')}>
            <Logo name="Meowtale" />
          </Link>
        }
        actions={() => (
          <Text as="span" size="small" tone="muted">
            {shared.expires_at ? t('play.sharedUntil', { date: formatDateTime(shared.expires_at, locale) }) : t('play.shared')}
          </Text>
        )}
      />
    );
  if (fetching) return <Page>{waiting ? <Spinner label={t('play.opening')} /> : null}</Page>;
  // An impossible token is an unknown link.
  if (error && !error.graphQLErrors.some(({ extensions }) => extensions.code === 'input/invalid'))
    return (
      <Page>
        <Failure error={error} title={t('play.failed')} onRetry={() => askAgain({ requestPolicy: 'network-only' })} level={1} />
      </Page>
    );
  return (
    <Page>
      <EmptyState
        kind="stage"
        level={1}
        title={t('play.linkOverTitle')}
        actions={
          <Button variant="primary" component={Link} to={paths.home()}>
            {t('play.toHome')}
          </Button>
        }
      >
        {t('play.linkOver')}
      </EmptyState>
    </Page>
  );
}
