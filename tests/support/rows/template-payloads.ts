import { createTemplate } from '#shared/nights/templates-contract.ts';
import type { Person, Reply } from '../server/owners.ts';

type WireTemplate = Reply<typeof createTemplate>['body'];

/** Adds a template over HTTP; throws if refused. */
export async function addTemplateFor(person: Person, changes: object = {}): Promise<WireTemplate> {
  const { status, body } = await person.call(createTemplate, { body: { name: 'Friday night', ...changes } });
  if (status !== 201) throw new Error(`the template was not created: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A weekly night on Fridays at 19:00 in Berlin, in the far future, so that nothing is due today. */
export const FRIDAYS = {
  repeat: 'weekly',
  nextDate: '2999-05-03',
  time: '19:00',
  timeZone: 'Europe/Berlin',
  attendees: [
    { email: 'bea@example.org', name: 'Bea' },
    { email: 'cai@example.org', name: null },
  ],
};
