import { nightAddress } from './nights-view.ts';

export const wrapUpAddress = (eventId: number): string => `${nightAddress(eventId)}/wrap-up`;
