import { expect, test } from '@jest/globals';
import { PageHeader } from './page.tsx';
import { renderUi } from './testing/render-ui.tsx';

test('a subtitle that isn’t known yet has its line, one that there is none of has not', () => {
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
