import { Button, Group, Section, StatusPill, Text } from '@meowtale/ui';
import { type AppError, formatCountry, Link, toAppError, useHost, useLocation, usePerson } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { type Profile, sendVerification } from './documents.ts';
import { type Fact, FactList } from './fact-list.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface AccountSectionProps {
  profile: Profile;
  mailSettings: string;
}

/** Renders the private part of an account: address, password, country, e-mails. */
export function AccountSection({ profile, mailSettings }: AccountSectionProps) {
  const { t } = useTranslation();
  const facts: Fact[] = [
    { name: t('profile.email'), value: <Address profile={profile} /> },
    { name: t('profile.password'), value: <Password /> },
    { name: t('profile.country'), value: <Country profile={profile} /> },
    {
      name: t('profile.mails'),
      value: (
        <Button size="small" component={Link} to={mailSettings}>
          {t('profile.mailsOpen')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('profile.account')}>
      <FactList facts={facts} />
    </Section>
  );
}

function Address({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { locale, notify, session } = useHost();
  const { pathname } = useLocation();
  const [{ fetching }, send] = useMutation(sendVerification);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [looking, setLooking] = useState(false);
  const [isUnopened, setIsUnopened] = useState(false);
  const verified = usePerson()?.emailVerified ?? profile.email_verified;

  async function again() {
    const { error } = await send({ lang: locale, returnUrl: pathname });
    setFailure(error ? toAppError(error) : null);
    if (!error) notify(t('profile.mailSent'), 'success');
  }
  async function recheck() {
    setLooking(true);
    setIsUnopened(false);
    const error = (await session.own?.renew()) ?? null;
    const state = session.get();
    setLooking(false);
    setFailure(error);
    setIsUnopened(!error && state.status === 'signed-in' && !state.person.emailVerified);
  }
  return (
    <>
      <Group gap={12} align="center">
        <span>{profile.email}</span>
        <StatusPill tone={verified ? 'mint' : 'gold'}>{t(verified ? 'profile.verified' : 'profile.unverified')}</StatusPill>
        {verified ? null : (
          <>
            <Button size="small" loading={fetching} onClick={again}>
              {t('profile.mailAgain')}
            </Button>
            {session.own ? (
              <Button size="small" variant="ghost" loading={looking} onClick={recheck}>
                {t('profile.mailOpened')}
              </Button>
            ) : null}
          </>
        )}
      </Group>
      {isUnopened && !verified ? (
        <Text size="small" tone="muted" role="status">
          {t('profile.mailNotOpened')}
        </Text>
      ) : null}
      <RefusalNotice failure={failure} />
    </>
  );
}

/** Renders the button that changes the password like a forgotten one: by a link in a mail. */
function Password() {
  const { t } = useTranslation();
  const { session, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { own } = session;

  async function mail() {
    if (!own) return;
    setBusy(true);
    const error = await own.sendPasswordReset();
    setFailure(error);
    if (!error) notify(t('profile.passwordSent'), 'success');
    setBusy(false);
  }
  return (
    <>
      <Group gap={12} align="center">
        {own ? (
          <Button size="small" loading={busy} onClick={mail}>
            {t('profile.passwordMail')}
          </Button>
        ) : null}
        <Text tone="muted" size="small">
          {t('profile.passwordHint')}
        </Text>
      </Group>
      <RefusalNotice failure={failure} />
    </>
  );
}

function Country({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  const country = usePerson()?.country ?? profile.country;
  return (
    <Group gap={12} align="center">
      {country ? (
        <span>{formatCountry(country, locale)}</span>
      ) : (
        <Button size="small" onClick={() => void openPopup('shell.country', {})}>
          {t('profile.countryChoose')}
        </Button>
      )}
      <Text tone="muted" size="small">
        {t(country ? 'profile.countryStays' : 'profile.countryOnce')}
      </Text>
    </Group>
  );
}
