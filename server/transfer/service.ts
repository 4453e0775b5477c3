/** All that other modules may call. */
export { openBgg } from './imports/bgg/open-bgg.ts';
export {
  runningImportCount,
  waitForRunningImports,
  stopReadings,
  deleteOldPreviews,
  type BggServices,
} from './imports/service.ts';
export { READ_PAGE, readPage } from './page-import/service.ts';
