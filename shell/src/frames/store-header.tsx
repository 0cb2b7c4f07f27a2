import { Button, IconBook2, Logo } from '@meowtale/ui';
import { Link, paths, useHost, useLocation, usePerson } from '@meowtale/web-kit';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from './account-menu.tsx';
import { Balances } from './balances.tsx';
import { CartLink } from './cart-link.tsx';
import { NoticesLink } from './notices-link.tsx';
import { SearchForm } from './search-form.tsx';
import classes from './store-header.module.css';

/** SPEC §2's four categories, as DESIGN §12 defines them, each with the category parameters that mark it as current. */
const SHELVES = [
  { key: 'allAge', to: paths.home(), categories: ['', 'normal-age'] },
  { key: 'r18', to: paths.stores({ category: ['boy-r18', 'girl-r18'] }), categories: ['boy-r18,girl-r18'] },
  { key: 'bl', to: paths.stores({ category: ['boy-bl'] }), categories: ['boy-bl'] },
  { key: 'gl', to: paths.stores({ category: ['girl-gl'] }), categories: ['girl-gl'] },
];

function Shelves() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const category = new URLSearchParams(search).get('category') ?? '';
  const onShelf = pathname === paths.home() || pathname === paths.stores();
  return (
    <nav className={classes.shelves} aria-label={t('nav.shelves')}>
      {SHELVES.map((shelf) => (
        <Link
          key={shelf.key}
          to={shelf.to}
          className={classes.shelf}
          aria-current={onShelf && shelf.categories.includes(category) ? 'page' : undefined}
        >
          {t(`nav.${shelf.key}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Renders the storefront's header; what only a person has is rendered once they are known. */
export function StoreHeader() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const person = usePerson();
  function home(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigation.push(paths.home());
  }
  return (
    <header className={classes.header}>
      <Logo name="Meowtale" className={classes.logo} href={navigation.href(paths.home())} onClick={home} />
      <Shelves />
      <SearchForm />
      <div className={classes.own}>
        {person ? (
          <>
            <Balances />
            <Link to={paths.library()} className={`${classes.link} ${classes.wideOnly}`}>
              <IconBook2 className={classes.linkIcon} size={20} aria-hidden />
              <span className={classes.linkText}>{t('header.library')}</span>
            </Link>
            <CartLink />
            <NoticesLink />
            <span className={classes.wideOnly}>
              <Button component={Link} to={paths.lobby()}>
                {t('header.create')}
              </Button>
            </span>
          </>
        ) : null}
        <AccountMenu />
      </div>
    </header>
  );
}
