import { lazyView } from '@meowtale/web-kit';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';

const Gallery = lazyView(async () => (await import(/* webpackChunkName: "gallery" */ '@meowtale/ui/gallery')).Gallery);

/** Renders the design system in all its states; the server offers this route in development only. */
export function DesignPage() {
  const { theme } = useShell();
  const { choice, choose } = useStore(theme.store);
  return <Gallery colorScheme={choice} onColorScheme={choose} />;
}
