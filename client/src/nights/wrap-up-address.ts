import { nightAddress } from '#client/lib/addresses.ts';

export const wrapUpAddress = (eventId: number): string => `${nightAddress(eventId)}/wrap-up`;
