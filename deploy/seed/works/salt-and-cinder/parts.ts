import { linear } from '../../art/svg.ts';

export const ROCK = {
  lit: linear([
    [0, '#5b3a52'],
    [1, '#8a6f8c'],
  ]),
  shade: linear([
    [0, '#33203c'],
    [1, '#5f4d70'],
  ]),
  fire: '#ff7a3c',
};
