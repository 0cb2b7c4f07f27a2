import { useMemo } from 'react';
import { useEditor } from './editor-context.tsx';
import { missingNow, type Requirement, requirementsOf } from './requirements.ts';
import { useDiscountRules } from './use-discount-rules.ts';
import { usePackApps } from './use-pack-apps.ts';

/** Returns what the open listing needs, as it is being typed; `known` once the apps have loaded. */
export function useRequirements(): { requirements: Requirement[]; complete: boolean; known: boolean } {
  const draft = useEditor((state) => state.draft);
  const storeUuid = useEditor((state) => state.listing.uuid);
  const { packApps, known } = usePackApps();
  const rules = useDiscountRules();
  return useMemo(() => {
    const missing = missingNow(draft, storeUuid, packApps, rules);
    return { requirements: requirementsOf(draft, missing), complete: known && missing.length === 0, known };
  }, [draft, storeUuid, packApps, known, rules]);
}
