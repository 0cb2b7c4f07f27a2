import { Logo } from '@meowtale/ui';
import { Link, paths, useHost, useLocation, usePerson } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import type { PlannedNavigation } from '../plan.ts';
import { AccountMenu } from './account-menu.tsx';
import { iconOf } from './icon-of.ts';
import classes from './lobby-frame.module.css';
import { useUnreadNotices } from './use-unread-notices.ts';

function isHere(to: string, pathname: string): boolean {
  return to === paths.lobby() ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
}

interface EntryProps {
  entry: PlannedNavigation;
  /** Number of unread notifications behind it. */
  unread: number;
}

function Entry({ entry, unread }: EntryProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const Icon = iconOf(entry.icon);
  const here = isHere(entry.to, pathname) ? 'page' : undefined;
  return (
    <li>
      <Link
        to={entry.to}
        className={classes.entry}
        aria-current={here}
        aria-label={unread > 0 ? t('header.noticesWith', { count: unread }) : undefined}
      >
        {Icon ? <Icon size={19} aria-hidden /> : null}
        {entry.label}
        {unread > 0 ? <span className={classes.count}>{unread > 99 ? '99+' : unread}</span> : null}
      </Link>
    </li>
  );
}

/** Renders the creators' lobby: its navigation has entries of every slice, without running any of them. */
export function LobbyFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { plan } = useShell();
  const { navigation } = useHost();
  const roles = usePerson()?.roles ?? [];
  const unread = useUnreadNotices();
  const entries = plan.navigation.filter((entry) => !entry.roles || entry.roles.some((role) => roles.includes(role)));
  return (
    <div className={classes.frame}>
      <header className={classes.side}>
        <Logo name="Meowtale" href={navigation.href(paths.home())} className={classes.logo} />
        <nav aria-label={t('nav.lobby')}>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} unread={entry.to === paths.lobbyNotification() ? unread : 0} />
            ))}
          </ul>
        </nav>
        <div className={classes.account}>
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
