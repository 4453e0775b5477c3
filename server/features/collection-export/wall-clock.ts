import { DateTime } from 'luxon';

/** Local times of one zone. */
export class WallClock {
  constructor(private readonly timeZone: string) {}

  /** The local time of a moment: '2026-05-02 19:30:00'. */
  wallTime(moment: Date): string {
    return DateTime.fromJSDate(moment, { zone: this.timeZone }).toFormat('yyyy-MM-dd HH:mm:ss');
  }
}
