import { Button, Card, EmptyState, Group, IconArrowLeft, IconPrinter, Page, Skeleton, Stack, useDelayed } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, toAppError } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { RECEIPT } from './documents.ts';
import styles from './receipt.module.css';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** Renders `/receipt/:uuid`: what was paid with one order or one quote, for printing. Only its buyer sees it. */
export function ReceiptPage({ params }: RouteProps) {
  const { t } = useTranslation();
  const uuid = params.uuid ?? '';
  const [{ data, error, fetching }, ask] = useQuery({ query: RECEIPT, variables: { uuid }, requestPolicy: 'cache-and-network' });
  const skeleton = useDelayed(fetching && !data);
  const receipt = data?.findReceipt;
  const missing = error && ['404', 'input/invalid'].includes(toAppError(error).code);
  return (
    <Page width="narrow">
      <Stack gap={16}>
        <Group justify="between" className={styles.acts}>
          <Button
            variant="ghost"
            size="small"
            component={Link}
            to={paths.library()}
            className={styles.back}
            leftIcon={<IconArrowLeft size={18} aria-hidden="true" />}
          >
            {t('library.title')}
          </Button>
          {error && !receipt ? null : (
            <Button variant="primary" disabled={!receipt} onClick={() => print()} leftIcon={<IconPrinter size={18} aria-hidden="true" />}>
              {t('receipt.print')}
            </Button>
          )}
        </Group>
        {receipt ? <ReceiptSheet receipt={receipt} /> : null}
        {skeleton ? (
          <Card role="status" aria-busy="true" aria-label={t('receipt.loading')}>
            <Stack gap={16}>
              <Skeleton shape="title" />
              <Skeleton lines={6} />
            </Stack>
          </Card>
        ) : null}
        {error && !receipt && !missing ? (
          <Failure
            error={error}
            title={t('receipt.failed')}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
            retrying={fetching}
            level={1}
          />
        ) : null}
        {missing && !receipt ? (
          <EmptyState kind="search" level={1} title={t('receipt.missingTitle')}>
            {t('receipt.missingText')}
          </EmptyState>
        ) : null}
      </Stack>
    </Page>
  );
}
