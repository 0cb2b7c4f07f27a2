import { Button, EmptyState, Page } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Renders the sign-in prompt of a page for people with an account; after sign-in the page opens in place. */
export function SignInFirstPage() {
  const { t } = useTranslation();
  const { session } = useHost();
  return (
    <Page width="narrow">
      <EmptyState
        kind="lamp"
        level={1}
        title={t('access.signInTitle')}
        actions={
          <Button variant="primary" onClick={() => void session.signIn()}>
            {t('account.signIn')}
          </Button>
        }
      >
        {t('access.signInText')}
      </EmptyState>
    </Page>
  );
}

/** Renders the notice that the person lacks the page's role. */
export function NotAllowedPage() {
  const { t } = useTranslation();
  return (
    <Page width="narrow">
      <EmptyState
        kind="desk"
        level={1}
        title={t('access.forbiddenTitle')}
        actions={
          <Button variant="primary" component={Link} to={paths.home()}>
            {t('notFound.home')}
          </Button>
        }
      >
        {t('access.forbiddenText')}
      </EmptyState>
    </Page>
  );
}
