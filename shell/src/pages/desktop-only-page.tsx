import { Button, EmptyState, Page } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Renders the PC-only notice (SPEC §2): this page needs a wider window. */
export function DesktopOnlyPage({ minWidth }: { minWidth: number }) {
  const { t } = useTranslation();
  return (
    <Page width="narrow">
      <EmptyState
        kind="desk"
        level={1}
        title={t('deskOnly.title')}
        actions={
          <>
            <Button variant="primary" component={Link} to={paths.home()}>
              {t('notFound.home')}
            </Button>
            <Button component={Link} to={paths.mobileTip()}>
              {t('deskOnly.more')}
            </Button>
          </>
        }
      >
        {t('deskOnly.text', { minWidth })}
      </EmptyState>
    </Page>
  );
}
