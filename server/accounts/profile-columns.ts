import { users } from '#shared/schema/users.ts';

/** What people change of their own account. Answers have it as it is now: two requests at once change different parts. */
export const profileColumns = {
  firstName: users.firstName,
  lastName: users.lastName,
  organizationName: users.organizationName,
  timeZone: users.timeZone,
  language: users.language,
  profileImageUrl: users.profileImageUrl,
};
