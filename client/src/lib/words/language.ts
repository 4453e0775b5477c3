export { language } from './build-language.ts';
export { readersEnglish as locale } from '../reader-time.ts';
