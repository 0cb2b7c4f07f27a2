import { beforeEach, describe, expect, test } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import { fakeTimers, passTime } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { generationService } from '../generation/test-service.ts';

beforeEach(() => {
  localStorage.clear();
  fakeTimers();
});

async function open() {
  const service = generationService();
  const view = await service.open('setting');
  await screen.findByRole('textbox', { name: 'Title' });
  await view.person.keyboard('{Control>}{Shift>}F{/Shift}{/Control}');
  return { ...view, service, panel: await screen.findByRole('dialog', { name: 'Find and replace' }) };
}

describe('find and replace', () => {
  test('a word is replaced everywhere as one step, saved, and undone', async () => {
    const { person, panel, service } = await open();
    const find = within(panel).getByRole('textbox', { name: 'Find' });
    await waitFor(() => expect(find).toHaveFocus());
    await person.type(find, 'mira');
    expect(await within(panel).findByText('3 matches')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Paragraph “Dusk”' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/dialog\?at=dusk$/),
    );
    await person.type(within(panel).getByRole('textbox', { name: 'Replace with' }), 'Nora');
    await person.click(within(panel).getByRole('button', { name: 'Replace all' }));
    expect(within(panel).getByText('3 matches replaced.')).toBeVisible();
    expect(await within(panel).findByText('No matches')).toBeVisible();
    expect(find).toHaveFocus();
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(() => expect(service.saved).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(service.saved.mock.calls[0])).toMatch(/Nora waits for a boat.*Nora counts the benches.*"name":"Nora"/);
    await person.click(within(panel).getByRole('button', { name: 'Undo' }));
    expect(await within(panel).findByText('3 matches')).toBeVisible();
  });

  test('one text is replaced, and its match goes', async () => {
    const { person, panel } = await open();
    await person.type(within(panel).getByRole('textbox', { name: 'Find' }), 'Mira');
    await person.click(within(panel).getByRole('checkbox', { name: 'Match case' }));
    await person.type(within(panel).getByRole('textbox', { name: 'Replace with' }), 'Nora');
    await person.click(await within(panel).findByRole('button', { name: 'Replace in: Line 1' }));
    expect(await within(panel).findByText('2 matches')).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Replace in: Line 1' })).toBeNull();
    expect(within(panel).getByRole('button', { name: 'Replace in: Name' })).toHaveFocus();
  });

  test('a text that would be empty is left, and the panel says so', async () => {
    const { person, panel } = await open();
    await person.type(within(panel).getByRole('textbox', { name: 'Find' }), 'Mira');
    await within(panel).findByText('3 matches');
    await person.click(within(panel).getByRole('button', { name: 'Replace all' }));
    expect(within(panel).getByText(/1 text stays as it is/)).toBeVisible();
    expect(await within(panel).findByText('1 match')).toBeVisible();
  });

  test('a closed panel keeps what was typed', async () => {
    const { person, panel } = await open();
    await person.type(within(panel).getByRole('textbox', { name: 'Find' }), 'ferry');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Find and replace' }));
    expect(await screen.findByRole('textbox', { name: 'Find' })).toHaveValue('ferry');
  });
});
