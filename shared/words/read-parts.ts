import type { Message, Parts } from './message.ts';

/** As `read-message.ts`, in the screens' build, which has written each message as its parts. */
export const partsOf = (message: Message): Parts => message as Parts;
