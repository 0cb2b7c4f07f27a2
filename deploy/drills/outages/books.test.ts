import { expect, test } from '@jest/globals';
import { type BookedOrder, compareBooks, compareOrders, type PaidOrder } from './books.ts';

const paid: PaidOrder = { uuid: 'o1', buyer: 'ada', work: 'w1', price: 180 };
const booked: BookedOrder = { ...paid, isPaid: true, taken: 1, divided: 1, entitled: 1, playable: 1 };
const purses = [{ buyer: 'ada', coins: 1000 }];
const books = (orders: readonly BookedOrder[], coins: number) => ({ orders, balances: new Map([['ada', coins]]) });

test('an order with each of its effects once, and the right balance, is no error', () => {
  expect(compareBooks([paid], purses, books([booked], 820))).toEqual({ lost: [], double: [] });
});

test('an acknowledged order that the books lack, or have as unpaid, is lost', () => {
  const lost = ['order o1 was acknowledged and is not in the books'];
  expect(compareOrders([paid], { orders: [] })).toEqual({ lost, double: [] });
  expect(compareOrders([paid], { orders: [{ ...booked, isPaid: false }] })).toEqual({ lost, double: [] });
});

test.each([
  [{ taken: 0 }, 'order o1 took no coins'],
  [{ divided: 0 }, 'order o1 is not divided'],
  [{ entitled: 0 }, 'order o1 gave no right to play'],
  [{ playable: 0 }, 'the catalogue does not know the right of order o1'],
])('an effect that is missing is lost: %o', (effect, line) => {
  expect(compareOrders([paid], { orders: [{ ...booked, ...effect }] })).toEqual({ lost: [line], double: [] });
});

test('a free order has no postings', () => {
  const free = { ...booked, price: 0, taken: 0, divided: 0 };
  expect(compareOrders([{ ...paid, price: 0 }], { orders: [free] })).toEqual({ lost: [], double: [] });
});

test.each([
  [{ taken: 2 }, 'order o1 took coins 2 times'],
  [{ divided: 2 }, 'order o1 was divided 2 times'],
  [{ entitled: 2 }, 'order o1 gave a right to play 2 times'],
  [{ playable: 2 }, 'order o1 is in the catalogue 2 times'],
])('an effect that happened again is double: %o', (effect, line) => {
  expect(compareOrders([paid], { orders: [{ ...booked, ...effect }] })).toEqual({ lost: [], double: [line] });
});

test('two paid orders of one work by one buyer are double', () => {
  const again = { ...booked, uuid: 'o2' };
  expect(compareOrders([paid], { orders: [booked, again] }).double).toEqual(['orders o1, o2 are of one work']);
});

test('an order that none acknowledged is an error only once buyers have stopped', () => {
  const unknown = { ...booked, uuid: 'o2', work: 'w2' };
  expect(compareOrders([paid], { orders: [booked, unknown] })).toEqual({ lost: [], double: [] });
  expect(compareBooks([paid], purses, books([booked, unknown], 820)).double).toEqual(['order o2 was paid and never acknowledged']);
});

test('coins that are missing are lost, and coins that came twice are double', () => {
  expect(compareBooks([paid], purses, books([booked], 640))).toEqual({ lost: ['ada has 640 coins instead of 820'], double: [] });
  expect(compareBooks([paid], purses, books([booked], 1820))).toEqual({ lost: [], double: ['ada has 1820 coins instead of 820'] });
});
