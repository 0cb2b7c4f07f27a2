import { beforeEach, describe, expect, test } from '@jest/globals';
import { EMPTY_SETTING, newResource, sourceMark } from '@meowtale/story/model';
import { fakeUploads, Refusal } from '@meowtale/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DRAWN, file, IMAGE, keeps, open, own, pictures, resetService, save, saved, service } from './test-resources.ts';

beforeEach(resetService);

const box = (name: string) => screen.findByRole('textbox', { name });
const keywords = () => box('Keywords');

describe('pictures', () => {
  test('are in three folders, and show where they are used', async () => {
    const { host } = await open('pier');
    const list = await screen.findByRole('navigation', { name: 'Pictures' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map((each) => each.textContent),
    ).toEqual(['Backgrounds', 'Characters', 'Scene pictures']);
    expect(within(list).getByRole('button', { name: /The pier Used in 3 places/ })).toHaveAttribute('aria-current', 'true');
    const uses = screen.getByRole('region', { name: 'Used in' });
    const links = within(uses).getAllByRole('link');
    const { pathname } = host.navigation.get();
    const base = pathname.replace('/resource', '');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${base}/dialog?at=dusk`,
      `${base}/dialog?at=dusk`,
      `${base}/character?at=mira`,
    ]);
    expect(uses).toHaveTextContent('Dusk background');
    expect(uses).toHaveTextContent('Dusk line 1');
  });

  test('have an alternative text by language, and show when its original has changed', async () => {
    const setting = { ...EMPTY_SETTING, languages: ['en-US' as const, 'de-DE' as const] };
    service.parts = [...pictures().filter(({ kind }) => kind !== 'setting'), setting];
    const { person } = await open('pier');
    expect(await box('Name')).toHaveAccessibleDescription(/while it has no alternative text/);
    await person.type(await box('Alternative text'), 'A pier');
    await person.click(screen.getByRole('combobox', { name: 'Show translation' }));
    await person.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await person.type(await box('Alternative text in Deutsch'), 'Ein Steg');
    expect(screen.queryByRole('button', { name: 'Mark as up to date' })).not.toBeInTheDocument();
    await person.type(await box('Alternative text'), ' at dusk');
    expect(await screen.findByRole('button', { name: 'Mark as up to date' })).toBeVisible();
    const alt = { 'en-US': 'A pier at dusk', 'de-DE': 'Ein Steg' };
    expect(await saved('pier')).toMatchObject({ alt, alt_marks: { 'de-DE': sourceMark('A pier') } });
    expect(screen.getByRole('img', { name: 'A pier at dusk' })).toBeVisible();
  });

  test('that are decorative need none', async () => {
    const { person } = await open('pier');
    await person.click(await screen.findByRole('checkbox', { name: 'Decorative picture' }));
    expect(screen.queryByRole('textbox', { name: 'Alternative text' })).not.toBeInTheDocument();
    expect(await saved('pier')).toMatchObject({ decorative: true });
  });

  test('are missing in a new drama, which says so, and the first is created and selected', async () => {
    service.parts = [];
    const { person } = await open();
    expect(await screen.findByRole('heading', { name: 'No pictures yet' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add a scene picture' }));
    expect(await box('Name')).toHaveValue('Scene picture 1');
    expect(await screen.findByText('No picture yet.')).toBeVisible();
  });

  test('are at most three hundred, and are found by name', async () => {
    service.parts = Array.from({ length: 300 }, (_, index) => newResource(`p${index}`, 'bg', { name: `Place ${index}` }));
    const { person } = await open();
    // By text: among 300 rows a query by role computes 300 names.
    for (const name of ['Add a background', 'Add a character picture', 'Add a scene picture'])
      expect((await screen.findByText(name)).closest('button')).toBeDisabled();
    expect(screen.getByText('A drama has at most 300 pictures.')).toBeVisible();
    await person.click(screen.getByLabelText('Search pictures'));
    await person.paste('place 299');
    const list = screen.getByRole('navigation', { name: 'Pictures' });
    expect(within(list).getAllByRole('button', { name: /^Place/ })).toHaveLength(1);
  });

  test('that are removed are removed wherever they are shown, and restored in one step', async () => {
    const { person } = await open('pier');
    await person.click(await screen.findByRole('button', { name: 'Remove “The pier”' }));
    expect(screen.queryByRole('button', { name: /The pier/ })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Pictures' })).toHaveFocus();
    expect(await saved('pier')).toBeNull();
    expect(await saved('mira')).toMatchObject({ picture: null });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /The pier Used in 3 places/ })).toBeVisible();
  });
});

describe('keywords', () => {
  test('are checked while typing, marked where they are wrong, and saved with the picture', async () => {
    const { person, container } = await open('pier');
    await person.type(await keywords(), ', (lamp:9)');
    expect(await keywords()).toHaveAccessibleDescription(/A weight must be between 0.1 and 2/);
    expect(await keywords()).toBeInvalid();
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['9']);
    await person.click(screen.getByRole('button', { name: 'Show the error' }));
    const area = (await keywords()) as HTMLTextAreaElement;
    expect(area).toHaveFocus();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('9');
    expect(screen.getByRole('button', { name: 'Generate' })).toBeDisabled();
    expect(screen.getByText('Fix the marked fields first.')).toBeVisible();
    expect(await saved('pier')).toMatchObject({ keywords: 'empty pier, dusk, (lamp:9)', seed: 7 });
  });

  test('have a seed that is saved and shown, and is a whole number that a model accepts', async () => {
    const { person } = await open('pier');
    const seed = await screen.findByRole('spinbutton', { name: 'Seed' });
    expect(seed).toHaveValue('7');
    await person.clear(seed);
    await person.type(seed, '4294967296');
    await person.tab();
    expect(seed).toHaveAccessibleDescription(/from 0 to 4,294,967,295/);
    await person.clear(seed);
    await person.type(seed, '12');
    await person.tab();
    expect(await saved('pier')).toMatchObject({ seed: 12 });
  });
});

describe('a person’s own picture', () => {
  const drop = () => screen.findByLabelText('Upload a picture');

  test('is uploaded for dramas, and becomes the shown one', async () => {
    const sent = keeps({ width: 640, height: 360 });
    const { person } = await open('fog');
    await person.upload(await drop(), file());
    expect(await screen.findByLabelText('Replace the picture')).toBeVisible();
    expect(await saved('fog')).toMatchObject({ image: `${DRAWN}.png`, width: 640, height: 360, origin: null });
    expect(sent[0]?.fields.slice(0, 1)).toEqual([['scope', 'drama']]);
    expect(screen.getByText('640 × 360')).toBeVisible();
  });

  test('can be dropped', async () => {
    keeps();
    await open('fog');
    fireEvent.drop(await drop(), { dataTransfer: { files: [file()] } });
    expect(await screen.findByLabelText('Replace the picture')).toBeVisible();
    expect(await saved('fog')).toMatchObject({ image: `${DRAWN}.png` });
  });

  test('of another type is rejected before it is sent', async () => {
    const sent = keeps();
    await open('fog');
    fireEvent.drop(await drop(), { dataTransfer: { files: [new File(['x'], 'a.webp', { type: 'image/webp' })] } });
    expect(await drop()).toHaveAccessibleDescription(/a.webp isn’t a supported file type. Supported: .jpg, .jpeg, .png./);
    expect(sent).toEqual([]);
  });

  test('with a full storage shows an error where the file was chosen', async () => {
    fakeUploads({ status: 413, body: { code: 'file/upload.app.add_size', status: 413, requestId: 'r' } });
    const { person } = await open('fog');
    await person.upload(await drop(), file());
    await waitFor(async () => expect(await drop()).toHaveAccessibleDescription(/words for file\/upload.app.add_size/));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('without a connection is kept here, and sent again on request', async () => {
    fakeUploads();
    const { person } = await open('fog');
    await person.type(await keywords(), 'thick fog');
    await person.upload(await drop(), file());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await keywords()).toHaveValue('thick fog');
    const sent = keeps();
    await person.click(again);
    expect(await screen.findByLabelText('Replace the picture')).toBeVisible();
    expect(await saved('fog')).toMatchObject({ image: `${DRAWN}.png`, keywords: 'thick fog' });
    expect(sent).toHaveLength(1);
  });

  test('is removed, which keeps its keywords', async () => {
    const { person } = await open('pier');
    await person.click(await screen.findByRole('button', { name: 'Remove the picture' }));
    expect(screen.getByRole('button', { name: 'Your pictures' })).toHaveFocus();
    expect(await saved('pier')).toMatchObject({ image: null, keywords: 'empty pier, dusk', seed: 7 });
  });

  test('whose file no longer exists shows that', async () => {
    const { container } = await open('pier');
    await screen.findByRole('img', { name: 'The pier' });
    const shown = container.querySelector('figure img');
    if (shown) fireEvent.error(shown);
    expect(await screen.findByText(/file was deleted/)).toBeVisible();
  });
});

describe('the person’s other pictures', () => {
  test('can be chosen, and deleted when no picture of the drama shows them', async () => {
    service.own = [own(), own({ uuid: DRAWN, basename: 'A very long name '.repeat(12), width: 800, height: 450 })];
    const deleted: string[] = [];
    service.more = {
      deleteDramaPicture: ({ uuid }) => {
        deleted.push(uuid);
        service.own = [];
        return { delFile: true };
      },
    };
    const { person } = await open('fog');
    await person.click(await screen.findByRole('button', { name: 'Your pictures' }));
    const popup = await screen.findByRole('dialog', { name: 'Your pictures for dramas' });
    expect(await within(popup).findByText('Used in this drama')).toBeVisible();
    expect(within(popup).queryByRole('button', { name: 'Delete pier.jpg' })).not.toBeInTheDocument();
    await person.click(within(popup).getByRole('button', { name: /^Delete A very long name/ }));
    await person.click(await screen.findByRole('button', { name: 'Delete the picture' }));
    expect(await screen.findByRole('heading', { name: 'You have no pictures yet' })).toBeVisible();
    expect(deleted).toEqual([DRAWN]);
  });

  test('that are used belong to their resource', async () => {
    service.own = [own({ width: 800, height: 450 })];
    const { person } = await open('fog');
    await person.click(await screen.findByRole('button', { name: 'Your pictures' }));
    await person.click(await screen.findByRole('button', { name: 'Use pier.jpg' }));
    expect(await saved('fog')).toMatchObject({ image: `${IMAGE}.jpg`, width: 800, height: 450 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('that fail to load can be retried', async () => {
    let refuse = true;
    service.more = {
      ownDramaPictures: () => {
        if (refuse) throw new Refusal({ code: 'auth/forbidden', status: 403 });
        return { findDramaFile: { __typename: 'DramaFileList', list: [], totalCount: 0 } };
      },
    };
    const { person } = await open('fog');
    await person.click(await screen.findByRole('button', { name: 'Your pictures' }));
    expect(await screen.findByText(/words for auth\/forbidden/)).toBeVisible();
    refuse = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'You have no pictures yet' })).toBeVisible();
  });
});

test('are shown without saving anything', async () => {
  service.parts = pictures();
  await open('pier');
  await keywords();
  expect(save).not.toHaveBeenCalled();
});
