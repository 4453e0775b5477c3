interface Address {
  email: string;
  name: string | null;
}

const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Addresses one per line, in the format of `readAddressList`. */
export const addressLines = (people: readonly Address[]): string =>
  people.map(({ email, name }) => (name ? `${quoted(name)} <${email}>` : email)).join('\n');
