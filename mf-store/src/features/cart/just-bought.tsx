import { Button, Card, Group, Section, Stack } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { BoughtWork } from '../bill/bought.ts';
import { localizedName } from '../listings/localized-name.ts';
import styles from './cart.module.css';

/** Renders the works just bought here, each with Play. */
export function JustBought({ works }: { works: readonly BoughtWork[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Section title={t('cart.yours')}>
      <Card>
        <Stack gap={12} as="ul" className={styles.rows}>
          {works.map((work) => {
            const { name, language = '' } = localizedName(work, locale);
            return (
              <Group key={work.store_id} as="li" justify="between" wrap={false}>
                <Link className="mt-anchor mt-anchor--quiet" dir="auto" lang={language} to={paths.store(work.store_id)}>
                  {name}
                </Link>
                <Button
                  variant="primary"
                  component={Link}
                  to={paths.storeFullscreen(work.store_id)}
                  aria-label={t('library.playNamed', { name })}
                >
                  {t('buy.play')}
                </Button>
              </Group>
            );
          })}
        </Stack>
      </Card>
    </Section>
  );
}
