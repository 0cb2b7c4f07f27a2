import { describe, expect, test } from '@jest/globals';
import { newNickname, nickname, nicknameFault } from './nickname.ts';

const faultOf = (name: string) => newNickname.safeParse(name).error?.issues[0]?.message;

describe('a nickname', () => {
  test.each([
    ['a zero width space inside', 'Moth\u200b Court', 'Moth Court'],
    ['a right-to-left mark first', '\u200fMoth Court', 'Moth Court'],
    ['an Arabic letter mark last', 'Moth Court\u061c', 'Moth Court'],
    ['blanks that push the rest out of sight', `Moth${' \u200b'.repeat(20)}Court`, 'Moth Court'],
    ['a check mark', '\u2714\ufe0f Moth Court ✅', 'Moth Court'],
    ['stacked marks', `M${'\u0334\u0301\u0308'.repeat(12)}oth`, '\u1e3e\u0334\u0334\u0334oth'],
  ])('loses %s', (_, given, shown) => expect(nickname.parse(given)).toBe(shown));

  test.each([
    'دنیا می\u200Cخواهم',
    'דנה 7',
    'הַמִּגְדַּלּוֹר',
    '고양이',
    'Nguyễn Ngọc',
    'น้ำหวาน',
    '猫と月',
    'कहानियाँ',
    'Ёжик',
    '👩‍👩‍👧 trio',
    'O’Brien',
  ])('%s stays as it is', (name) => {
    expect(nickname.parse(name)).toBe(name);
    expect(faultOf(name)).toBeUndefined();
  });
});

describe('a new nickname', () => {
  test.each([
    ...[
      'Staff\u3164',
      'Staff\u{e0041}',
      'Sta\u00adff',
      'Staff\ufe0f\ufe0f',
      '\u2714 Meowtale Staff',
      'meowta1e',
      'ＭＥＯＷＴＡＬＥ',
      'S t a f f',
      'St4ff',
    ],
    ...[
      'The Staff Team',
      'Admin 007',
      'mоd',
      'Mödérator',
      '官方客服',
      'スタッフ',
      '운영자',
      'Поддержка',
      'ทีมงาน',
      'Équipe officielle',
      'Quản trị viên',
      'Moderatör',
    ],
  ])('%j passes for staff’s', (name) => expect(faultOf(name)).toBe('invalid.nickname-reserved'));

  test.each(['M\u043eth C\u043eurt', 'Αlpha'])('%j mixes alphabets', (name) => expect(faultOf(name)).toBe('invalid.nickname-mixed'));

  test.each([
    'Moderate Weather',
    'Staffordshire',
    'The Modern Cat',
    'Adminka',
    'Supporting Cast',
    'Night Ferry',
    'Мира и Tide',
    '運河',
    '公園',
  ])('%j is anybody’s', (name) => expect(nicknameFault(name)).toBeNull());

  test('must show something', () => expect(faultOf('\u200b✔')).toBe('invalid.empty'));
});
