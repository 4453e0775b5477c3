import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import type { MailServer } from '../server/mail-server.ts';

/** Parses a mail like a mail program, with the night in its calendar file. */
export async function readMail({ raw, to }: MailServer['received'][number]) {
  const mail = await PostalMime.parse(raw);
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file && (typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content));
  return {
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    from: mail.from,
    replyTo: mail.replyTo?.map(({ address }) => address),
    header,
    calendar: content ? readCalendar(content) : null,
  };
}

function readCalendar(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event in the calendar file');
  const event = new ICAL.Event(component);
  const { uid, sequence, location } = event;
  return { content, method: calendar.getFirstPropertyValue('method'), uid, sequence, location };
}
