import { and, eq, sql } from 'drizzle-orm';
import type { MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema.ts';
import type { Database } from '../../database/database.ts';

/** What is written down about mails while they are sent. */
export interface MailNotes {
  /** False where the mail was dropped a moment ago. */
  begin(mailId: number): Promise<boolean>;
  end(mailId: number, state: (typeof MAIL_STATES)[number], problem: string | null): Promise<void>;
}

/** Both statements are prepared, because they run for every mail; the notice to open pages is part of the second. */
export function mailNotes(db: Database): MailNotes {
  const beginning = db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, sql.placeholder('id')), eq(mails.state, 'waiting')))
    .returning({ id: mails.id })
    .prepare('begin_mail');
  const state = sql`${sql.placeholder('state')}::text`;
  const noted = db.$with('noted').as(
    db
      .update(mails)
      .set({
        state,
        problem: sql`${sql.placeholder('problem')}::text`,
        sentAt: sql`case when ${state} = 'sent' then now() else ${mails.sentAt} end`,
      })
      .where(eq(mails.id, sql.placeholder('id')))
      .returning({ eventId: mails.eventId }),
  );
  const ending = db
    .with(noted)
    .select({ told: sql`pg_notify('event_changed', ${noted.eventId}::text)` })
    .from(noted)
    .where(sql`${noted.eventId} is not null`)
    .prepare('end_mail');
  return {
    begin: async (id) => (await beginning.execute({ id })).length > 0,
    end: async (id, endState, problem) => {
      await ending.execute({ id, state: endState, problem });
    },
  };
}
