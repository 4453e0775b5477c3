/** The error messages of Chromium, Firefox, Safari and Vite's preloader for code that did not arrive. */
const SIGNS = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /is not a valid javascript mime type/i,
];

/** Whether an error means that a screen's code could not be loaded: offline, or replaced by a newer version. */
export function isCodeLoadError(error: unknown): boolean {
  return error instanceof Error && SIGNS.some((sign) => sign.test(error.message));
}
