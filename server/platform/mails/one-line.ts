// eslint-disable-next-line no-control-regex -- a line break in a header begins another header
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Text fit for a mail header: line breaks and other controls become spaces. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();
