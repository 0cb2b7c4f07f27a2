import { PLATFORMS } from '@meowtale/contracts';
import { Button, IconExternalLink, Skeleton, Tabs } from '@meowtale/ui';
import { Failure, paths, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findHomeSetup } from './documents.ts';
import { HomeForm } from './home-form.tsx';

const [FIRST] = PLATFORMS;
const addressOf = (platform: string) => withQuery(paths.lobbyStaff('home'), platform === FIRST ? {} : { platform });

/** Renders `/lobby/staff/home`: what staff pick for each platform's home page. */
export function HomePage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const wanted = new URLSearchParams(useLocation().search).get('platform');
  const platform = PLATFORMS.find((known) => known === wanted) ?? FIRST;
  return (
    <StaffFrame
      room="home"
      subtitle={t('homePage.words')}
      actions={
        <Button
          href={navigation.href(paths.home(platform === FIRST ? {} : { platform }))}
          target="_blank"
          leftIcon={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {t('homePage.preview')}
        </Button>
      }
    >
      <Tabs
        label={t('stores.platform')}
        value={platform}
        items={PLATFORMS.map((value) => ({ value, label: t(`platform.${value}.name`), href: navigation.href(addressOf(value)) }))}
        onChange={(value) => navigation.push(addressOf(value))}
      />
      <Setup key={platform} platform={platform} />
    </StaffFrame>
  );
}

function Setup({ platform }: { platform: string }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findHomeSetup,
    variables: { platform },
    requestPolicy: 'network-only',
  });
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (data) return <HomeForm platform={platform} latest={data.findHomeSetup} />;
  if (error) return <Failure title={t('homePage.failed')} error={error} onRetry={retry} retrying={fetching} />;
  return <Skeleton shape="block" />;
}
