/** Set for the project `full`, which runs API tests of random requests and files again, with more of them, and the screens that `npm test` leaves out. */
export const longForm = process.env['LONG_FORM'] === '1';
