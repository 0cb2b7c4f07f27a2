import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderUi } from './testing/render-ui.tsx';

// As offline, or after a release that took the files away.
for (const file of ['./date-time-picker', './multi-select-field', './bar-chart-view', './sortable-grid-live', './qr-squares'])
  jest.unstable_mockModule(`${file}.tsx`, () => {
    throw new Error('Loading chunk 7 failed.');
  });
const ui = await import('./index.ts');
const nothing = () => {};

async function draw(part: ReactNode) {
  renderUi(
    <ui.LostPartContext value={() => <p>Not loaded</p>}>
      <h1>The page</h1>
      {part}
    </ui.LostPartContext>,
  );
  expect(await screen.findByText('Not loaded')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
}

test('a date field whose code can’t be fetched keeps its shape and says so', async () => {
  const labels = { previous: 'Previous', next: 'Next', hours: 'Hours', minutes: 'Minutes', confirm: 'Done', dialog: 'Time' };
  await draw(<ui.DateTimeInput label="From" value={null} onChange={nothing} labels={labels} />);
  expect(screen.getByRole('button', { name: 'From' })).toBeInTheDocument();
});

test('a multi select whose code can’t be fetched keeps its shape and says so', async () => {
  await draw(<ui.MultiSelect label="Languages" options={[{ value: 'en', label: 'English' }]} value={['en']} onChange={nothing} />);
  expect(screen.getByRole('combobox', { name: 'Languages' })).toHaveValue('English');
});

test('a grid whose code can’t be fetched keeps its items and says so', async () => {
  const labels = {
    handle: (position: number) => `Move ${position}`,
    role: 'can be moved',
    instructions: '',
    lifted: String,
    over: String,
    dropped: String,
    cancelled: '',
  };
  await draw(
    <ui.SortableGrid label="Pictures" itemKeys={['a']} renderItem={(key) => <>Picture {key}</>} onMove={nothing} labels={labels} />,
  );
  expect(screen.getByText('Picture a')).toBeInTheDocument();
});

test('a chart whose code can’t be fetched says so in its place', async () => {
  await draw(<ui.BarChart label="Sales" data={[]} series={[]} format={String} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a QR code whose code can’t be fetched says so, and can’t be saved', async () => {
  await draw(<ui.QrCode value="https://meowtale.example" label="Its page" fileName="page" words={{ png: 'Save PNG', svg: 'Save SVG' }} />);
  expect(screen.getByRole('button', { name: 'Save PNG' })).toBeDisabled();
});
