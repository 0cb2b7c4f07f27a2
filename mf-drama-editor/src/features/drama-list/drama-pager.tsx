import { PAGE_SIZE_DRAMA } from '@meowtale/contracts';
import { Pager } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

export function DramaPager({ page, total, keyword }: { page: number; total: number; keyword: string }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const address = (target: number) => paths.lobbyDrama({ page: target === 1 ? undefined : target, q: keyword });
  return (
    <Pager
      page={page}
      pageSize={PAGE_SIZE_DRAMA}
      total={total}
      onPage={(target) => navigation.push(address(target))}
      hrefFor={(target) => navigation.href(address(target))}
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
