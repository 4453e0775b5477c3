import type { Request, Response, Router } from 'express';
import { QUIET_HOURS } from '#shared/notices/notice-kinds.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  deleteGuestsDevice,
  deleteGuestsDevices,
  type DeviceChoice,
  saveGuestsDevice,
} from '#server/platform/notices/devices-store.ts';
import { refuseSubscription } from '#server/platform/notices/refuse-subscription.ts';
import type { Services } from '#server/platform/services.ts';
import { deviceName } from '#server/accounts/service.ts';
import { getAttendee, withNightLock } from '#server/nights/service.ts';
import { noticesForm, type NoticesForm, readForm, stoppedDeviceForm, typedIn } from './guest-forms.ts';
import { noticesRefusal } from './guest-notices.ts';
import { type InvitedPageSender, refusalOf } from './invited-page-sender.ts';
import type { GuestLimits } from './limits.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import type { WithToken } from './own-page.ts';
import { known } from './words/words.ts';

/** Notices on a guest's devices. The page's script sends the first two, and shows the words of a refusal. */
export function noticeRoutes(
  router: Router,
  services: Pick<Services, 'db' | 'environment' | 'postJson'>,
  limits: GuestLimits,
  { invited, goOn }: InvitedPageSender,
): void {
  const { db, environment } = services;
  const reader = async (req: WithToken) => {
    refuseForeignForm(req, environment);
    const found = await invited(req);
    await limits.countNotice(found.guest.id);
    return { ...found, typed: typedIn(req.body) };
  };

  router.post('/:token/notices', async (req, res) => {
    const { guest, typed } = await reader(req);
    const form = readForm(noticesForm, typed);
    if ('errors' in form) return refuse(res, new Refusal('invalid_request', { fields: form.errors }));
    const { endpoint, p256dh, auth } = form.read;
    try {
      refuseSubscription(services, { endpoint, p256dh, auth });
      await withNightLock(db, guest.eventId, async (tx, event) => {
        const current = await getAttendee(tx, event.id, guest.id);
        const refusal = noticesRefusal(event, current, new Date());
        if (refusal) throw refusal;
        // The browser's, from when they answered.
        const timeZone = current.timeZone ?? event.timeZone;
        await saveGuestsDevice(tx, guest.id, { endpoint, p256dh, auth }, choiceOf(req, form.read, timeZone));
      });
    } catch (refused) {
      return refuse(res, refused);
    }
    return void res.sendStatus(204);
  });

  router.post('/:token/notices/drop', async (req, res) => {
    const { guest, typed } = await reader(req);
    const form = readForm(stoppedDeviceForm, typed);
    if ('errors' in form) return refuse(res, new Refusal('invalid_request', { fields: form.errors }));
    await deleteGuestsDevice(db, guest.id, form.read.endpoint);
    return void res.sendStatus(204);
  });

  /** A button that works without the script. */
  router.post('/:token/notices/stop', async (req, res) => {
    const { guest, typed } = await reader(req);
    await deleteGuestsDevices(db, guest.id);
    const anchor = canBeWrittenTo(guest.email) ? '#stop' : '#notices';
    return goOn(req, res, { typed, saved: null, news: 'mails', anchor });
  });
}

const choiceOf = (req: Request, { kinds, alsoMailed, quiet }: NoticesForm, timeZone: string): DeviceChoice => ({
  name: deviceName(req.get('user-agent') ?? ''),
  kinds,
  alsoMailed,
  quietFrom: quiet ? QUIET_HOURS.from : null,
  quietUntil: quiet ? QUIET_HOURS.until : null,
  timeZone,
});

function refuse(res: Response, refused: unknown): void {
  const { status, fields, problem } = refusalOf(refused);
  res
    .status(status)
    .type('text')
    .send(known(problem ?? Object.values(fields)[0] ?? ''));
}
