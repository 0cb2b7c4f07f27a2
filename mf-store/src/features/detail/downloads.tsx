import { Button, IconDownload, IconExternalLink } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { StoreUrl } from './documents.ts';
import { systemKey } from './system-key.ts';

/** Renders an owner's downloads: our files, and external addresses given by the creator. */
export function Downloads({ urls }: { urls: readonly StoreUrl[] }) {
  const { t } = useTranslation();
  return urls.map((entry) => {
    const { kind, os, url } = entry;
    const system = t('buy.download', { system: t(`system.${systemKey(os)}`) });
    if (kind === 'link') return <Elsewhere key={url} entry={entry} label={os === 'web' ? t('buy.visit', { host: hostOf(url) }) : system} />;
    return (
      <Button key={url} component="a" fullWidth href={url} download="" leftIcon={<IconDownload size={18} aria-hidden="true" />}>
        {system}
      </Button>
    );
  });
}

/** Renders the addresses at which a work can be tried, given by its creator. */
export function Trials({ urls }: { urls: readonly StoreUrl[] }) {
  const { t } = useTranslation();
  return urls.map((entry) => (
    <Elsewhere
      key={entry.url}
      entry={entry}
      label={t('buy.try', { place: entry.os === 'web' ? hostOf(entry.url) : t(`system.${systemKey(entry.os)}`) })}
    />
  ));
}

/** Renders a link to an external address, which names its host and opens in a new tab. */
function Elsewhere({ entry: { url, os }, label }: { entry: StoreUrl; label: string }) {
  return (
    <Button
      component="a"
      fullWidth
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      leftIcon={<IconExternalLink size={18} aria-hidden="true" />}
    >
      {os === 'web' ? label : `${label} · ${hostOf(url)}`}
    </Button>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
