import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Chip } from './chip.tsx';
import { FoldedText } from './folded-text.tsx';
import { renderUi } from './testing/render-ui.tsx';
import { Title } from './title.tsx';
import { UserText } from './user-text.tsx';

const HEBREW = 'הסיפור נהדר, 10/10. (קראתי פעמיים!)';

test('a person’s text takes the direction of its first strong letter, inline and as a block', () => {
  renderUi(
    <>
      <p>
        by <UserText>דנה 7</UserText> (3)
      </p>
      <UserText as="p">{HEBREW}</UserText>
    </>,
  );
  expect(screen.getByText('דנה 7').tagName).toBe('BDI');
  for (const text of ['דנה 7', HEBREW]) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
});

test('a heading and a chip take the direction of their text', () => {
  renderUi(
    <>
      <Title level={2}>המגדלור (2)</Title>
      <Chip>מסתורין (1)</Chip>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'המגדלור (2)' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('מסתורין (1)').tagName).toBe('BDI');
});

test.each([
  ['many characters', 'word '.repeat(121)],
  ['many lines', 'line\n'.repeat(9)],
])('a text of %s is folded until it is opened', async (_name, text) => {
  renderUi(<FoldedText text={text} moreLabel="Show more" lessLabel="Show less" />);
  const button = screen.getByRole('button', { name: 'Show more' });
  const foldedText = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(foldedText).toHaveClass('mt-user-lines--folded');
  await userEvent.click(button);
  expect(foldedText).not.toHaveClass('mt-user-lines--folded');
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('a short text has no button', () => {
  renderUi(<FoldedText text="Lovely." moreLabel="Show more" lessLabel="Show less" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['many characters', 'word '.repeat(33)],
  ['many lines', 'line\n'.repeat(5)],
])('in a column of a table a text of %s is folded sooner', async (_name, text) => {
  renderUi(<FoldedText inColumn text={text} moreLabel="Show more" lessLabel="Show less" />);
  const button = screen.getByRole('button', { name: 'Show more' });
  const foldedText = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(foldedText).toHaveClass('mt-user-lines--folded-column');
  await userEvent.click(button);
  expect(foldedText).not.toHaveClass('mt-user-lines--folded-column');
});
