/** Characters before the `@` that make no difference, by domain. */
const IGNORED = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, /\./g] as const),
  ...['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'].map((domain) => [domain, /[._-]/g] as const),
]);

/**
 * The mailbox of an address: lower case, without `+tag`, for Gmail without dots, for Proton without dots, hyphens and
 * underscores. Used only to count and compare; mails go to the address as given.
 */
export function recipientKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return lower;
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const [untagged = ''] = name.split('+');
  const ignored = IGNORED.get(domain);
  const mailbox = ignored ? untagged.replaceAll(ignored, '') : untagged;
  return `${mailbox === '' ? name : mailbox}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** Domains of one provider at which a name is the same mailbox; the first one stands for all. */
const SAME_DOMAINS = [
  ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
] as const;
const FIRST_DOMAIN = new Map<string, string>(
  SAME_DOMAINS.flatMap((domains) => domains.map((domain) => [domain, domains[0]] as const)),
);

/** The same mailbox for all domains of its provider: for the counts of a day. What is stored for longer has `recipientKey`. */
export function countedMailbox(address: string): string {
  const key = recipientKey(address);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  return `${key.slice(0, at + 1)}${FIRST_DOMAIN.get(domain) ?? domain}`;
}
