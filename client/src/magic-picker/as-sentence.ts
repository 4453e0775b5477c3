/** 'best with 4' becomes 'Best with 4.' */
export const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
