import { useViewInAddress } from '#client/lib/use-view-in-address.ts';
import { formatView, parseView } from './collection-view.ts';

const FORMAT = { parse: parseView, format: formatView };

/** The view of My Games in the URL, and a setter. */
export const useCollectionView = () => useViewInAddress(FORMAT);
