import { type CreateSlice, type HostV1, SliceScope } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import type { ServerInput } from './render.tsx';

/** Returns one route of a slice without a frame. @throws when there is no slice, or it has no such route */
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
