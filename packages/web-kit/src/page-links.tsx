import { LAST_NUMBERED_PAGE } from '@meowtale/contracts';
import { Pager } from '@meowtale/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from './host-context.tsx';
import { KIT } from './i18n.ts';

export interface PageLinksProps {
  page: number;
  pageSize: number;
  total: number;
  /** Returns a page's address, without language prefix. */
  pathFor(page: number): string;
}

/**
 * Renders SPEC §2's pager of a list whose page is in the address; nothing for a single page. Its last page is the last that can be
 * requested by number; an address beyond it is replaced by the last page's.
 */
export function PageLinks({ pathFor, ...list }: PageLinksProps) {
  const { navigation } = useHost();
  const last = Math.min(Math.ceil(list.total / list.pageSize), LAST_NUMBERED_PAGE);
  const instead = last > 0 && list.page > last ? pathFor(last) : null;
  useEffect(() => {
    if (instead !== null) navigation.replace(instead);
  }, [instead, navigation]);
  return <Pages {...list} onPage={(next) => navigation.push(pathFor(next))} hrefFor={(next) => navigation.href(pathFor(next))} />;
}

export interface PageButtonsProps extends Omit<PageLinksProps, 'pathFor'> {
  onPage(page: number): void;
}

/** Renders the pager of a list in a popup, which has no address. */
export function PageButtons(props: PageButtonsProps) {
  return <Pages {...props} />;
}

function Pages({ page, pageSize, total, ...way }: PageButtonsProps & { hrefFor?: (page: number) => string }) {
  const { t } = useTranslation(KIT);
  if (total <= pageSize) return null;
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={Math.min(total, LAST_NUMBERED_PAGE * pageSize)}
      {...way}
      labels={{
        navigation: t('pager.navigation'),
        first: t('pager.first'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        last: t('pager.last'),
        page: (number) => t('pager.page', { number }),
      }}
    />
  );
}
