import { Skeleton, Text } from '@meowtale/ui';
import { Failure } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { OpeningEnd } from './opening-end.tsx';
import { STORE_PREVIEW } from './preview-documents.ts';

/** Follows an opening in a preview: what players will see there, at the price that the version names, without anything to press. */
export function PreviewedEnd({ id }: { id: string }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: STORE_PREVIEW, variables: { id }, requestPolicy: 'network-only' });
  if (data) {
    return (
      <OpeningEnd listing={{ ...data.findStorePreview, current_price: null }}>
        <Text tone="muted">{t('play.playersBuyHere')}</Text>
      </OpeningEnd>
    );
  }
  if (fetching) return <Skeleton shape="block" />;
  if (!error) return null;
  return <Failure error={error} title={t('play.previewFailed')} onRetry={() => ask({ requestPolicy: 'network-only' })} autoRetry />;
}
