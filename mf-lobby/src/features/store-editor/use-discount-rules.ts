import type { DiscountRules } from '@meowtale/contracts/discounts';
import { useMemo } from 'react';
import { useEditor } from './editor-context.tsx';

/** What the listing's discounts are judged by, as the service will once more. */
export function useDiscountRules(): DiscountRules {
  const held = useEditor((state) => state.listing.discounts);
  const releasedAt = useEditor((state) => state.listing.released_at);
  return useMemo(() => ({ now: Date.now(), releasedAt, held }), [releasedAt, held]);
}
