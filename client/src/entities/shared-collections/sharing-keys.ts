export const sharingKeys = { all: ['sharings'] } as const;
