import { expect, jest, test } from '@jest/globals';
import { Refusal } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { SUBMIT } from '../store-editor/test-listing.ts';
import { desk, OPEN, open } from './test-review.ts';

const found = async () => within(await screen.findByRole('region', { name: 'Check results' }));

test('the precheck’s findings are shown beside the submission, without a confirmation or links', async () => {
  desk.findings = [
    {
      level: 'error',
      path: 'store_submit_game_pack.official_app_uuid',
      key: 'check.pack-file',
      params: { file: 'game.js', within: 'index.html' },
    },
    { level: 'warning', path: 'store_submit_info.list.0.introduction', key: 'check.adult-word', params: { word: 'porn' } },
  ];
  await open(OPEN);
  const panel = await found();
  const list = within(await panel.findByRole('list', { name: 'Check results' }));
  expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Must be fixedFull version/),
    expect.stringMatching(/^WarningIntroduction/),
  ]);
  expect(panel.queryByRole('checkbox')).toBeNull();
  expect(panel.queryByRole('link')).toBeNull();
});

test('warnings only need no confirmation by the reviewer', async () => {
  desk.findings = [{ level: 'warning', path: 'store_submit_info.list.0.introduction', key: 'check.adult-word', params: { word: 'porn' } }];
  await open(OPEN);
  const panel = await found();
  expect(await panel.findByRole('listitem')).toBeVisible();
  expect(panel.queryByRole('checkbox')).toBeNull();
});

test('a precheck without findings says so, and a failed one is repeated', async () => {
  let broken = true;
  const { person } = await open(OPEN, {
    checkSubmit: () => {
      if (broken) throw new Refusal({ code: 'review/state', status: 409 });
      return { checkStoreSubmit: { __typename: 'SubmitCheck', submit_uuid: SUBMIT, findings: [] } };
    },
  });
  const panel = await found();
  expect(await panel.findByText('The check failed')).toBeVisible();
  broken = false;
  await person.click(panel.getByRole('button', { name: 'Check again' }));
  expect(await panel.findByText('No problems found')).toBeVisible();
});

test('a decided submission isn’t checked again', async () => {
  desk.submit = { ...desk.submit, status: 'passed', decided_at: '2026-11-21T12:00:00.000Z' };
  const onRequest = jest.fn();
  await open(OPEN, {
    checkSubmit: () => {
      onRequest();
      return { checkStoreSubmit: { __typename: 'SubmitCheck', submit_uuid: SUBMIT, findings: [] } };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The Night Ferry' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Check results' })).toBeNull();
  expect(onRequest).not.toHaveBeenCalled();
});
