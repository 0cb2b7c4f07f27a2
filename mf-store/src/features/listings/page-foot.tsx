import { LAST_NUMBERED_PAGE, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, Group } from '@meowtale/ui';
import { Link, PageLinks } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { StoreListData } from './documents.ts';
import { filtersPath, type StoreFilters } from './filters.ts';

interface PageFootProps {
  filters: StoreFilters;
  found: StoreListData['findStore'];
}

/** Renders SPEC §2's pager; beyond the last numbered page the list continues by cursor. */
export function PageFoot({ filters, found: { totalCount, pageInfo } }: PageFootProps) {
  const { t } = useTranslation();
  const { hasNextPage, endCursor } = pageInfo;
  const { page, after } = filters;
  const beyond =
    hasNextPage && endCursor && (after || page === LAST_NUMBERED_PAGE) ? filtersPath(filters, { page, after: endCursor }) : null;
  return (
    <>
      {after ? null : (
        <PageLinks
          page={page}
          pageSize={PAGE_SIZE_DEFAULT}
          // Where the count is incomplete, the page itself knows whether there is a next one.
          total={Math.max(totalCount, hasNextPage ? page * PAGE_SIZE_DEFAULT + 1 : 0)}
          pathFor={(next) => filtersPath(filters, { page: next })}
        />
      )}
      {after || beyond ? (
        <Group gap={12} justify="center">
          {after ? (
            <Button component={Link} to={filtersPath(filters)}>
              {t('list.toFirst')}
            </Button>
          ) : null}
          {beyond ? (
            <Button component={Link} to={beyond}>
              {t('list.readOn')}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </>
  );
}
