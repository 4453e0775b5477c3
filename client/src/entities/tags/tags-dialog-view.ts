import { sharedValue } from '#client/lib/shared-value.ts';

const isOpen = sharedValue(false);

/** Opens the dialog of all tags. */
export const manageTags = (): void => isOpen.set(true);
export const closeTags = (): void => isOpen.set(false);

export const useTagsDialogView = isOpen.useValue;
