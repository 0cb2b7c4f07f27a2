import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, Notice, Page, PageHeader, Skeleton, Stack, useDelayed } from '@meowtale/ui';
import {
  Failure,
  Link,
  PageLinks,
  pageOf,
  paths,
  useHost,
  useLocation,
  usePerson,
  useSession,
  useSessionRefreshed,
} from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { shownName } from '../listings/localized-name.ts';
import { useWishes, WishlistSection } from '../wishlist/wishlist-section.tsx';
import { ContinuePlaying, useRecent } from './continue-playing.tsx';
import { LIBRARY, type LibraryData, type LibraryOrder, TOUCHED } from './documents.ts';
import { LibraryTable } from './library-table.tsx';
import { OtherOrders, useOtherOrders } from './other-orders.tsx';
import { RefundDialog } from './refund.tsx';
import { AskRefundDialog } from './refund-request.tsx';

/** Renders `/my-game`: the owned works, ready to play. It is a public page: a guest sees what it is for. */
export function LibraryPage() {
  const { t } = useTranslation();
  const session = useSession();
  const { session: verbs } = useHost();
  const skeleton = useDelayed(session.status === 'loading');
  // Outlives a sign-out: a writer whose sign-in ended finds their request open once they are back.
  const [asking, setAsking] = useState<{ by: string; order: LibraryOrder } | null>(null);
  if (session.status === 'loading') return <Page>{skeleton ? <LibrarySkeleton /> : null}</Page>;
  if (session.status === 'signed-in') {
    const { uuid } = session.person;
    return <Library asking={asking?.by === uuid ? asking.order : null} onAsk={(order) => setAsking(order ? { by: uuid, order } : null)} />;
  }
  return (
    <Page>
      <EmptyState
        kind="shelf"
        level={1}
        title={t('library.guestTitle')}
        actions={
          <Button variant="primary" onClick={() => void verbs.signIn()}>
            {t('library.signIn')}
          </Button>
        }
      >
        {t('library.guestText')}
      </EmptyState>
    </Page>
  );
}

/** Renders placeholders until the person and their works are known. */
function LibrarySkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={36} role="status" aria-busy="true" aria-label={t('list.loading')}>
      <Skeleton shape="block" />
      <Skeleton lines={4} />
    </Stack>
  );
}

interface LibraryProps {
  /** The order for which the person is writing a refund request. */
  asking: LibraryOrder | null;
  onAsk(order: LibraryOrder | null): void;
}

function Library({ asking, onAsk }: LibraryProps) {
  const { t } = useTranslation();
  const person = usePerson();
  const { locale } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const [{ data, error, fetching }, ask] = useQuery<LibraryData>({
    query: LIBRARY,
    variables: { page },
    pause: !person,
    context: TOUCHED,
    requestPolicy: 'cache-and-network',
  });
  // A top-up pays held orders, which then appear here.
  useSessionRefreshed(() => person && ask({ requestPolicy: 'network-only' }));
  const recent = useRecent();
  const [others] = useOtherOrders(null);
  const [wishes] = useWishes(null);
  // All at once: a section that is shown would move when one above it arrives.
  const isKnown = [{ data, error }, recent[0], others, wishes].every((answer) => answer.data || answer.error);
  const [refunding, setRefunding] = useState<LibraryOrder | null>(null);
  const found = data?.findStoreOrder;
  const nameOf = (order: LibraryOrder) => shownName(order, locale).name;
  return (
    <Page>
      <Stack gap={36}>
        <PageHeader
          title={t('library.title')}
          subtitle={found && found.totalCount > 0 ? t('library.count', { count: found.totalCount }) : null}
          actions={
            <Button component={Link} to={paths.accountLog()}>
              {t('accountLog.title')}
            </Button>
          }
        />
        {isKnown ? (
          <>
            <ContinuePlaying recent={recent} />
            {found?.list.some((order) => !order.store) ? <Notice tone="info">{t('error.down.catalog')}</Notice> : null}
            {error && !found ? (
              <Failure
                error={error}
                title={t('library.failed')}
                onRetry={() => ask({ requestPolicy: 'network-only' })}
                retrying={fetching}
              />
            ) : (
              <LibraryTable orders={found?.list ?? []} onRefund={setRefunding} onAsk={onAsk} />
            )}
            <PageLinks
              page={page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={found?.totalCount ?? 0}
              pathFor={(page) => paths.library({ page })}
            />
            {others.error || others.data?.findStoreOrder.totalCount ? <OtherOrders /> : null}
            <WishlistSection hidesEmpty={found?.totalCount === 0} />
          </>
        ) : (
          <LibrarySkeleton />
        )}
      </Stack>
      {/* Remounted for each order, so that an earlier error isn't shown for another. */}
      <RefundDialog key={refunding?.uuid} order={refunding} name={refunding ? nameOf(refunding) : ''} onClose={() => setRefunding(null)} />
      <AskRefundDialog key={asking?.uuid ?? 'nothing'} order={asking} name={asking ? nameOf(asking) : ''} onClose={() => onAsk(null)} />
    </Page>
  );
}
