import type { Response, Router } from 'express';
import { DATE_ANSWER_STATUS } from './answer-status.ts';
import { requestHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { answerDates, withNightLock, findDatePoll } from '#server/nights/service.ts';
import { shortMoment } from '#server/platform/mails/date-time-text.ts';
import { datesForm, datesIn, NO_DATE_ANSWERED, readForm, type Typed, typedIn } from './guest-forms.ts';
import { type InvitedPageSender, refusalOf } from './invited-page-sender.ts';
import type { GuestLimits } from './limits.ts';
import { readersBrowser } from './save-answer.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import type { WithToken } from './own-page.ts';
import { t } from './words/words.ts';

/** The answers to dates on a guest's own page. */
export function datesRoutes(
  router: Router,
  { db, environment }: Services,
  limits: GuestLimits,
  { invited, refuse, goOn }: InvitedPageSender,
): void {
  /** The date was set meanwhile: the ordinary page, with what was typed. */
  const refuseDateSet = async (req: WithToken, res: Response, typed: Typed) => {
    const { event } = await invited(req);
    const setOptionId = (await findDatePoll(db, event.id))?.settledOptionId ?? 0;
    const given = typed.all === 'yes' || typed.all === 'no' ? typed.all : datesIn(typed).get(setOptionId);
    const when = shortMoment(event.date, event.timeZone, requestHourCycle(req), new Date());
    const problem = t('The date was set while you answered: {when}. Do you come? Check your answer here and send it.', {
      when,
    });
    await refuse(req, res, 409, {
      typed: {
        ...typed,
        ...(typed.dateNote && { guestNote: typed.dateNote }),
        ...(given !== undefined && { status: DATE_ANSWER_STATUS[given] }),
      },
      failed: { errors: {}, problem },
    });
  };

  router.post('/:token/dates', async (req, res) => {
    refuseForeignForm(req, environment);
    const { guest } = await invited(req);
    await limits.countAnswer(guest.id);
    const typed = typedIn(req.body);
    const form = readForm(datesForm, typed);
    if ('errors' in form) return refuse(req, res, 400, { typed, failed: { errors: form.errors, problem: null } });
    const { along, companions, dateNote: note, shareNote, all, name } = form.read;
    const answers = all ?? datesIn(typed);
    const partySize = along === undefined ? undefined : Math.max(along, companions?.length ?? 0) + 1;
    const noteIsShared = note === undefined ? undefined : shareNote;
    const browser = readersBrowser(req, typed);
    try {
      if (typeof answers !== 'string' && answers.size === 0)
        throw new Refusal('invalid_request', { message: NO_DATE_ANSWERED });
      await withNightLock(db, guest.eventId, (tx, event) =>
        answerDates(tx, event, {
          attendeeId: guest.id,
          via: 'link',
          answers,
          note,
          noteIsShared,
          name,
          partySize,
          companions,
          ...browser,
        }),
      );
    } catch (refused) {
      if (refused instanceof Refusal && refused.code === 'date_set') return refuseDateSet(req, res, typed);
      const { status, fields: errors, problem } = refusalOf(refused);
      return refuse(req, res, status, { typed, failed: { errors, problem } });
    }
    return goOn(req, res, { typed, saved: 'dates', news: 'saved' });
  });
}
