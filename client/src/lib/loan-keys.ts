/** Query keys of the owner's loans. */
export const loanKeys = { all: ['loans'] as const };
