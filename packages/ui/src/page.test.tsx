import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Page, PageHeader } from './page.tsx';
import { Section } from './section.tsx';
import { renderUi } from './testing/render-ui.tsx';

test('an unknown subtitle reserves its line, a missing one does not', () => {
  const linesOf = (subtitle?: string | null) => {
    const { container, unmount } = renderUi(<PageHeader title="Library" subtitle={subtitle} />);
    const lines = [...container.querySelectorAll('.mt-page-header__subtitle')].map(({ textContent }) => textContent);
    unmount();
    return lines;
  };
  expect(linesOf(null)).toEqual(['\u00a0']);
  expect(linesOf('2 stories')).toEqual(['2 stories']);
  expect(linesOf()).toEqual([]);
});

function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const without = (removed: string) => setRows(rows.filter((row) => row !== removed));
  return (
    <Page>
      <PageHeader title="Library" />
      <button type="button" onClick={() => without('a')}>
        Remove the first
      </button>
      <Section title="Wishes">
        {rows.length > 0 ? (
          <ul>
            {rows.map((row) => (
              <li key={row} aria-label={row}>
                <button type="button" onClick={() => without(row)}>{`Remove ${row}`}</button>
              </li>
            ))}
          </ul>
        ) : (
          <p>Nothing here</p>
        )}
      </Section>
    </Page>
  );
}

test('removing a row focuses the next row, then the one before, then the heading of its section', async () => {
  const person = userEvent.setup();
  renderUi(<Rows />);
  const remove = async (name: string) => person.click(screen.getByRole('button', { name: `Remove ${name}` }));
  await remove('b');
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'c' })).toHaveFocus());
  await remove('c');
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'a' })).toHaveFocus());
  await remove('a');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Wishes' })).toHaveFocus());
});

test("the focus doesn't move when another row is removed", async () => {
  const person = userEvent.setup();
  renderUi(<Rows />);
  const button = screen.getByRole('button', { name: 'Remove the first' });
  await person.click(button);
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'a' })).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
