import { crc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { decodeNames } from './zip-names.ts';

const entriesOf = (hexes: readonly string[], flag = 0) =>
  hexes.map((hex) => ({ fileNameRaw: Buffer.from(hex, 'hex'), extraFields: [], generalPurposeBitFlag: flag }));

test.each<[what: string, names: string[], bytes: string[]]>([
  [
    'Japanese Windows',
    ['夜の海/立ち絵.png', '音楽/表紙.mp3', 'index.html'],
    ['96e982cc8a432f97a782bf8a472e706e67', '89b98a792f955c8e862e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'Chinese Windows',
    ['背景/夜晚的海.png', '音乐/主题.mp3', 'index.html'],
    ['b1b3beb02fd2b9cdedb5c4baa32e706e67', 'd2f4c0d62fd6f7cce22e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'Taiwanese Windows',
    ['背景/許願池.png', '音樂/功能.mp3', 'index.html'],
    ['ad49b4ba2fb35cc440a6c02e706e67', 'adb5bcd62fa55cafe02e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'Korean Windows',
    ['배경/밤바다.png', '음악/똠방각하.mp3', 'index.html'],
    ['b9e8b0e62fb9e3b9d9b4d92e706e67', 'c0bdbec72f8c63b9e6b0a2c7cf2e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'an old German Windows',
    ['Bäume/Größe.png', 'Musik/Überall.mp3', 'index.html'],
    ['4284756d652f477294e1652e706e67', '4d7573696b2f9a626572616c6c2e6d7033', '696e6465782e68746d6c'],
  ],
  ['an American DOS', ['café/niño.png', 'index.html'], ['636166822f6e69a46f2e706e67', '696e6465782e68746d6c']],
  [
    'a French tool',
    ['Musée/château.png', 'Été/œuvre.mp3', 'index.html'],
    ['4d7573e9652f6368e2746561752e706e67', 'c974e92f9c757672652e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'Russian Windows',
    ['Картинки/море ночью.png', 'Звуки/музыка.mp3', 'index.html'],
    ['8aa0e0e2a8adaaa82facaee0a520adaee7ecee2e706e67', '87a2e3aaa82face3a7ebaaa02e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'a Russian tool',
    ['Картинки/море ночью.png', 'Звуки/музыка.mp3', 'index.html'],
    ['cae0f0f2e8edeae82feceef0e520edeef7fcfe2e706e67', 'c7e2f3eae82fecf3e7fbeae02e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'Thai Windows',
    ['ภาพ/พื้นหลัง.png', 'เสียง/เพลง.mp3', 'index.html'],
    ['c0d2be2fbed7e9b9cbc5d1a72e706e67', 'e0cad5c2a72fe0bec5a72e6d7033', '696e6465782e68746d6c'],
  ],
  [
    'Turkish Windows',
    ['müzik/şarkı.mp3', 'görüntü/ışık.png', 'index.html'],
    ['6d817a696b2f9f61726b8d2e6d7033', '679472816e74812f8d9f8d6b2e706e67', '696e6465782e68746d6c'],
  ],
])('names written by %s are read in their encoding', (_what, names, bytes) => {
  expect(decodeNames(entriesOf(bytes))).toEqual(names);
});

test('a single name is enough if it is a word', () => {
  expect(decodeNames(entriesOf(['89b98a792e6d7033']))).toEqual(['音楽.mp3']);
  expect(decodeNames(entriesOf(['63616682.706e67'.replace('.', '2e')]))).toEqual(['café.png']);
});

test('UTF-8 names are read with and without the flag, and normalized', () => {
  const apart = Buffer.from('e\u0301te\u0301/夜.png'.normalize('NFD')).toString('hex');
  for (const flag of [0, 0x800]) expect(decodeNames(entriesOf([apart], flag))).toEqual(['été/夜.png']);
});

test('Info-ZIP’s UTF-8 name is used unless the other was changed since', () => {
  const raw = Buffer.from('8e6d7033', 'hex');
  const field = (crc: number) => {
    const data = Buffer.alloc(5);
    data[0] = 1;
    data.writeUInt32LE(crc, 1);
    return { id: 0x7075, data: Buffer.concat([data, Buffer.from('夜.mp3')]) };
  };
  const entry = (crc: number) => ({ fileNameRaw: raw, extraFields: [field(crc)], generalPurposeBitFlag: 0 });
  expect(decodeNames([entry(crc32(raw))])).toEqual(['夜.mp3']);
  expect(decodeNames([entry(1)])).toEqual(['Ämp3']);
});

test('a backslash is a slash, except as the second byte of a character', () => {
  expect(decodeNames(entriesOf([Buffer.from('game\\js\\play.js').toString('hex')]))).toEqual(['game/js/play.js']);
  expect(decodeNames(entriesOf(['955c8e865c94fc82b582a293872e706e67']))).toEqual(['表紙/美しい島.png']);
});

test('names that are words in no encoding are rejected, and shown without the unreadable part', () => {
  const decode = () => decodeNames(entriesOf(['61ff80fe81', '62fd82fc83']));
  expect(decode).toThrow(expect.objectContaining({ details: { key: 'namesUnreadable', params: { path: 'a…' } } }));
});

test('names that needn’t be decoded are read in a fallback encoding', () => {
  const entries = entriesOf(['61ff80fe812e657865']);
  expect(decodeNames(entries, (name) => name.toString('latin1'))[0]).toMatch(/\.exe$/);
});
