import { GUEST_NOTICES } from '#shared/enums.ts';
import { GUEST_NOTICE_WORDS, QUIET_HOURS } from '#shared/notices/notice-kinds.ts';
import { type ToldDevice, toldText } from '#shared/notices/told-text.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { timeText } from '#server/platform/mails/date-time-text.ts';
import type { GuestNotices } from '../guest-notices.ts';
import { known, t } from '../words/words.ts';
import type { InvitedView } from './invited-view.ts';

/**
 * Where a guest chooses to be told on their device; its script shows it where a browser can. How many devices are told is
 * always said, because whoever has the link could have added one. @param isInForm whether it stands in the form of the page
 */
export function noticesSection(view: InvitedView, isInForm: boolean): Markup | null {
  const { notices, guest, hasOptedOut, night, news } = view;
  if (!notices) return null;
  const isMailed = canBeWrittenTo(guest.email);
  const isMuted = hasOptedOut || guest.mutedAt !== null;
  const { devices, publicKey } = notices;
  if (isMuted && devices.length === 0) return null;
  // With an address the section 'Mails' says it.
  const isStopped = news === 'mails' && !isMailed && devices.length === 0;
  const data = markup` data-key="${publicKey}" data-told="${JSON.stringify(devices.map(toldDevice))}"${isMailed && markup` data-mailed`}`;
  return markup`<section id="notices" class="border-t border-line pt-5.5" aria-labelledby="notices-title"${!isMuted && data}${devices.length === 0 && !isStopped && markup` hidden`}>
<h2 id="notices-title">${t('Notices')}</h2>
${toldPart(view, notices, isMuted, isInForm)}
${!isMuted && offer(night.hourCycle, isMailed)}
<p class="said mt-2.5 text-pretty" role="status">${isStopped && t('No device is told any more.')}</p>
</section>`;
}

const toldDevice = ({
  endpointHash: key,
  kinds,
  alsoMailed,
  quietFrom,
}: GuestNotices['devices'][number]): ToldDevice => ({ key, kinds, alsoMailed, quiet: quietFrom !== null });

function toldPart(
  { path, own, guest }: InvitedView,
  { devices }: GuestNotices,
  isMuted: boolean,
  isInForm: boolean,
): Markup {
  const isMailed = canBeWrittenTo(guest.email);
  const areMailedToo = devices.some(({ alsoMailed }) => alsoMailed);
  const words = isMuted
    ? t('You stopped the mails, so your devices are told nothing either.')
    : toldText(devices.length, isMailed, areMailedToo, t);
  const address = `${path}/notices/stop${own === null ? '' : `?own=${own}`}`;
  return markup`<div class="told mb-3"${devices.length === 0 && markup` hidden`}><p class="mb-2.5 font-strong">${words}</p>
<button class="button quiet" name="stop" value="notices"${!isInForm && markup` form="answer"`} formaction="${address}" formnovalidate>${isMailed && !isMuted ? t('Mails instead') : t('Stop on all devices')}</button></div>`;
}

/** Its checkboxes belong to no form, so that the page's form never has them. */
const offer = (hourCycle: HourCycle, isMailed: boolean): Markup =>
  markup`<div class="offer" hidden><p class="mb-3 text-pretty text-ink-2">${isMailed ? t('What we would mail can show up on this device instead, without the file for your calendar, also while this page is closed.') : t('What changes can show up on this device, also while this page is closed.')}</p>
<div class="grid gap-2">${GUEST_NOTICES.map((kind) => tick(kind, known(GUEST_NOTICE_WORDS[kind].name), true, known(GUEST_NOTICE_WORDS[kind].tells)))}</div>
<div class="mt-4 grid gap-2">${isMailed && tick('alsoMailed', t('Send mails as well'), false)}${tick('quiet', t('Quiet from {from} to {until}', { from: hourText(QUIET_HOURS.from, hourCycle), until: hourText(QUIET_HOURS.until, hourCycle) }), true)}</div>
<p class="buttons mt-3"><button type="button" class="button tell">${t('Tell me here')}</button><button type="button" class="button quiet drop" hidden>${t('Stop on this device')}</button></p></div>`;

const tick = (value: string, name: string, isTicked: boolean, tells: string | null = null): Markup =>
  markup`<label class="tick"><input type="checkbox" form="" value="${value}"${isTicked && markup` checked`}><span>${name}${tells !== null && markup` <span class="block pt-1 text-xs font-normal text-ink-2">${tells}</span>`}</span></label>`;

const hourText = (minute: number, hourCycle: HourCycle): string =>
  timeText(new Date(minute * 60_000), 'UTC', hourCycle);
