import { nightAddress } from '#client/features/game-nights/nights-view.ts';

export const wrapUpAddress = (eventId: number): string => `${nightAddress(eventId)}/wrap-up`;
