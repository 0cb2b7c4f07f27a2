import { UiProvider } from '@meowtale/ui';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SessionPerson } from '../host.ts';
import type { CreateSlice } from '../slice.ts';
import { SliceScope } from '../slice-scope.tsx';
import { type Responses, testHost } from './host.ts';

export { fakeTimers, passTime } from './fake-timers.ts';
export { fakeUploads } from './fake-upload.ts';
export { mira, Refusal, type Responses, testHost } from './host.ts';

interface GivenRoute {
  responses: Responses;
  at: string;
  params?: Record<string, string>;
  person?: SessionPerson | null;
}

/** Draws a page of a slice as the shell does. */
export async function renderRoute(createSlice: CreateSlice, id: string, given: GivenRoute) {
  const { host, leaving, confirmAge, become } = testHost(given.responses, given.at, given.person);
  const slice = await createSlice(host);
  const Page = slice.routes[id];
  if (!Page) throw new Error(`no route ${id}`);
  const view = render(
    <UiProvider locale={host.locale} colorScheme="light">
      <div data-frame-bar />
      <SliceScope host={host} words={slice.words}>
        <Page params={given.params ?? {}} />
      </SliceScope>
    </UiProvider>,
  );
  return { host, leaving, confirmAge, become, person: userEvent.setup(), ...view };
}
