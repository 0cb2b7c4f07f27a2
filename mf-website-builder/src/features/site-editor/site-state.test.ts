import { describe, expect, test } from '@jest/globals';
import type { Site } from './documents.ts';
import {
  addProfile,
  answered,
  editElement,
  moduleFaults,
  moveModule,
  notAnswered,
  openSite,
  ownSave,
  removeModule,
  sending,
  toConfig,
} from './site-state.ts';

const site: Site = {
  uuid: '0190a5d0-0000-7000-8000-000000000001',
  name: 'lamplight',
  domain: 'http://s-lamplight.localhost:3006',
  revision: 3,
  config: { modules: [] },
};
const two = addProfile(addProfile(openSite(site), 'a'), 'b');

describe('a site being edited', () => {
  test('is changed by adding, and saved when the answer is of what stands', () => {
    expect(two.stage).toBe('changed');
    const after = answered(sending(two), two.modules, { ...site, revision: 4 });
    expect(after).toMatchObject({ stage: 'saved', revision: 4 });
  });

  test('is still to be sent when something was typed while a save was on its way', () => {
    const typed = editElement(sending(two), 'a', { title: 'Hello' });
    expect(answered(typed, two.modules, { ...site, revision: 4 })).toMatchObject({ stage: 'changed', revision: 4 });
  });

  test('knows what it sent itself when the answer was lost and more was typed', () => {
    const lost = notAnswered(sending(two), { code: 'other/network-request-failed' });
    const typed = sending(editElement(lost, 'a', { title: 'Hello' }));
    const standing = { ...site, revision: 4, config: { modules: [...two.modules] } };
    expect(ownSave(typed, standing)).toBe(two.modules);
    expect(answered(typed, two.modules, standing)).toMatchObject({ stage: 'changed', revision: 4, sent: [] });
    expect(ownSave(typed, { ...standing, revision: 5 })).toBeUndefined();
    expect(ownSave(typed, { ...standing, config: { modules: [] } })).toBeUndefined();
  });

  test('knows its own words again, trimmed, in another order and with the type names of a cache', () => {
    const sent = sending(editElement(two, 'a', { title: ' Hello ', description: 'One\r\ntwo ' }));
    const kept = sent.modules.map(({ element, isActive, layout, type, cid }) => ({
      __typename: 'WebsiteModule',
      element: {
        __typename: 'WebsiteElement',
        avatar: element.avatar,
        backgroundImg: element.backgroundImg,
        description: element.description.replace('\r\n', '\n').trim(),
        title: element.title.trim(),
      },
      isActive,
      layout,
      type,
      cid,
    }));
    expect(ownSave(sent, { ...site, revision: 4, config: { modules: kept } })).toBe(sent.modules);
    const others = kept.map((module) => ({ ...module, isActive: false }));
    expect(ownSave(sent, { ...site, revision: 4, config: { modules: others } })).toBeUndefined();
  });

  test('no longer waits for what was refused, but for what was sent before it', () => {
    const lost = notAnswered(sending(two), { code: 'other/network-request-failed' });
    const typed = sending(editElement(lost, 'a', { title: 'Hello' }));
    expect(notAnswered(typed, { code: 'input/invalid', status: 400 }).sent).toEqual([two.modules]);
  });

  test('moves a module one place and never over the edge', () => {
    expect(moveModule(two, 'b', -1).modules.map(({ cid }) => cid)).toEqual(['b', 'a']);
    expect(moveModule(two, 'a', -1)).toBe(two);
    expect(moveModule(two, 'b', 1)).toBe(two);
  });

  test('forgets a removed module', () => {
    expect(removeModule(two, 'a').modules.map(({ cid }) => cid)).toEqual(['b']);
  });

  test('says what is wrong by the schema of the API', () => {
    const [module] = editElement(two, 'a', { title: 'x'.repeat(81) }).modules;
    if (!module) throw new Error('no module');
    expect([...moduleFaults(module)]).toEqual([['element.title', 'website.errors.titleTooLong']]);
  });

  test('sends pictures by their ids', () => {
    const avatar = { uuid: '0190a5d0-0000-7000-8000-000000000009', url: 'http://files.localhost/x', basename: 'x.png' };
    expect(toConfig(editElement(two, 'a', { avatar }).modules).modules[0]?.element).toEqual({
      title: '',
      description: '',
      backgroundImg: null,
      avatar: avatar.uuid,
    });
  });

  test.each([
    ['other/network-request-failed', undefined, 'failed'],
    ['service/unavailable', 503, 'failed'],
    ['input/invalid', 400, 'refused'],
    ['input/conflict', 409, 'conflict'],
  ])('%s leaves it %s', (code, status, stage) => {
    expect(notAnswered(sending(two), { code, status }).stage).toBe(stage);
  });
});
