/** How the addresses of a user's unfinished wrap-ups on this device begin. */
export const wrapUpDraftsOf = (userId: number): string => `rollcall.wrap-up.1.${userId}.`;
