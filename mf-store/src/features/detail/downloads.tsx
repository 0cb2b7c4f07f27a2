import { Button, IconDownload } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { StoreUrl } from './documents.ts';
import { systemKey } from './system-key.ts';

/** What an owner may take home: one for each system that has something. */
export function Downloads({ urls }: { urls: readonly StoreUrl[] }) {
  const { t } = useTranslation();
  return urls.map(({ os, url }) => (
    <Button key={os} component="a" fullWidth href={url} download="" leftIcon={<IconDownload size={18} aria-hidden="true" />}>
      {t('buy.download', { system: t(`system.${systemKey(os)}`) })}
    </Button>
  ));
}
