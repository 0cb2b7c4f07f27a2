import { expect, test } from '@jest/globals';
// The edge build: the browser's build needs a MessageChannel, which jsdom lacks.
import { renderToString } from 'react-dom/server.edge';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Pager } from './pager.tsx';
import { Price } from './price.tsx';
import { Select } from './select.tsx';
import { StoreCard } from './store-card.tsx';
import { Tabs } from './tabs.tsx';
import { UiProvider } from './ui-provider.tsx';

test('a server-rendered store page has no inline style, which its CSP would block', () => {
  const labels = { navigation: 'Pages', first: 'First', previous: 'Previous', next: 'Next', last: 'Last', page: String };
  const html = renderToString(
    <UiProvider colorScheme="dark" locale="en-US">
      <Tabs label="Categories" value="a" items={[{ value: 'a', label: 'All age', href: '/store' }]} />
      <StoreCard
        href="/store/1"
        title="The Lantern Keeper"
        cover={{ src: null }}
        badges={<Badge solid>Owned</Badge>}
        price={<Price amount={192} unit="coins" original={240} percentOff={20} />}
      />
      <Button variant="primary">Buy</Button>
      <Select label="Order" options={[{ value: 'new', label: 'Newest' }]} value="new" onChange={() => {}} />
      <EmptyState kind="shelf" title="Nothing here" />
      <Pager page={1} pageSize={30} total={90} onPage={() => {}} labels={labels} />
    </UiProvider>,
  );
  expect(html).toContain('The Lantern Keeper');
  expect(html).not.toMatch(/<style|\sstyle=/);
});
