/** Set for the project `full`, which runs API tests of random requests again, with more of them. */
export const longForm = process.env['LONG_FORM'] === '1';
