import { HOST_NOTICES } from '#shared/enums.ts';
import { QUIET_HOURS } from '#shared/notices/notice-kinds.ts';
import type { NoticeDevice } from '#shared/notices/notices-contract.ts';

/** A device of an owner, with overrides. */
export const aNoticeDevice = (facts: Partial<NoticeDevice> = {}): NoticeDevice => ({
  id: 3,
  key: 'k'.repeat(43),
  name: 'Chrome on Android',
  kinds: [...HOST_NOTICES],
  alsoMailed: false,
  quiet: QUIET_HOURS,
  timeZone: 'Europe/Lisbon',
  createdAt: new Date('2026-11-20T18:00:00Z'),
  lastToldAt: new Date('2026-11-21T18:00:00Z'),
  ...facts,
});
