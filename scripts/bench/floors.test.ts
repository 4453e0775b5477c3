import { expect, test } from 'vitest';
import { overTheCeiling, belowFloor } from './floors.ts';

const tables = {
  games: { 'unchanged, 10': { 'req/s': 90, 'x limit': '9.00' }, 'after a write': { 'x limit': '0.30' } },
  plays: { 'unchanged, 10': { 'req/s': 30, 'x limit': '3.00' } },
  times: { 'unchanged, 10': { 'req/s': 30 } },
};

test('a row under its floor is named with its table, each table by itself', () => {
  expect(belowFloor(tables, { 'unchanged, 10': 5 })).toEqual(['plays: unchanged, 10: under 5 times the limit']);
});

test('a floor that no row has is named: a row that goes by another name is not passed over', () => {
  expect(belowFloor(tables, { 'after a play': 0.1 })).toEqual(['after a play: was not measured']);
});

test('a ratio that is no number is under every floor', () => {
  expect(belowFloor({ games: { list: { 'x limit': 'NaN' } } }, { list: 0 })).toHaveLength(1);
});

test('nothing is named where all reach their floor, exactly or more', () => {
  expect(belowFloor(tables, { 'unchanged, 10': 3, 'after a write': 0.3 })).toEqual([]);
});

test('a row that holds up other requests for longer than its ceiling is named, also where that is no number', () => {
  const held = {
    owners: { a: { 'longest delay ms': 100 }, b: { 'longest delay ms': 101 }, c: { 'longest delay ms': NaN } },
  };
  expect(overTheCeiling(held, 100).map((line) => line.split(': ')[1])).toEqual(['b', 'c']);
  expect(overTheCeiling(tables)).toEqual([]);
});
