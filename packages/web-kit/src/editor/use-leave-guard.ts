import { useHost } from '@meowtale/web-kit';
import { useEffect, useEffectEvent } from 'react';

/**
 * Asks before the person leaves a document's pages.
 * @param path of the document's first page; its other pages are below it.
 * @param question called when the person leaves; null to let them go.
 */
export function useLeaveGuard(path: string, question: () => string | null): void {
  const { navigation } = useHost();
  const ask = useEffectEvent(question);
  useEffect(() => {
    const own = navigation.href(path);
    const staysHere = (to: string | null) => to === own || to?.startsWith(`${own}/`);
    return navigation.guard((to) => (staysHere(to) ? null : ask()));
  }, [navigation, path]);
}
