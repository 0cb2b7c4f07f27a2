import { Button, Card, Grid, Stack, Text, Title } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { MarketingFrame } from './marketing-frame.tsx';

const WAYS = [
  { key: 'distribution', to: paths.lobbyMarketing('distribution') },
  { key: 'ad-links', to: paths.lobbyMarketing('ad-links') },
  { key: 'distribution/management', to: paths.lobbyMarketing('distribution/management') },
  { key: 'discounts', to: paths.lobbyMarketing('discounts') },
  { key: 'website', to: paths.lobbyWebsite() },
] as const;

/** Renders `/lobby/marketing`: an overview of marketing. */
export function MarketingPage() {
  const { t } = useTranslation();
  return (
    <MarketingFrame tab="overview" title={t('marketing.title')} subtitle={t('marketing.words')}>
      <Grid kind="wide" gap={16}>
        {WAYS.map(({ key, to }) => (
          <Card key={key}>
            <Stack gap={12} align="start">
              <Title level={2} size={22}>
                {t(`marketing.tab.${key}`)}
              </Title>
              <Text tone="muted">{t(`marketing.way.${key}`)}</Text>
              <Button component={Link} to={to} aria-label={t('marketing.openNamed', { name: t(`marketing.tab.${key}`) })}>
                {t('marketing.open')}
              </Button>
            </Stack>
          </Card>
        ))}
      </Grid>
    </MarketingFrame>
  );
}
