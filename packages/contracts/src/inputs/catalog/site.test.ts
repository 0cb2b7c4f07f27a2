import { describe, expect, test } from '@jest/globals';
import { newWebsiteName } from './site.ts';
import { websiteModuleInput } from './site-module.ts';

const nameFault = (name: string) => newWebsiteName.safeParse(name).error?.issues[0]?.message;
const titleFault = (title: string) =>
  websiteModuleInput.safeParse({ cid: 'one', type: 'profile', element: { title } }).error?.issues[0]?.message;

describe('the name of a new site', () => {
  test.each([
    ['meowtale-support', 'my-meowtale', 'meowta1e', 'me0wtale-app', 'the-meow-tale'],
    ['staff-login', 'stafflogin', 'st4ff-l0gin', 'staff-login-2', 'admin-mira', 'administrator', 'moderators'],
    ['support-center', 'customer-support', 'support', 'help-desk', 'official-support', 'system-admin'],
    ['my-account', 'account-verify', 'secure-login', 'billing-portal', 'payment-page', 'lamplight-login', 'reset-password'],
  ])('can’t be %s, %s and others like ours', (...names) => {
    expect(names.filter((name) => nameFault(name) !== 'website.errors.nameReserved')).toEqual([]);
  });

  test.each([
    ['lamplight', 'mira-and-tide', 'staffordshire', 'staff-picks', 'cat-support-group', 'supporting-cast', 'night-ferry-2'],
    ['my-shop', 'cat-blog', 'the-accountant', 'secure-the-moon', 'official-lamplight', 'my-page', 'our-team', 'moderate-weather'],
  ])('can be %s, %s and others', (...names) => {
    expect(names.filter((name) => nameFault(name) !== undefined)).toEqual([]);
  });
});

describe('a title on a site', () => {
  test.each([
    'Meowtale Support',
    'ＭＥＯＷＴＡＬＥ',
    'Meowta1e – sign in',
    'Customer service',
    'Support',
    'Staff',
    '官方客服',
    '運営チーム',
    'Администратор',
  ])('can’t be %s', (title) => expect(titleFault(title)).toBe('website.errors.titleReserved'));

  test.each([
    'Lamplight',
    '夜の灯台 公式サイト',
    'Admin of the Tides',
    'Support my next story',
    '作品官方網站',
    'Состав редакции снов',
    '',
  ])('can be %s', (title) => expect(titleFault(title)).toBeUndefined());
});
