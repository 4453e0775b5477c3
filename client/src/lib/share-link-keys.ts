export const shareLinkKeys = { all: ['sharings'] } as const;
