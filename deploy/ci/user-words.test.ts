import { expect, test } from '@jest/globals';
import { userWordFaults } from './user-words.ts';

const faults = (jsx: string, path = 'mf-store/src/part.tsx') => userWordFaults(path, `const part = () => (${jsx});`);

test.each([
  ['<p>{user.nickname}</p>'],
  ['<p>{user?.nickname ?? t("gone")}</p>'],
  ['<Text>{isOwn ? t("you") : name}</Text>'],
  ['<p>{brief.trim() || t("none")}</p>'],
  [`<li>{\`$\{store_name}, 2026\`}</li>`],
  ['<p>{memo && memo}</p>'],
  ['<h2>{drama.title}</h2>'],
  ['<Table columns={[{ key: "name", render: ({ name }) => name }]} />'],
  ['<div dir="auto">{rows.map((row) => <p>{row.comment}</p>)}</div>'],
])('a user’s text in %s is a fault', (jsx) => {
  expect(faults(jsx)).toHaveLength(1);
});

test.each([
  ['<UserText>{user.nickname}</UserText>'],
  ['<p>{t("by")} <bdi>{name}</bdi></p>'],
  ['<p dir="auto">{comment}</p>'],
  ['<p>{t("by", { name })}</p>'],
  ['<Avatar name={user.nickname} />'],
  ['<h2>{said.title}</h2>'],
  ['<p>{count}</p>'],
])('%s is no fault', (jsx) => {
  expect(faults(jsx)).toEqual([]);
});

test('files of tests and of the design system have no faults', () => {
  expect(faults('<p>{name}</p>', 'packages/ui/src/chip.tsx')).toEqual([]);
  expect(faults('<p>{name}</p>', 'mf-store/src/part.test.tsx')).toEqual([]);
});

test('a fault names the place and the component to use', () => {
  expect(faults('<p>{name}</p>')).toEqual([expect.stringMatching(/^mf-store\/src\/part\.tsx:1: name .*UserText/)]);
});
