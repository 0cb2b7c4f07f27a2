import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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

  test('has no ellipsis when every page is within reach', () => {
    show({ page: 3, total: 150 });
    expect(numbers()).toEqual(['1', '2', '3', '4', '5']);
    expect(ellipses()).toBe(0);
  });

  test('disables first and previous on the first page, and enables next and last', () => {
    show({ page: 1 });
    for (const name of ['First', 'Previous']) expect(screen.getByRole('button', { name })).toBeDisabled();
    for (const name of ['Next', 'Last']) expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  test('disables next and last on the last page', () => {
    show({ page: 30 });
    for (const name of ['First', 'Previous']) expect(screen.getByRole('button', { name })).toBeEnabled();
    for (const name of ['Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  test('disables everything and shows no number when there are no pages', () => {
    show({ total: 0 });
    expect(numbers()).toEqual([]);
    for (const name of ['First', 'Previous', 'Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  test('goes to the page of each control', async () => {
    const onPage = show({ page: 12 });
    for (const name of ['First', 'Previous', 'Page 15', 'Next', 'Last']) await userEvent.click(screen.getByRole('button', { name }));
    expect(onPage.mock.calls).toEqual([[1], [11], [15], [13], [30]]);
  });

  test.each([
    [1, ['1', '2', '3', '4', '5', '6'], 1],
    [6, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], 1],
    [7, ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'], 2],
    [24, ['19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29'], 2],
    [30, ['25', '26', '27', '28', '29', '30'], 1],
  ])('on page %i of 30 shows %j and %i ellipsis', (page, shown, gaps) => {
    show({ page });
    expect(numbers()).toEqual(shown);
    expect(ellipses()).toBe(gaps);
  });

  describe('with addresses for its pages', () => {
    const hrefFor = (page: number) => `/store?page=${page}`;
    const links = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

    test('consists of links, in the order of the spec', () => {
      show({ page: 2, total: 90, hrefFor });
      expect(links()).toEqual([
        ['First', '/store?page=1'],
        ['Previous', '/store?page=1'],
        ['Page 1', '/store?page=1'],
        ['Page 2', '/store?page=2'],
        ['Page 3', '/store?page=3'],
        ['Next', '/store?page=3'],
        ['Last', '/store?page=3'],
      ]);
    });

    test('has no link at an end, and none at all when there are no pages', () => {
      show({ page: 3, total: 90, hrefFor });
      expect(links().map(([name]) => name)).toEqual(['First', 'Previous', 'Page 1', 'Page 2', 'Page 3']);
      for (const name of ['Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
      cleanup();
      show({ total: 0, hrefFor });
      expect(links()).toEqual([]);
      for (const name of ['First', 'Previous', 'Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
    });

    test('handles a plain click, and leaves a modified one to the browser', () => {
      const onPage = show({ page: 2, hrefFor });
      const third = screen.getByRole('link', { name: 'Page 3' });
      expect(fireEvent.click(third, { ctrlKey: true })).toBe(true);
      expect(onPage).not.toHaveBeenCalled();
      expect(fireEvent.click(third)).toBe(false);
      expect(onPage.mock.calls).toEqual([[3]]);
    });
  });

  test('a page beyond the end counts as the last one', () => {
    expect(pagerWindow(99, 30, 61)).toMatchObject({ current: 3, pageCount: 3, pages: [1, 2, 3], atEnd: true });
  });
});
