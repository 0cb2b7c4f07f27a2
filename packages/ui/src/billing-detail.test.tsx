import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BillingDetail, type BillingDetailProps } from './billing-detail.tsx';
import { Coins } from './coins.tsx';
import { renderUi } from './testing/render-ui.tsx';

const coins = (amount: number) => <Coins amount={amount} unit="meow coins" />;

function draw(more: Partial<BillingDetailProps> = {}) {
  renderUi(
    <BillingDetail
      caption="What you buy"
      items={[
        {
          key: 'a',
          label: 'The Night Ferry',
          value: coins(400),
          struck: <Coins amount={500} unit="meow coins" struck struckLabel="before:" />,
        },
        { key: 'b', label: 'Tide', value: coins(100) },
      ]}
      totals={[{ key: 'total', label: 'Total', value: coins(500), strong: true }]}
      {...more}
    />,
  );
}

test('names each item and the total by its row', () => {
  draw();
  expect(screen.getByRole('table', { name: 'What you buy' })).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['The Night Ferrybefore: 500 meow coins 400 meow coins', 'Tide100 meow coins', 'Total500 meow coins']);
});

test('strikes only values that are no longer valid', () => {
  draw();
  const struck = screen.getByRole('table').querySelectorAll('s');
  expect([...struck].map((value) => value.textContent)).toEqual(['before: 500 meow coins']);
});

test('has a checkbox when there is a choice', async () => {
  const onChange = jest.fn();
  draw({ checkbox: { label: 'Use silver first', checked: true, onChange } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use silver first' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('announces its error', () => {
  draw({ error: 'At most 1,000,000 at once' });
  expect(screen.getByRole('alert')).toHaveTextContent('At most 1,000,000 at once');
});
