/** Stands for the address of a guest who gave none. `.invalid` is a domain that nobody can have (RFC 2606). */
export const noAddress = (unique: string): string => `${unique}@guest.invalid`;

/** Whether mail to a guest could arrive. */
export const canBeWrittenTo = (email: string): boolean => !email.endsWith('.invalid');
