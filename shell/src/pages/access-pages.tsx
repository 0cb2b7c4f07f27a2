import { Button, EmptyState, Page } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** The page belongs to people with an account; once signed in it opens where it stands. */
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

/** The person is known and may not. */
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
