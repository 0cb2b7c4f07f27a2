import { describe, expect, test } from '@jest/globals';
import { newNickname, nickname, nicknameFault } from './nickname.ts';
import { nicknameLook } from './nickname-look.ts';

const faultOf = (name: string) => newNickname.safeParse(name).error?.issues[0]?.message;

describe('a nickname', () => {
  test.each([
    ['a zero width space inside', 'Moth\u200b Court', 'Moth Court'],
    ['a right-to-left mark first', '\u200fMoth Court', 'Moth Court'],
    ['an Arabic letter mark last', 'Moth Court\u061c', 'Moth Court'],
    ['blanks that push the rest out of sight', `Moth${' \u200b'.repeat(20)}Court`, 'Moth Court'],
    ['a check mark', '\u2714\ufe0f Moth Court ✅', 'Moth Court'],
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
  ])('%s stays unchanged', (name) => {
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
  ])('%j looks like staff’s', (name) => expect(faultOf(name)).toBe('invalid.nickname-reserved'));

  test.each([
    ['小編', '小编', '官方', '客服', '運營', '管理員', '管理员', '站長', '官方客服 2', '小編 Anna', 'Anna【官方】'],
    ['運営', '公式', '管理者', '運営チーム', 'モデレーター', 'ミラ（運営）', '編集部'],
    ['관리자', '운영자', '운영팀', '모더레이터', '운영자 미라'],
    ['Mod', 'Moderator', 'Administrator', 'Support', 'Admin!', '@dmin Mira', 'Mira (admin007)', 'Moderator\u0301 Mira', 'Customer service'],
    ['модератор', 'Администратор', 'Служба поддержки', 'Мира, модератор'],
    ['ผู้ดูแล', 'ผู้ดูแลระบบ', 'แอดมิน มีนา', 'ทีมผู้ดูแล'],
    ['quản trị', 'QUAN TRI VIEN', 'Quản trị viên Lan', 'Ban quản trị'],
    ['yönetici', 'Yonetici Mira', 'moderatör'],
    ['Redaktion', 'Administratoren', 'Kundenservice'],
    ['administrateur', 'modératrice Mira', 'Modération', 'Service client'],
    ['administrador', 'Moderadora', 'Atención al cliente', 'Redação'],
    ['المشرف', 'المُشْرِف', 'الدعم الفني', 'الإدارة', 'مدير الموقع'],
    ['מודרטור', 'צוות האתר', 'הַנְהָלָה'],
    ['मॉडरेटर', 'एडमिन मीरा', 'ग्राहक सेवा', 'आधिकारिक'],
  ])('%s, %s and others look like staff’s', (...names) => {
    expect(names.filter((name) => faultOf(name) !== 'invalid.nickname-reserved')).toEqual([]);
  });

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
    ...['Modesta', 'Supporter of cats', 'Cat Support Group', 'In Moderation', 'Mod Squad', 'Admiral', 'Systematic'],
    ...['小編織', '公式戦', '管理', '관리', '운영', 'ผู้ดี', 'Nguyễn Quân', 'Поддержкин', 'مشرف', 'שרה', 'मीरा', 'Tim'],
  ])('%j is free for everyone', (name) => expect(nicknameFault(name)).toBeNull());

  test.each([
    ['Latin', `M${'\u0334\u0301\u0308'.repeat(12)}oth`],
    ['Latin, with signs between that nobody sees', `x${'\u0323\u200b'.repeat(9)}`],
    ['Cyrillic', `Мо${'\u0488'.repeat(5)}ть`],
    ['Thai', `ก${'\u0e47'.repeat(9)}`],
    ['Hebrew', `ש${'\u05b0'.repeat(12)}`],
    ['Arabic', `ب${'\u064e'.repeat(12)}`],
    ['Hindi', `क${'\u0951'.repeat(12)}`],
    ['Japanese', `か${'\u0301'.repeat(7)}`],
    ['emoji', `🐱${'\u0301'.repeat(9)}`],
  ])('with too many marks in %s is rejected, not cut', (_, name) => expect(faultOf(name)).toBe('invalid.marks'));

  test('needs a visible character', () => expect(faultOf('\u200b✔')).toBe('invalid.empty'));
});

describe('two nicknames look the same', () => {
  test.each([
    ['Moth Court', 'moth  court', 'M0TH C0URT', 'Мoth Соurt', 'Ｍｏｔｈ Ｃｏｕｒｔ', 'Móth Cóurt', 'Moth Court!', '🐱 Moth.Court'],
    ['Илья', 'илья', 'Ильǎ'.replace('ǎ', 'я\u0301')],
    ['نور', 'نُور'],
    ['שלום', 'שָׁלוֹם'],
    ['ガラス', 'ｶﾞﾗｽ'],
    ['น้ำหวาน', 'น\u0e49\u0e4d\u0e32หวาน'],
    ['🐱🐱', '🐱🐱'],
  ])('%s and %s', (name, ...others) => {
    expect(others.map(nicknameLook)).toEqual(others.map(() => nicknameLook(name)));
  });

  test.each([
    ['かき', 'がき'],
    ['ปี', 'ปู'],
    ['कि', 'कु'],
    ['🐱🐱', '🐱'],
    ['Mira', 'Mora'],
    ['月光', '月影'],
    ['하늘', '바늘'],
  ])('but not %s and %s', (one, other) => expect(nicknameLook(one)).not.toBe(nicknameLook(other)));
});
