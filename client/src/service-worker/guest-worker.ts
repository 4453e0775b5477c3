import { listenForNotices } from './show-notice.ts';

/** The service worker of guest pages: it shows notices, and leaves requests alone. */
listenForNotices();
