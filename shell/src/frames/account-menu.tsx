import {
  Avatar,
  Button,
  IconBell,
  IconBook2,
  IconBrush,
  IconButton,
  IconLanguage,
  IconLogout,
  IconMapPin,
  IconMoon,
  IconStar,
  IconSun,
  IconUser,
  Menu,
  type MenuEntry,
} from '@meowtale/ui';
import { formatCountry, paths, useHost, useSession } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import classes from './store-header.module.css';
import { useUnreadNotices } from './use-unread-notices.ts';

/** Returns the menu entries for language and theme, which are for everyone. */
function useLookEntries(): MenuEntry[] {
  const { t } = useTranslation();
  const { theme, host } = useShell();
  const { scheme, choose } = useStore(theme.store);
  const dark = scheme === 'dark';
  return [
    {
      key: 'language',
      label: t('account.language'),
      icon: <IconLanguage size={18} aria-hidden />,
      onSelect: () => void host.openPopup('shell.language', {}),
    },
    {
      key: 'theme',
      label: t(dark ? 'account.light' : 'account.dark'),
      icon: dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />,
      onSelect: () => choose(dark ? 'light' : 'dark'),
    },
  ];
}

/** Renders a guest's part of the header: language, theme, and sign-in. */
function GuestMenu() {
  const { t } = useTranslation();
  const { session } = useHost();
  const entries = useLookEntries();
  return (
    <>
      {entries.map((entry) =>
        'icon' in entry ? (
          <IconButton key={entry.key} label={String(entry.label)} icon={entry.icon} onClick={(event) => entry.onSelect?.(event)} />
        ) : null,
      )}
      <Button onClick={() => void session.signIn()}>{t('account.signIn')}</Button>
    </>
  );
}

/** Renders the account menu: the person, and links to their pages. */
export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const { navigation, session: account, block, locale, openPopup } = useHost();
  const lookEntries = useLookEntries();
  const unread = useUnreadNotices();
  if (session.status === 'loading') return <span className={classes.avatarPlace} aria-busy="true" />;
  if (session.status === 'guest') return <GuestMenu />;
  const { nickname, email, avatarUrl, country } = session.person;
  const name = nickname || email;
  const items: MenuEntry[] = [
    { kind: 'label', key: 'name', label: name },
    {
      key: 'library',
      label: t('header.library'),
      icon: <IconBook2 size={18} aria-hidden />,
      onSelect: () => navigation.push(paths.library()),
    },
    {
      key: 'notices',
      label: unread > 0 ? t('header.noticesWith', { count: unread }) : t('header.notices'),
      icon: <IconBell size={18} aria-hidden />,
      onSelect: () => navigation.push(paths.notices()),
    },
    {
      key: 'profile',
      label: t('account.profile'),
      icon: <IconUser size={18} aria-hidden />,
      onSelect: () => navigation.push(paths.account()),
    },
    { key: 'lobby', label: t('account.lobby'), icon: <IconBrush size={18} aria-hidden />, onSelect: () => navigation.push(paths.lobby()) },
    {
      key: 'plans',
      label: t('account.plans'),
      icon: <IconStar size={18} aria-hidden />,
      onSelect: () => void openPopup('store.plans', {}),
    },
    { kind: 'divider', key: 'look' },
    {
      key: 'country',
      label: country ? t('account.countryIs', { country: formatCountry(country, locale) }) : t('account.country'),
      icon: <IconMapPin size={18} aria-hidden />,
      onSelect: () => void openPopup('shell.country', {}),
    },
    ...lookEntries,
    { kind: 'divider', key: 'out' },
    {
      key: 'sign-out',
      label: t('account.signOut'),
      icon: <IconLogout size={18} aria-hidden />,
      onSelect: () => void block(account.signOut()),
    },
  ];
  return (
    <Menu
      trigger={
        <button type="button" className={classes.avatar} aria-label={t('account.menu', { name })}>
          <Avatar src={avatarUrl} name={name} />
        </button>
      }
      items={items}
    />
  );
}
