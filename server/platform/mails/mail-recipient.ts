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
  ['yandex.ru', 'yandex.com', 'yandex.com.tr', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
] as const;
const FIRST_DOMAIN = new Map<string, string>(
  SAME_DOMAINS.flatMap((domains) => domains.map((domain) => [domain, domains[0]] as const)),
);
/** Every address at `name.fastmail.com` is delivered to `name@fastmail.com`. */
const MAILBOX_IS_SUBDOMAIN = ['fastmail.com', 'fastmail.fm'];

/**
 * The same mailbox for all domains and subdomains of its provider, and for Yandex with a dot as with a hyphen: for the
 * counts of a day. What is stored for longer has `recipientKey`.
 */
export function countedMailbox(address: string): string {
  const key = recipientKey(address);
  const at = key.lastIndexOf('@');
  if (at < 1) return key;
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  const parent = MAILBOX_IS_SUBDOMAIN.find((one) => domain.endsWith(`.${one}`));
  if (parent !== undefined) return `${domain.slice(0, -parent.length - 1)}@${parent}`;
  const first = FIRST_DOMAIN.get(domain) ?? domain;
  return `${first === 'yandex.ru' ? name.replaceAll('.', '-') : name}@${first}`;
}

/** The bare address in 'Rollcall <post@example.org>', or in an address that stands alone. */
export const bareEmailAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
