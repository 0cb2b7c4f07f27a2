import { Logo } from '@meowtale/ui';
import { Link, paths, useHost, useLocation, usePerson } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import type { PlannedNavigation } from '../plan.ts';
import { AccountMenu } from './account-menu.tsx';
import { iconOf } from './icon-of.ts';
import classes from './lobby-frame.module.css';

function isHere(to: string, pathname: string): boolean {
  return to === paths.lobby() ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
}

function Entry({ entry }: { entry: PlannedNavigation }) {
  const { pathname } = useLocation();
  const Icon = iconOf(entry.icon);
  return (
    <li>
      <Link to={entry.to} className={classes.entry} aria-current={isHere(entry.to, pathname) ? 'page' : undefined}>
        {Icon ? <Icon size={19} aria-hidden /> : null}
        {entry.label}
      </Link>
    </li>
  );
}

/** The creators' lobby: navigation that every slice has its entries in, drawn without running any of them. */
export function LobbyFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { plan } = useShell();
  const { navigation } = useHost();
  const roles = usePerson()?.roles ?? [];
  const entries = plan.navigation.filter((entry) => !entry.roles || entry.roles.some((role) => roles.includes(role)));
  return (
    <div className={classes.frame}>
      <header className={classes.side}>
        <Logo name="Meowtale" href={navigation.href(paths.home())} className={classes.logo} />
        <nav aria-label={t('nav.lobby')}>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} />
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
