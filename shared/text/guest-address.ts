/** Placeholder address of a guest without one. `.invalid` is reserved (RFC 2606). */
export const noAddress = (unique: string): string => `${unique}@guest.invalid`;

/** Whether the guest has a real address. */
export const canBeWrittenTo = (email: string): boolean => !email.endsWith('.invalid');
