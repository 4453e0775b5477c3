/** The environment of a server with one member of staff. */
export const STAFF = { STAFF_EMAILS: 'staff@example.org' };

/** The payload of a staff pick. */
export const PICK = {
  title: 'Sky Team',
  players: '2',
  duration: '20 min',
  staffMember: 'Robin',
  recommendationReason: 'Land it once and you will want the next airport.',
};
