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
  ['<p>{drama.logline}</p>'],
  ['<p>{paragraph.title}</p>'],
  ['<strong>{title}</strong>'],
  ['<span>{label}</span>'],
  ['<p><span>{isLong ? title : label}</span></p>'],
  ['<li>{line.words[language]}</li>'],
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
  ['<h2>{title}</h2>'],
  ['<Text size="small">{label}</Text>'],
  ['<Button onClick={save}>{label}</Button>'],
  ['<span lang={language}>{words}</span>'],
  ['<p>{line.words[language]}</p>'],
])('%s is no fault', (jsx) => {
  expect(faults(jsx)).toEqual([]);
});

test('the player doesn’t load the style that gives paragraphs their own direction', () => {
  expect(faults('<p>{title}</p>', 'svc-catalog/player/src/bar.tsx')).toHaveLength(1);
  expect(faults('<p dir="auto">{title}</p>', 'svc-catalog/player/src/bar.tsx')).toEqual([]);
});

test('files of tests and of the design system have no faults', () => {
  expect(faults('<p>{name}</p>', 'packages/ui/src/chip.tsx')).toEqual([]);
  expect(faults('<p>{name}</p>', 'mf-store/src/part.test.tsx')).toEqual([]);
});

test('a fault names the place and the component to use', () => {
  expect(faults('<p>{name}</p>')).toEqual([expect.stringMatching(/^mf-store\/src\/part\.tsx:1: name .*UserText/)]);
});
