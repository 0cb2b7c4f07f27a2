import { jest } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, type PopupProps, type SessionPerson, SliceScope } from '@meowtale/web-kit';
import { type Responses, testHost } from '@meowtale/web-kit/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';

const i18n = await createSliceI18n('en-US', loadWords);

interface Given {
  responses?: Responses;
  person?: SessionPerson | null;
}

/** Renders a popup of the shell; `close` records its result. */
export function renderPopup<I, R>(Popup: FunctionComponent<PopupProps<I, R>>, input: I, { responses = {}, person }: Given = {}) {
  const { host } = testHost(responses, '/', person);
  const close = jest.fn<(result?: R) => void>();
  const shell = { host, plan: { locale: 'en-US' } } as unknown as Shell;
  const view = render(
    <UiProvider locale="en-US" colorScheme="light">
      <ShellContext value={shell}>
        <SliceScope host={host} words={i18n}>
          <Popup input={input} close={close} />
        </SliceScope>
      </ShellContext>
    </UiProvider>,
  );
  return { host, close, person: userEvent.setup(), ...view };
}
