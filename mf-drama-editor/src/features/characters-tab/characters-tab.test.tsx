import { beforeEach, describe, expect, test } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryCharacter, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newCharacter, sourceMark } from '@meowtale/story/model';
import { fakeTimers, passTime } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parts } from '../drama-editor/test-drama.ts';
import { generationService } from '../generation/test-service.ts';

let service: ReturnType<typeof generationService>;
beforeEach(() => {
  fakeTimers();
  localStorage.clear();
  service = generationService();
});

const open = () => service.open('character');
const savedPart = async <Part extends StoryPart>(kind: Part['kind']) => {
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await waitFor(() => expect(service.saved).toHaveBeenCalled());
  return service.saved.mock.lastCall?.[0].parts?.find(({ body }) => body?.kind === kind)?.body as Part;
};

describe('characters', () => {
  test('a character has every field, and shows their appearances', async () => {
    await open();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mira');
    for (const name of ['Summary', 'Appearance', 'Personality', 'Behaviour', 'Starting situation'])
      expect(screen.getByRole('textbox', { name })).toBeVisible();
    const appears = screen.getByRole('region', { name: 'Appears in' });
    expect(within(appears).getByRole('link', { name: 'Dusk' })).toHaveAttribute(
      'href',
      `/set-drama/${service.stored.drama.uuid}/dialog?at=dusk`,
    );
    expect(appears).toHaveTextContent('1 line');
  });

  test('input is saved as that character only', async () => {
    const { person } = await open();
    await person.type(await screen.findByRole('textbox', { name: 'Appearance' }), 'Grey eyes.');
    await person.click(screen.getByRole('radio', { name: 'Female' }));
    expect(await savedPart<StoryCharacter>('character')).toMatchObject({ id: 'mira', feature: 'Grey eyes.', sex: 'female' });
  });

  test('an added character or entry has the cursor in its name', async () => {
    const { person } = await open();
    for (const [add, label, name] of [
      ['Add a character', 'Name', 'Ana'],
      ['Add an entry', 'Entry name', 'Ferry'],
    ] as const) {
      await person.click(await screen.findByRole('button', { name: add }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toHaveFocus());
      await person.keyboard(name);
      expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    }
    // A later selection leaves the focus in the list.
    await person.click(screen.getByRole('button', { name: 'Ana' }));
    expect(screen.getByRole('button', { name: 'Ana' })).toHaveFocus();
  });

  test('a name can’t be empty, with an error at its field', async () => {
    const { person } = await open();
    await person.clear(await screen.findByRole('textbox', { name: 'Name' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please write something here.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    expect(service.saved).not.toHaveBeenCalled();
  });

  test('the translated name of a renamed character is marked until it is written or confirmed', async () => {
    service.stored.drama.data.parts = parts().map((part) => {
      if (part.kind === 'setting') return { ...part, languages: ['en-US', 'de-DE'] };
      return part.kind === 'character' ? { ...part, names: { 'de-DE': 'Mirja' } } : part;
    });
    const { person } = await open();
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'm');
    expect(screen.getByText('The original has changed since this was translated.')).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: /Deutsch/ }), 'm');
    expect(screen.queryByText('The original has changed since this was translated.')).toBeNull();
    expect(await savedPart<StoryCharacter>('character')).toMatchObject({ name: 'Miram', name_marks: { 'de-DE': sourceMark('Miram') } });
  });

  test('a new one is created and selected', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add a character' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Character 2');
  });

  test('removing a character focuses the list', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add a character' }));
    await person.click(await screen.findByRole('button', { name: 'Remove Character 2' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mira');
    expect(screen.getByRole('navigation', { name: 'Characters and codex' })).toHaveFocus();
  });

  test('the maximum is twenty characters', async () => {
    service.stored.drama.data.parts = [
      ...parts(),
      ...Array.from({ length: 19 }, (_, index) => newCharacter(`c${index}`, `Somebody ${index}`)),
    ];
    await open();
    expect(await screen.findByRole('button', { name: 'Add a character' })).toBeDisabled();
    expect(screen.getByText('A drama has 20 characters at most.')).toBeVisible();
  });

  test('a trait and a state from a paragraph on are saved', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add a trait' }));
    await person.type(screen.getByRole('textbox', { name: 'Never' }), 'blue, brown');
    await person.click(screen.getByRole('button', { name: 'Add a change' }));
    await person.click(screen.getByRole('combobox', { name: 'Change 1: status' }));
    await person.click(await screen.findByRole('option', { name: 'Away' }));
    expect(await savedPart<StoryCharacter>('character')).toMatchObject({
      traits: [{ not: ['blue', 'brown'] }],
      states: [{ from: 'dusk', status: 'away' }],
    });
  });

  test('a drama without characters says so', async () => {
    service.stored.drama.data.parts = [];
    await open();
    expect(await screen.findByRole('heading', { name: 'No characters yet' })).toBeVisible();
  });
});

describe('the codex', () => {
  test('a fact that was added requires its text once it is left empty, and isn’t saved', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add a fact' }));
    expect(screen.getByRole('textbox', { name: 'Fact 1' })).not.toBeInvalid();
    await person.tab();
    expect(screen.getByRole('textbox', { name: 'Fact 1' })).toHaveAccessibleDescription('Please write something here.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    expect(service.saved).not.toHaveBeenCalled();
  });

  test('removing a fact focuses its successor, after the last one the add button', async () => {
    service.stored.drama.data.parts = [...parts(), { kind: 'fact', id: 'lamp', text: 'Out.' }, { kind: 'fact', id: 'fog', text: 'Thick.' }];
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Remove fact 1' }));
    expect(screen.getByRole('button', { name: 'Remove fact 1' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Fact 1' })).toHaveValue('Thick.');
    await person.click(screen.getByRole('button', { name: 'Remove fact 1' }));
    expect(screen.getByRole('button', { name: 'Add a fact' })).toHaveFocus();
  });

  test('saves entries and facts', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add a fact' }));
    const fact = screen.getByRole('textbox', { name: 'Fact 1' });
    expect(fact).toHaveFocus();
    expect(fact).toHaveValue('');
    await person.keyboard('The lamp is out.');
    expect(await savedPart('fact')).toMatchObject({ text: 'The lamp is out.' });
    await person.click(screen.getByRole('button', { name: 'Add an entry' }));
    expect(await screen.findByRole('textbox', { name: 'Entry name' })).toHaveValue('New entry');
  });
});
