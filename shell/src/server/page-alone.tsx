import { type CreateSlice, type HostV1, SliceScope } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import type { ServerInput } from './render.tsx';

/** One route of a slice with nothing around it. @throws when no slice is at hand, or it has no such route */
export async function pageAlone(
  host: HostV1,
  createSlice: CreateSlice | null,
  { route, params }: NonNullable<ServerInput['alone']>,
): Promise<ReactNode> {
  const slice = await createSlice?.(host);
  const Page = slice?.routes[route];
  if (!slice || !Page) throw new Error(`no slice draws ${route}`);
  return (
    <SliceScope host={host} words={slice.words}>
      <Page params={params} />
    </SliceScope>
  );
}
