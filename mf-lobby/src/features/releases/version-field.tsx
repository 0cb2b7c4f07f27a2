import { Select, Text } from '@meowtale/ui';
import { FailureNotice, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findReleaseVersions, type ReleaseSlice } from './documents.ts';

interface VersionFieldProps {
  slice: ReleaseSlice;
  value: string | null;
  error: string | undefined;
  onChange(version: string | null): void;
}

/** Renders the published versions of a slice, without the live one, the newest first. */
export function VersionField({ slice, value, error, onChange }: VersionFieldProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error: failed, fetching }, ask] = useQuery({
    query: findReleaseVersions,
    variables: { slice: slice.name },
    requestPolicy: 'network-only',
  });
  const versions = data?.findReleaseVersions.filter(({ version }) => version !== slice.version) ?? [];
  if (failed && !data)
    return (
      <FailureNotice
        failure={toAppError(failed)}
        title={t('releases.versionsFailed')}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (data && versions.length === 0) return <Text>{t('releases.versionsNone')}</Text>;
  return (
    <Select
      label={t('releases.version')}
      required
      searchable
      placeholder={fetching && !data ? t('releases.loading') : t('releases.choose')}
      emptyText={t('releases.versionsNone')}
      disabled={!data}
      options={versions.map(({ version, published_at }) => ({
        value: version,
        label: `${version} · ${formatDateTime(published_at, locale)}`,
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
