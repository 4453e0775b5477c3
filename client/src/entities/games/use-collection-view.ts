import { useViewInAddress } from '#client/lib/use-view-in-address.ts';
import { formatView, parseView } from './collection-view.ts';

const FORMAT = { parse: parseView, format: formatView };

/** What My Games shows and how, and how to change it: it stands in the address. */
export const useCollectionView = () => useViewInAddress(FORMAT);
