import { Cover, Notice, Section, Skeleton, Stack, Text } from '@meowtale/ui';
import { Failure } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findShownHome } from './documents.ts';
import classes from './home.module.css';
import { useLook } from './use-picks.ts';

const KEYS: readonly string[] = ['popular', 'new'];

/** Renders what the home page shows while staff picked nothing. */
export function AutomaticRows({ platform }: { platform: string }) {
  const { t } = useTranslation();
  const lookUp = useLook();
  const [{ data, error, fetching }, ask] = useQuery({ query: findShownHome, variables: { platform }, requestPolicy: 'cache-and-network' });
  const rows = data?.findConfigurationPagesIndex.rows.filter(({ key }) => KEYS.includes(key)) ?? [];
  return (
    <Stack gap={16}>
      <Notice>{t('homePage.automatic')}</Notice>
      {error && !data ? (
        <Failure title={t('homePage.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
      ) : null}
      {fetching && !data ? <Skeleton lines={3} /> : null}
      {rows.map(({ key, stores }) => (
        <Section key={key} level={3} title={t(`homePage.automaticRow.${key}`)}>
          <ul className={classes.shown}>
            {stores.map((store) => {
              const { name, cover } = lookUp({ uuid: store.uuid, for_sale: true, store });
              return (
                <li key={store.uuid}>
                  <Cover shape="wide" src={cover} alt="" title={name} />
                  <Text size="small" dir="auto">
                    {name}
                  </Text>
                </li>
              );
            })}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
