import { Button, EmptyState, Page } from '@meowtale/ui';
import { Link, paths, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import { safeReturnUrl } from '../return-url.ts';

/** Renders the page for an unknown address. Its link is the address's `returnUrl` when it stays on this site, else home (SPEC §2). */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const { search } = useLocation();
  const home = navigation.href(paths.home());
  const back = safeReturnUrl(new URLSearchParams(search).get('returnUrl'), home);
  return (
    <Page width="narrow">
      <EmptyState
        kind="lamp"
        level={1}
        title={t('notFound.title')}
        actions={
          back === home ? (
            <Button variant="primary" component={Link} to={paths.home()}>
              {t('notFound.home')}
            </Button>
          ) : (
            <Button variant="primary" href={back}>
              {t('notFound.back')}
            </Button>
          )
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  );
}
