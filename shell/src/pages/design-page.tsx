import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { Waiting } from '../app/waiting.tsx';

const Gallery = lazy(async () => ({ default: (await import(/* webpackChunkName: "gallery" */ '@meowtale/ui/gallery')).Gallery }));

/** The design system in all its states; the server offers this route in development only. */
export function DesignPage() {
  const { theme } = useShell();
  const { choice, choose } = useStore(theme.store);
  return (
    <Suspense fallback={<Waiting />}>
      <Gallery colorScheme={choice} onColorScheme={choose} />
    </Suspense>
  );
}
