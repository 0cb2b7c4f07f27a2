import { ORDER_STATE } from '@meowtale/contracts';
import { Button, EmptyState, Group, Page, Spinner, useDelayed } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { gql, useQuery } from 'urql';
import { STORE_DETAIL, type StoreDetail, type StoreDetailData } from '../detail/documents.ts';
import { BuyWhole } from './buy-whole.tsx';

const REFUNDS = gql<{ findStoreOrder: { list: { uuid: string }[] } }, { id: string; state: number }>`
  query WorkRefunds($id: ID!, $state: Int!) {
    findStoreOrder(store_id: $id, state: $state, q: { pageSize: 1 }) { list { uuid } }
  }
`;

interface AccessEndedProps {
  id: string;
  /** Opens the work again. */
  onBought(): void;
}

/** Replaces a work that the person may no longer play: why, and the way to have it again or to the library. */
export function AccessEnded({ id, onBought }: AccessEndedProps) {
  const { t } = useTranslation();
  // What the page knows is from before.
  const requestPolicy = 'network-only';
  const [work] = useQuery<StoreDetailData>({ query: STORE_DETAIL, variables: { id }, requestPolicy });
  const [orders] = useQuery({ query: REFUNDS, variables: { id, state: ORDER_STATE.refunded }, requestPolicy });
  const loading = work.fetching || orders.fetching;
  const waiting = useDelayed(loading);
  if (loading) return <Page>{waiting ? <Spinner label={t('play.opening')} /> : null}</Page>;
  const listing = work.data?.findStore.list[0];
  const reason = reasonOf(work.data, (orders.data?.findStoreOrder.list.length ?? 0) > 0);
  return (
    <Page>
      <div role="alert">
        <EmptyState
          kind="stage"
          level={1}
          title={t(`play.${reason}`)}
          actions={
            <Group gap={12} justify="center">
              <WayBack {...{ id, listing, onBought }} />
              <Button component={Link} to={paths.library()}>
                {t('play.toLibrary')}
              </Button>
            </Group>
          }
        />
      </div>
    </Page>
  );
}

/** Returns the key of the title. A work whose listing no longer exists was withdrawn, even if the order was refunded. */
function reasonOf(data: StoreDetailData | undefined, refunded: boolean): 'refunded' | 'withdrawn' | 'deniedTitle' {
  if (data && data.findStore.list.length === 0) return 'withdrawn';
  return refunded ? 'refunded' : 'deniedTitle';
}

/** Renders the purchase while the work is on sale, else the link to its page; nothing without one. */
function WayBack({ id, listing, onBought }: AccessEndedProps & { listing: StoreDetail | undefined }) {
  const { t } = useTranslation();
  if (!listing) return null;
  if (listing.status === 'on' && !listing.owned) return <BuyWhole listing={listing} onBought={onBought} variant="primary" />;
  return (
    <Button variant="primary" component={Link} to={paths.store(id)}>
      {t('play.toDetail')}
    </Button>
  );
}
