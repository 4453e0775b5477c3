import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_GAME_FORM, gameForm, type GameFormFields } from './game-form.ts';

const filled = (fields: Partial<GameFormFields> = {}) => ({
  ...EMPTY_GAME_FORM,
  title: 'Azul',
  players: '2-4',
  duration: '45',
  ...fields,
});

/** Error messages by field. */
function errors(fields: Partial<GameFormFields>): Record<string, string> {
  const { error } = gameForm.safeParse(filled(fields));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the manual form', () => {
  test('title, players and duration are required, and blanks count as empty', () => {
    expect(errors({ title: '  ', players: '', duration: ' ' })).toEqual({
      title: 'Game title is required',
      players: 'Number of players is required',
      duration: 'Duration is required',
    });
  });

  test('defaults to an owned family game of medium difficulty from 8 years without a rating', () => {
    expect(gameForm.parse(filled())).toEqual({
      title: 'Azul',
      players: '2-4',
      duration: '45',
      category: 'family',
      difficulty: 'medium',
      minAge: 8,
      youtube: null,
      buyUrl: null,
      imageUrl: null,
      rating: 0,
      isWishlist: false,
      notes: null,
    });
  });

  test('sends the data of a selected game only while the title is unchanged', () => {
    const facts = { bggId: 230802, year: 2017, weight: 1.77, bestPlayers: '2' };
    const known = { of: 'Azul', ...facts };
    expect(gameForm.parse(filled({ known, title: ' AZUL ' }))).toMatchObject(facts);
    expect(gameForm.parse(filled({ known, title: 'Azul: Summer Pavilion' }))).not.toHaveProperty('bggId');
  });

  test('falls back to age 8 and rating 0 if these are not numbers', () => {
    const noNumber = fc.string().filter((text) => text.trim() === '' || !Number.isFinite(Number(text)));
    fc.assert(
      fc.property(noNumber, (text) => {
        const game = gameForm.parse(filled({ minAge: text, rating: text }));
        expect([game.minAge, game.rating]).toEqual([8, 0]);
      }),
    );
  });

  test('rejects a rating outside 0 to 5 or between half steps', () => {
    expect(errors({ rating: 5.5 })).toHaveProperty('rating');
    expect(errors({ rating: -1 })).toHaveProperty('rating');
    expect(errors({ rating: 3.2 })).toEqual({ rating: 'Ratings go in half steps' });
    expect(errors({ rating: 4.5 })).toEqual({});
  });

  test('accepts only http and https links', () => {
    expect(errors({ youtube: 'javascript:alert(1)', imageUrl: 'picture.png' })).toEqual({
      youtube: 'Please enter a web address that begins with http:// or https://',
      imageUrl: 'Please enter a web address that begins with http:// or https://',
    });
  });

  test('rejects an unknown category or difficulty', () => {
    expect(errors({ category: 'dexterity', difficulty: 'brutal' } as object)).toEqual({
      category: 'Please choose a category',
      difficulty: 'Please choose a difficulty',
    });
  });
});
