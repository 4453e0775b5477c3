/** The address that opens a calendar application instead of a page. */
export const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:');
