import { expect, test } from 'vitest';
import { overTheCeiling, belowFloor } from './floors.ts';

const tables = {
  games: { 'unchanged, 10': { 'req/s': 90, 'x limit': '9.00' }, 'after a write': { 'x limit': '0.30' } },
  plays: { 'unchanged, 10': { 'req/s': 30, 'x limit': '3.00' } },
  times: { 'unchanged, 10': { 'req/s': 30 } },
};

test('a row under its floor is reported with the name of its table', () => {
  expect(belowFloor(tables, { 'unchanged, 10': 5 })).toEqual(['plays: unchanged, 10: under 5 times the limit']);
});

test('a floor without a matching row is reported as not measured', () => {
  expect(belowFloor(tables, { 'after a play': 0.1 })).toEqual(['after a play: was not measured']);
});

test('a ratio that is not a number counts as under every floor', () => {
  expect(belowFloor({ games: { list: { 'x limit': 'NaN' } } }, { list: 0 })).toHaveLength(1);
});

test('nothing is reported when every row reaches its floor exactly or exceeds it', () => {
  expect(belowFloor(tables, { 'unchanged, 10': 3, 'after a write': 0.3 })).toEqual([]);
});

test('a row with a delay above the ceiling, or with a delay that is not a number, is reported', () => {
  const held = {
    owners: { a: { 'longest delay ms': 100 }, b: { 'longest delay ms': 101 }, c: { 'longest delay ms': NaN } },
  };
  expect(overTheCeiling(held, 100).map((line) => line.split(': ')[1])).toEqual(['b', 'c']);
  expect(overTheCeiling(tables)).toEqual([]);
});
