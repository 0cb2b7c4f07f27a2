import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { pickWords } from '@meowtale/contracts/words';
import { Button, Coins, ConfirmDialog, EmptyState, Group, Notice, Page, PageHeader, Stack, Table, Text } from '@meowtale/ui';
import {
  Failure,
  formatDate,
  formatDateTime,
  Link,
  PageLinks,
  pageOf,
  paths,
  toAppError,
  useErrorSentence,
  useHost,
  useLocation,
  usePerson,
  useSession,
} from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { WishlistSection } from '../wishlist/wishlist-section.tsx';
import { LIBRARY, type LibraryData, type LibraryOrder, REFUND } from './documents.ts';
import { LibraryWork } from './library-work.tsx';

const TOUCHED = { additionalTypenames: ['StoreOrder', 'Wallet', 'Store', 'StoreAuthorization'] };

/** `/my-game`: what one owns, ready to play. A public page: a guest is told what would stand here. */
export function LibraryPage() {
  const { t } = useTranslation();
  const session = useSession();
  const { session: verbs } = useHost();
  if (session.status === 'loading') return <Page>{null}</Page>;
  if (session.status === 'signed-in') return <Library />;
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

function Library() {
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
  const [refunding, setRefunding] = useState<LibraryOrder | null>(null);
  const found = data?.findStoreOrder;
  const browse = (
    <Button variant="primary" component={Link} to={paths.stores()}>
      {t('cart.browse')}
    </Button>
  );
  const nameOf = (order: LibraryOrder) =>
    (order.store ? pickWords(order.store.store_info, locale, order.store.default_lang)?.name : null) ?? order.store_name;
  return (
    <Page>
      <Stack gap={24}>
        <PageHeader
          title={t('library.title')}
          subtitle={found ? t('library.count', { count: found.totalCount }) : undefined}
          actions={
            <Button component={Link} to={paths.accountLog()}>
              {t('accountLog.title')}
            </Button>
          }
        />
        {found?.list.some((order) => !order.store) ? <Notice tone="info">{t('error.down.catalog')}</Notice> : null}
        {error && !found ? (
          <Failure error={error} title={t('library.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : (
          <Table
            label={t('library.title')}
            stacked
            loading={fetching && !found}
            loadingLabel={t('list.loading')}
            rows={found?.list ?? []}
            rowKey={(order) => order.uuid}
            columns={[
              {
                key: 'work',
                header: t('library.work'),
                rowHeader: true,
                render: (order) => <LibraryWork order={order} name={nameOf(order)} />,
              },
              {
                key: 'when',
                header: t('library.bought'),
                nowrap: true,
                render: (order) => (order.paid_at ? formatDate(order.paid_at, locale) : ''),
              },
              {
                key: 'refund',
                header: t('library.refund'),
                render: (order) => <RefundCell order={order} onRefund={() => setRefunding(order)} name={nameOf(order)} />,
              },
            ]}
            rowActions={(order) => <OrderActs order={order} name={nameOf(order)} />}
            actionsLabel={t('library.actions')}
            empty={
              <EmptyState kind="shelf" title={t('library.emptyTitle')} actions={browse}>
                {t('library.emptyText')}
              </EmptyState>
            }
          />
        )}
        <PageLinks
          page={page}
          pageSize={PAGE_SIZE_DEFAULT}
          total={found?.totalCount ?? 0}
          pathFor={(next) => `${paths.library()}?page=${next}`}
        />
        <WishlistSection />
      </Stack>
      {/* Anew for each question: what was refused before is said of that order alone. */}
      <RefundDialog key={refunding?.uuid} order={refunding} name={refunding ? nameOf(refunding) : ''} onClose={() => setRefunding(null)} />
    </Page>
  );
}

function OrderActs({ order, name }: { order: LibraryOrder; name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="ghost" size="small" component={Link} to={paths.receipt(order.uuid)} aria-label={t('library.receiptNamed', { name })}>
        {t('library.receipt')}
      </Button>
      <Button
        variant="primary"
        size="small"
        component={Link}
        to={paths.storeFullscreen(order.store_id)}
        aria-label={t('library.playNamed', { name })}
      >
        {t('buy.play')}
      </Button>
    </>
  );
}

function RefundCell({ order, name, onRefund }: { order: LibraryOrder; name: string; onRefund(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (!order.refundable_until || order.price === 0) return null;
  return (
    <Group gap={8}>
      <Button size="small" onClick={onRefund} aria-label={t('library.refundNamed', { name })}>
        {t('library.askRefund')}
      </Button>
      <Text as="span" size="small" tone="muted">
        {t('library.until', { when: formatDateTime(order.refundable_until, locale) })}
      </Text>
    </Group>
  );
}

function RefundDialog({ order, name, onClose }: { order: LibraryOrder | null; name: string; onClose(): void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { notify } = useHost();
  const [{ fetching, error }, refund] = useMutation(REFUND);
  async function confirm() {
    if (!order) return;
    // One order is refunded once: its own uuid is the key, however often the button is pressed.
    const answer = await refund({ uuid: order.uuid, key: order.uuid }, TOUCHED);
    if (answer.error) return;
    notify(t('library.refunded', { name }), 'success');
    onClose();
  }
  return (
    <ConfirmDialog
      open={order !== null}
      title={t('library.refundTitle')}
      confirmLabel={t('library.refundConfirm')}
      cancelLabel={t('bill.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
      loading={fetching}
      danger
    >
      <p>{t('library.refundQuestion', { name })}</p>
      {order ? <ComesBack order={order} /> : null}
      {error ? (
        <Notice tone="danger" live>
          {sentence(toAppError(error))}
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}

/** A refund goes to the balances that paid: what silver paid for comes back as silver. */
function ComesBack({ order: { price, silver_used: silver } }: { order: LibraryOrder }) {
  const { t } = useTranslation();
  const coins = price - silver;
  return (
    <Group gap={12}>
      {coins > 0 ? <Coins amount={coins} unit={t('coin.meow', { count: coins })} /> : null}
      {silver > 0 ? <Coins amount={silver} unit={t('coin.silver')} variant="silver" /> : null}
    </Group>
  );
}
