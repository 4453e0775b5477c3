import { describe, expect, test } from 'vitest';
import { emptyTemplate, templateForm, type TemplateFields } from './template-form.ts';

const filled: TemplateFields = {
  ...emptyTemplate('Europe/Berlin'),
  name: 'Friday',
  repeat: 'monthly',
  nextDate: '2999-12-06',
  daysAhead: '14',
};
const read = (changes: Partial<TemplateFields>) => templateForm.safeParse({ ...filled, ...changes });
const messages = (changes: Partial<TemplateFields>) =>
  read(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a template with a date poll', () => {
  test('is rejected if answers end before the night is created', () => {
    expect(messages({ pollDates: '4', answerDays: '14' })).toEqual([
      ['answerDays', 'The night is created after that deadline. Create it earlier, or choose a later deadline.'],
    ]);
  });

  test('is rejected if the minimum of heads is not a whole number', () => {
    expect(messages({ pollDates: '4', minHeads: '2.5' })?.map(([field]) => field)).toEqual(['minHeads']);
  });

  test('is saved with its dates and conditions', () => {
    expect(read({ pollDates: '4', answerDays: '3', minHeads: '4' }).data?.datePoll).toEqual({
      dates: 4,
      answerDays: 3,
      minHeads: 4,
      settlesItself: true,
      showsGames: true,
    });
  });

  test('has no poll with a single date', () => {
    expect(read({ answerDays: '14' }).data?.datePoll).toBeNull();
  });
});
