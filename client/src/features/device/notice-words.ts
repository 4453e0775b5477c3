const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** That there is no network. @param since of when what is shown is; null where nothing shown is of the device */
export function networkText(since: Date | null, now: Date): string {
  if (!since) return 'No network.';
  const of = since.toDateString() === now.toDateString() ? time.format(since) : dayAndTime.format(since);
  return `No network. Showing what this device knew at ${of}.`;
}

const one = (count: number, rest: [one: string, many: string]) => `${count} ${count === 1 ? rest[0] : rest[1]}`;

/** How many plays wait, and how many the server did not take. */
export function waitingText(waiting: number, refused: number): string {
  const parts = [];
  if (waiting > 0) parts.push(`${one(waiting, ['play is', 'plays are'])} waiting to be sent.`);
  if (refused > 0) parts.push(`${one(refused, ['play was', 'plays were'])} not taken by the server.`);
  return parts.join(' ');
}
