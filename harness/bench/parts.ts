import { benchAnalysing } from './analysing.ts';
import { benchBlocking } from './blocking.ts';
import { benchBrowsing } from './browsing.ts';
import { benchCapacity } from './capacity.ts';
import { benchCompleting } from './completing.ts';
import { benchEvening } from './evening.ts';
import { benchFiltering } from './filtering.ts';
import { benchFindingDates } from './finding-dates.ts';
import { benchGrowing } from './growing.ts';
import { benchImporting } from './importing.ts';
import { benchListing } from './listing.ts';
import { benchMailing } from './mailing.ts';
import { benchNavigation } from './navigation.ts';
import { benchPicking } from './picking.ts';
import { benchPlaying } from './playing.ts';
import { benchRecommending } from './recommending.ts';
import { benchStarting } from './starting.ts';
import { benchUploading } from './uploading.ts';
import { benchVisiting } from './visiting.ts';
import { benchWriting } from './writing.ts';

/** Each part by its name: what it measures, as tables by their title. */
export const PARTS = {
  starting: benchStarting,
  importing: benchImporting,
  listing: benchListing,
  writing: benchWriting,
  growing: benchGrowing,
  playing: benchPlaying,
  picking: benchPicking,
  filtering: benchFiltering,
  evening: benchEvening,
  'finding-dates': benchFindingDates,
  completing: benchCompleting,
  recommending: benchRecommending,
  blocking: benchBlocking,
  browsing: benchBrowsing,
  navigation: benchNavigation,
  analysing: benchAnalysing,
  mailing: benchMailing,
  capacity: benchCapacity,
  uploading: benchUploading,
  visiting: benchVisiting,
};
export type Part = keyof typeof PARTS;

/** Parts of the short form: those with a floor, a ceiling or a budget. */
export const SHORT_PARTS: readonly Part[] = ['listing', 'writing', 'blocking', 'uploading', 'visiting'];
