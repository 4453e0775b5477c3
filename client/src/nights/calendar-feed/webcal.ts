/** The webcal: URL, which opens a calendar application. */
export const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:');
