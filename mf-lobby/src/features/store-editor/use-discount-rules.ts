import type { DiscountRules } from '@meowtale/contracts/discounts';
import { useMemo } from 'react';
import { useEditor } from './editor-context.tsx';

/** Returns the rules for the listing's discounts, which the service applies too. */
export function useDiscountRules(): DiscountRules {
  const discounts = useEditor((state) => state.listing.discounts);
  const releasedAt = useEditor((state) => state.listing.released_at);
  return useMemo(() => ({ now: Date.now(), releasedAt, existing: discounts }), [releasedAt, discounts]);
}
