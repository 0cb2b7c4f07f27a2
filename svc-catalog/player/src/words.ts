/** The player's own words. Stories bring theirs; a language that isn't here reads English, as everywhere. */
const en = {
  language: 'en-US',
  loading: 'Opening the book…',
  unreadable: 'This story could not be opened.',
  retry: 'Try again',
  page: (page: number) => `Page ${page}`,
  endings: (found: number, total: number) => `${found} of ${total} ${total === 1 ? 'ending' : 'endings'}`,
  back: 'Step back',
  restart: 'Start again',
  restartSure: 'Start again from the first page?',
  yes: 'Start again',
  no: 'Go on reading',
  smaller: 'Smaller text',
  larger: 'Larger text',
  tools: 'Reading',
  choices: 'What do you do?',
  chose: 'You chose:',
  theEnd: 'The end',
  endingsFound: 'Endings found',
  notFound: 'Not found yet',
  unnamed: 'An ending without a name',
  fault: 'The story stumbled there. Nothing is lost: choose another way or step back.',
  recovered: {
    replayed: 'This story was updated. You are where you left it.',
    passage: 'This story was updated. You are reading this passage anew.',
    nearest: 'This story was updated. This is the nearest place to where you were.',
    restarted: 'Your place could not be found in this version, so the story starts anew.',
  },
  conflict: 'You have read on somewhere else since.',
  takeTheirs: 'Go on from there',
  keepMine: 'Keep this place',
  keys: 'Keys: 1–9 choose, arrows move, Backspace steps back',
};

type Words = typeof en;

const zhTW: Words = {
  language: 'zh-TW',
  loading: '正在翻開這本書…',
  unreadable: '無法開啟這個故事。',
  retry: '再試一次',
  page: (page) => `第 ${page} 頁`,
  endings: (found, total) => `結局 ${found}／${total}`,
  back: '退回一步',
  restart: '重新開始',
  restartSure: '要從第一頁重新開始嗎？',
  yes: '重新開始',
  no: '繼續閱讀',
  smaller: '縮小文字',
  larger: '放大文字',
  tools: '閱讀工具',
  choices: '你要怎麼做？',
  chose: '你選擇了：',
  theEnd: '完',
  endingsFound: '已找到的結局',
  notFound: '尚未找到',
  unnamed: '沒有名字的結局',
  fault: '故事在這裡出了差錯，但進度沒有遺失：請選別的路，或退回一步。',
  recovered: {
    replayed: '故事更新了，你仍在上次的地方。',
    passage: '故事更新了，這一段將從頭讀起。',
    nearest: '故事更新了，這裡最接近你上次的位置。',
    restarted: '新版本裡找不到你的位置，故事將重新開始。',
  },
  conflict: '你在別處讀到了更後面。',
  takeTheirs: '從那裡繼續',
  keepMine: '留在這裡',
  keys: '按鍵：1–9 選擇，方向鍵移動，Backspace 退回',
};

export type { Words };

/** The words for an interface language such as `zh-TW`. */
export const wordsFor = (lang: string): Words => (lang.toLowerCase().startsWith('zh') ? zhTW : en);
