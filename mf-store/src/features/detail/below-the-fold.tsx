import { Stack } from '@meowtale/ui';
import { Comments } from '../comments/comments.tsx';
import { RelatedWorks } from '../related/related-works.tsx';
import { Updates } from '../updates/updates.tsx';

/** What nobody sees of a work's page at first. */
export function BelowTheFold({ storeId }: { storeId: string }) {
  return (
    <Stack gap={36}>
      <Updates storeId={storeId} />
      <RelatedWorks storeId={storeId} />
      <Comments storeId={storeId} />
    </Stack>
  );
}
