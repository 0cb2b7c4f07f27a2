import { Card, Page, Stack, Title } from '@meowtale/ui';
import { useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { LazyForgotPasswordForm, LazyResetPasswordForm } from '../session/lazy-sign-in-form.ts';

/** Renders `/reset-password`, to which the mail for a forgotten password links; without its code it offers to send one. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const code = new URLSearchParams(useLocation().search).get('oobCode');
  return (
    <Page width="narrow">
      <Card raised>
        <Stack gap={16}>
          <Title level={1} size={34}>
            {t(code ? 'resetPassword.title' : 'forgotPassword.title')}
          </Title>
          {code ? <LazyResetPasswordForm key={code} code={code} /> : <LazyForgotPasswordForm untitled />}
        </Stack>
      </Card>
    </Page>
  );
}
