const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address: lower case, without `+tag`, for Gmail without dots. Used only to count and compare; mails
 * go to the address as given.
 */
export function recipientKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return lower;
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const [untagged = ''] = name.split('+');
  const mailbox = GMAIL.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${mailbox === '' ? name : mailbox}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
