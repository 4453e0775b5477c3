import type { Attack } from '../attack.ts';
import { badReceivers } from './bad-receivers.ts';
import { calendarFeed } from './calendar.ts';
import { parsedBodies, smallCostlyBodies } from './costly-bodies.ts';
import { heavyRequests } from './heavy-requests.ts';
import { heldPages } from './held-pages.ts';
import { largePictures } from './large-pictures.ts';
import { largeCollection } from './large-shelf.ts';
import { longLists } from './long-lists.ts';
import { slowPages } from './pages.ts';
import { mailFlood } from './mail-flood.ts';
import { oneNightConvoy } from './one-night-convoy.ts';
import { scorePad } from './score-pad.ts';
import { smallLeaks } from './small-leaks.ts';
import { stalledUploads } from './stalled-uploads.ts';
import { unreadAnswers } from './unread-answers.ts';
import { fillingBgStats, fillingRestore } from './uploads.ts';

export const ATTACKS: readonly Attack[] = [
  slowPages,
  heldPages,
  badReceivers,
  fillingRestore,
  fillingBgStats,
  stalledUploads,
  calendarFeed,
  scorePad,
  unreadAnswers,
  heavyRequests,
  largeCollection,
  largePictures,
  longLists,
  mailFlood,
  oneNightConvoy,
  smallLeaks,
  parsedBodies,
  smallCostlyBodies,
];
