import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PagerProps } from './pager.tsx';
import { Pager } from './pager.tsx';
import { pagerWindow } from './pager-window.ts';
import { renderUi } from './testing/render-ui.tsx';

const labels: PagerProps['labels'] = {
  navigation: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (page) => `Page ${page}`,
};

function show(props: Partial<PagerProps> = {}) {
  const onPage = jest.fn();
  renderUi(<Pager page={1} pageSize={30} total={900} onPage={onPage} labels={labels} {...props} />);
  return onPage;
}

const numbers = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .queryAllByRole('button', { name: /^Page / })
    .map((button) => button.textContent);
const ellipses = () => screen.queryAllByText('…').length;

describe('pager', () => {
  test('shows five pages on each side of the current one and an ellipsis for the rest', () => {
    show({ page: 12 });
    expect(numbers()).toEqual(['7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17']);
    expect(ellipses()).toBe(2);
    expect(screen.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
  });

  test('has no ellipsis when every page is in reach', () => {
    show({ page: 3, total: 150 });
    expect(numbers()).toEqual(['1', '2', '3', '4', '5']);
    expect(ellipses()).toBe(0);
  });

  test('rests first and previous on the first page, next and last on the last', () => {
    show({ page: 1 });
    for (const name of ['First', 'Previous']) expect(screen.getByRole('button', { name })).toBeDisabled();
    for (const name of ['Next', 'Last']) expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  test('rests next and last on the last page', () => {
    show({ page: 30 });
    for (const name of ['First', 'Previous']) expect(screen.getByRole('button', { name })).toBeEnabled();
    for (const name of ['Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  test('rests everything and shows no number when there is nothing', () => {
    show({ total: 0 });
    expect(numbers()).toEqual([]);
    for (const name of ['First', 'Previous', 'Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  test('goes where each control says', async () => {
    const onPage = show({ page: 12 });
    for (const name of ['First', 'Previous', 'Page 15', 'Next', 'Last']) await userEvent.click(screen.getByRole('button', { name }));
    expect(onPage.mock.calls).toEqual([[1], [11], [15], [13], [30]]);
  });

  test('draws links when pages have addresses, and still goes by itself on a plain click', async () => {
    const onPage = show({ page: 2, hrefFor: (page) => `/store?page=${page}` });
    const third = screen.getByRole('link', { name: 'Page 3' });
    expect(third).toHaveAttribute('href', '/store?page=3');
    await userEvent.click(third);
    expect(onPage).toHaveBeenCalledWith(3);
  });

  test('a page beyond the end counts as the last one', () => {
    expect(pagerWindow(99, 30, 61)).toMatchObject({ current: 3, pageCount: 3, pages: [1, 2, 3], atEnd: true });
  });
});
