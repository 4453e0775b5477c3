/** The environment of a server whose one member of staff has this address. */
export const STAFF = { STAFF_EMAILS: 'staff@example.org' };

/** What makes a staff pick. */
export const PICK = {
  title: 'Sky Team',
  players: '2',
  duration: '20 min',
  staffMember: 'Robin',
  recommendationReason: 'Land it once and you will want the next airport.',
};
