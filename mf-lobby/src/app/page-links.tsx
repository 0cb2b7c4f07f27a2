import { Pager } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

interface PageLinksProps {
  page: number;
  pageSize: number;
  total: number;
  pathFor(page: number): string;
}

/** SPEC §2's pager with this slice's words; not drawn when everything fits one page. */
export function PageLinks({ page, pageSize, total, pathFor }: PageLinksProps) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  if (total <= pageSize) return null;
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={(next) => navigation.push(pathFor(next))}
      hrefFor={(next) => navigation.href(pathFor(next))}
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
